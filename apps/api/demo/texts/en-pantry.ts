import type { DemoTexts } from '../types'

/** Coffee, spices, protein and care in English. */
export const englishPantry: DemoTexts = {
  'hochland-roestung': {
    subtitle: 'Coffee, whole beans',
    shortDescription:
      'Arabica from the highlands of Sidamo, slowly roasted in the drum. Nutty, with a hint of orange and little acidity.',
    detailedDescription:
      'Between 1,800 and 2,100 metres the cherries ripen late. The families we buy from pick them in three rounds and dry them in the sun on raised beds. They are paid directly and above the market price.\n\nWe roast in Weimar, 17 minutes in the drum, always on Tuesdays. The date of roasting is on every bag.\n\nFor filter coffee we suggest 60 g to a litre at 93 °C. It stays round in a fully automatic machine, too. Contains caffeine.',
    features: [
      '100% Arabica, Sidamo, Ethiopia',
      'Drum roast, 17 minutes',
      'Date of roasting on every bag',
      'Aroma valve and paper clip',
      'Contains caffeine',
    ],
    benefits: [
      'Nutty and round, little acidity',
      'For filter, French press and fully automatic machines',
      'Paid directly, above the market price',
    ],
    origin: 'Sidamo, Ethiopia',
    harvest: 'December 2025',
  },
  'espresso-nacht': {
    subtitle: 'Coffee, dark roast',
    shortDescription:
      'A dark, dense espresso with notes of bitter chocolate and roasted almond. Firm crema, a long finish.',
    detailedDescription:
      'Espresso Nacht is our darkest roast, and still it does not taste burnt. We take 20 minutes and stop shortly after the second crack, before the oil reaches the surface.\n\nThe blend is from Brazil and Sumatra: one for body and chocolate, the other for spice. A share of 15% Robusta gives the crema its stand.\n\nOur recipe: 18 g of beans, 36 g of espresso, 27 seconds. Very good in a moka pot, too. Contains caffeine.',
    features: [
      '85% Arabica, 15% Robusta',
      'Dark drum roast, 20 minutes',
      'Date of roasting on every bag',
      'Aroma valve and paper clip',
      'Contains caffeine',
    ],
    benefits: [
      'Dense, lasting crema',
      'Strong enough for cappuccino',
      'For portafilter, fully automatic machine and moka pot',
    ],
    origin: 'Brazil and Sumatra',
    harvest: 'August 2025',
  },
  'mondschein-entkoffeiniert': {
    subtitle: 'Coffee, decaffeinated',
    shortDescription:
      'Coffee for late in the day: decaffeinated with natural carbon dioxide, gently roasted, with notes of caramel and hazelnut.',
    detailedDescription:
      'Decaffeinated coffee often tastes thin, because the aroma leaves with the caffeine. In our process carbon dioxide from a spring dissolves nothing but the caffeine in the green bean, under pressure. No solvents are used.\n\nThe beans are from a cooperative in Chiapas. We roast them a little lighter than our other coffees so that the sweetness stays.\n\n60 g to a litre, 93 °C. What is left of the caffeine is below 0.1% of the dry matter.',
    features: [
      'Decaffeinated with carbon dioxide from a spring',
      '100% Arabica, Chiapas, Mexico',
      'Medium roast',
      'Date of roasting on every bag',
    ],
    benefits: [
      'Full taste without caffeine',
      'Sweet and nutty, hardly any acidity',
      'For filter and fully automatic machines',
    ],
    origin: 'Chiapas, Mexico',
    harvest: 'February 2026',
  },
  goldmilch: {
    subtitle: 'Spice blend, turmeric and ginger',
    shortDescription:
      'Turmeric, ginger, Ceylon cinnamon and a trace of pepper, finely ground. A spoonful in hot milk, and the kitchen smells of it.',
    detailedDescription:
      'Golden milk stands and falls with its turmeric. Ours is from Kerala, is briefly steamed after washing and ground only in Germany, in small amounts and at a low temperature.\n\nGinger, Ceylon cinnamon, cardamom and a little black pepper join it. There is no sugar in it: sweeten it with honey or dates, as much as you like.\n\nOne teaspoon to 200 ml of milk or oat drink; warm it while stirring, do not boil. Good on porridge and in pumpkin soup, too.',
    features: [
      'Five spices and nothing else',
      'Ceylon cinnamon instead of cassia',
      'No sugar',
      'Jar with a wooden lid, reusable',
      'Certified organic, DE-ÖKO-006',
    ],
    benefits: [
      'Spicy and mild at once',
      'Dissolves without lumps',
      'For cooking and baking, too',
      'About 50 cups a jar',
    ],
    origin: 'Kerala, India, and Sri Lanka',
    harvest: 'February 2026',
  },
  'trinkkakao-feinherb': {
    subtitle: 'Cocoa, dark with vanilla',
    shortDescription:
      'Low-fat cocoa, raw cane sugar and real vanilla. Strong in cocoa, restrained in sweetness.',
    detailedDescription:
      'Most drinking chocolates are half sugar or more. Ours has 68% cocoa and just enough cane sugar to soften the bitterness.\n\nThe cocoa is from two cooperatives in the Dominican Republic. The vanilla is added as a ground pod; you can see it as fine specks.\n\nThree teaspoons to 200 ml of milk or oat drink: stir them into a sip of cold milk, then pour on the hot. Cold, it likes a pinch of salt.',
    features: [
      '68% cocoa, low in fat',
      'Ground vanilla pod',
      'Raw cane sugar, no flavourings',
      'Paper tin without plastic',
      'Fairly traded',
    ],
    benefits: ['Strong, not too sweet', 'Stirs in without lumps', 'Hot, cold and for baking'],
    origin: 'Dominican Republic',
    harvest: 'March 2026',
  },
  rosenblueten: {
    subtitle: 'Herbs, whole flowers',
    shortDescription: 'Small damask roses from Isparta, dried whole. For tea, desserts and the sugar bowl.',
    detailedDescription:
      'In Isparta the rose harvest begins before sunrise and lasts just five weeks. We take the buds shortly before they open and dry them in the shade so that the colour stays.\n\nIn the cup they are delicate and floral, with hardly any sweetness. In the kitchen they go with rice pudding, yoghurt and pale pastry. They are untreated and meant to be eaten.\n\nFive flowers to 200 ml, 90 °C, six minutes. The harvest is small: once a year’s is gone, we wait for the next May.',
    features: [
      'Damask rose from Isparta',
      'Whole buds, dried in the shade',
      'Untreated and edible',
      'Jar with a wooden lid, reusable',
    ],
    benefits: [
      'A delicate, floral infusion',
      'Pretty on desserts and cakes',
      'Year and batch are on the jar',
    ],
    origin: 'Isparta, Türkiye',
    harvest: 'May 2026',
  },
  'lavendel-pflegeoel': {
    subtitle: 'Skin care, almond and lavender',
    shortDescription:
      'Cold-pressed almond oil with lavender from Provence. A few drops for hands, face and dry patches.',
    detailedDescription:
      'Three ingredients, one small bottle. Almond oil sinks in slowly and leaves the skin soft, jojoba makes it lighter, and the lavender smells the way a field smells in July: of herbs, not of sweets.\n\nThe lavender grows at 1,100 metres and is distilled at the edge of the field.\n\nPut two or three drops on slightly damp skin and spread them gently. For external use only. Keep away from the eyes. Contains natural fragrances (linalool, limonene); please try it in the crook of the arm first.',
    features: [
      'Three ingredients, cold-pressed',
      'No mineral oil, no perfume',
      'Brown glass with a pipette',
      'For external use only',
    ],
    benefits: [
      'Softens dry skin',
      'Sinks in without stickiness',
      'Economical: two or three drops are enough',
    ],
    origin: 'Provence, France, and Spain',
    harvest: 'July 2026',
  },
  'protein-pur': {
    subtitle: 'Fitness, pea and hemp',
    shortDescription:
      'Pea and hemp protein with a trace of vanilla, without sweeteners. 22 g of protein a serving.',
    detailedDescription:
      'Protein Pur has four ingredients. The pea protein is from France, the hemp from the Uckermark, the vanilla is a ground pod, and a pinch of salt holds it together. There are no sweeteners, thickeners or flavourings.\n\nProtein contributes to a growth in and to the maintenance of muscle mass. 100 g contain 73 g of protein, about 76% of the energy.\n\nStir 30 g into 250 ml of water, milk or oat drink. In porridge and pancakes it takes the place of some of the flour. A varied diet remains the foundation.',
    features: [
      '22 g of protein a serving',
      'Four ingredients, vegan',
      'No sweeteners, no flavourings',
      'Free of soya, lactose and gluten',
      '20 servings a tin',
    ],
    benefits: [
      'Protein contributes to a growth in muscle mass',
      'Protein contributes to the maintenance of muscle mass',
      'High in protein, no added sugar',
      'Neutral enough for shakes, porridge and dough',
    ],
    origin: 'France and the Uckermark, Germany',
  },
}
