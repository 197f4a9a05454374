import type { DemoTexts } from '../types'

const notice =
  'Food supplement. Do not exceed the recommended daily portion. Not a substitute for a balanced and varied diet and a healthy way of life. Keep out of the reach of young children.'

/** Supplements in English, with the required notice. */
export const englishSupplements: DemoTexts = {
  'kollagen-beere': {
    subtitle: 'Food supplement, powder with vitamin C',
    shortDescription:
      'Collagen peptides with aronia, raspberry and vitamin C from acerola. One scoop a day, in water or yoghurt.',
    detailedDescription: `Kollagen Beere joins collagen peptides from grazing cattle with powdered aronia and raspberry. Nothing is sweetened; the slight sweetness comes from the fruit.\n\nVitamin C contributes to normal collagen formation for the normal function of skin. For collagen itself there is no authorised claim, and we do not invent one.\n\nRecommended use: stir 12 g (one scoop) a day into 200 ml of water, juice or yoghurt. Not vegetarian.\n\n${notice}`,
    features: [
      '10 g of collagen peptides a serving',
      '80 mg of vitamin C from acerola',
      'No added sugar, no flavourings',
      '30 servings a tin',
      'Wooden scoop',
    ],
    benefits: [
      'Vitamin C contributes to normal collagen formation for the normal function of skin',
      'Dissolves in cold and warm drinks',
      'Fruity, without artificial sweetness',
    ],
    origin: 'Germany and Poland',
  },
  'kurkuma-plus': {
    subtitle: 'Food supplement, 90 capsules',
    shortDescription:
      'Turmeric root and ginger with vitamin C from the acerola cherry. Three capsules a day, 30 days.',
    detailedDescription: `Kurkuma Plus is a plain recipe: ground turmeric root, ginger and acerola. The “Plus” is vitamin C, which we add as fruit powder and not as a synthetic.\n\nVitamin C contributes to the protection of cells from oxidative stress. About the effect of turmeric and ginger we deliberately say nothing: no claim is authorised for them in the EU.\n\nRecommended use: 3 capsules a day with a meal and plenty of liquid. Not during pregnancy or while breastfeeding. With gallstones or blood thinners please ask a doctor first.\n\n${notice}`,
    features: [
      '90 capsules, enough for 30 days',
      'Vitamin C from acerola',
      'Cellulose capsule, vegan',
      'No fillers, no piperine',
      'In brown glass',
    ],
    benefits: [
      'Vitamin C contributes to the protection of cells from oxidative stress',
      'Vitamin C contributes to the normal function of the immune system',
      'A short list of ingredients that you can follow',
      'Test report of every batch on request',
    ],
    origin: 'India and Brazil',
  },
  'magnesium-citrat': {
    subtitle: 'Food supplement, capsules',
    shortDescription: '250 mg of magnesium from magnesium citrate in four capsules a day. Nothing added.',
    detailedDescription: `Magnesium Citrat holds exactly what its name says. We use trimagnesium dicitrate and beside it only the capsule.\n\nMagnesium contributes to normal muscle function and to a reduction of tiredness and fatigue. The daily dose follows the advice of the German Federal Institute for Risk Assessment: at most 250 mg from supplements.\n\nRecommended use: 4 capsules a day, best divided between two meals, with a glass of water.\n\n${notice}`,
    features: [
      '250 mg of magnesium a day',
      '120 capsules last for 30 days',
      'No fillers, no release agents',
      'Vegan, free of gluten and lactose',
      'In brown glass',
    ],
    benefits: [
      'Magnesium contributes to normal muscle function',
      'Magnesium contributes to a reduction of tiredness and fatigue',
      'Magnesium contributes to electrolyte balance',
    ],
    origin: 'Germany',
  },
  'vitamin-d3': {
    subtitle: 'Food supplement, drops in olive oil',
    shortDescription:
      'Plant-based vitamin D3 from lichen, dissolved in olive oil. One drop a day holds 20 µg.',
    detailedDescription: `Between October and March the sun of central Europe is hardly enough for the skin to form its own vitamin D. Our drops are meant for these months.\n\nVitamin D contributes to the maintenance of normal bones and to the normal function of the immune system. We gain it from lichen, not from wool fat, and dissolve it in extra virgin olive oil.\n\nRecommended use: 1 drop a day with a meal. The bottle holds about 600 drops. Do not take other vitamin D products without asking a doctor.\n\n${notice}`,
    features: [
      '20 µg (800 IU) a drop',
      'From lichen, vegan',
      'In extra virgin olive oil',
      'About 600 drops',
      'Brown glass with a pipette',
    ],
    benefits: [
      'Vitamin D contributes to the maintenance of normal bones',
      'Vitamin D contributes to the normal function of the immune system',
      'Vitamin D contributes to the maintenance of normal muscle function',
    ],
    origin: 'Germany and the Aegean, Türkiye',
  },
  'eisen-vitamin-c': {
    subtitle: 'Food supplement, 60 capsules',
    shortDescription:
      'Iron as bisglycinate, together with vitamin C from rose hip and acerola. One capsule a day, 60 days.',
    detailedDescription: `Iron and vitamin C belong together: vitamin C increases iron absorption. That is why both are in one capsule, the vitamin C from powdered rose hip and acerola, the iron as bisglycinate.\n\nIron contributes to normal oxygen transport in the body and to a reduction of tiredness and fatigue. The dose of 6 mg follows the upper limit advised by the German Federal Institute for Risk Assessment.\n\nRecommended use: 1 capsule a day with a glass of water, not together with coffee or black tea. Men, women after the menopause and pregnant women should take iron only after asking a doctor.\n\n${notice}`,
    features: [
      '6 mg of iron as bisglycinate',
      '80 mg of vitamin C from fruit',
      '60 capsules, enough for 60 days',
      'Vegan, no release agents',
      'In brown glass',
    ],
    benefits: [
      'Iron contributes to normal oxygen transport in the body',
      'Iron contributes to a reduction of tiredness and fatigue',
      'Vitamin C increases iron absorption',
    ],
    origin: 'Germany and Brazil',
  },
  'zink-biotin': {
    subtitle: 'Food supplement, 60 capsules',
    shortDescription: 'Zinc as bisglycinate with biotin and oat bran. One capsule a day, for two months.',
    detailedDescription: `Two nutrients, one capsule. Zinc contributes to the maintenance of normal hair, skin and nails, biotin to the maintenance of normal hair and skin. We promise no more, and no more may be promised.\n\nAs a carrier we use oat bran instead of maltodextrin. The tin is made of paper, the refill pouch follows in spring.\n\nRecommended use: 1 capsule a day with a meal and a glass of water. Please take no other products with zinc. Biotin can affect laboratory values: mention it before blood tests.\n\n${notice}`,
    features: [
      '6.5 mg of zinc as bisglycinate',
      '50 µg of biotin',
      '60 capsules, enough for two months',
      'Oat bran instead of fillers',
      'Paper tin',
    ],
    benefits: [
      'Zinc contributes to the maintenance of normal hair, skin and nails',
      'Biotin contributes to the maintenance of normal hair and skin',
      'Biotin contributes to a normal energy metabolism',
    ],
    origin: 'Germany',
  },
}
