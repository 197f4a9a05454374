import type { DemoTexts } from '../types'

/** Teas in English. */
export const englishTeas: DemoTexts = {
  abendruhe: {
    subtitle: 'Herbal tea, chamomile and lemon balm',
    shortDescription:
      'Whole chamomile flowers from Thuringia with lemon balm and a breath of lavender. Mild, floral and naturally free of caffeine.',
    detailedDescription:
      'A tea for the moment when the day grows quieter.\n\nWe pick the chamomile on four mornings in June, when the flowers are fully open but not yet fading. They dry on wooden frames below 40 °C. Lemon balm and lavender are added only when the tins are filled.\n\nThe cup is pale gold, smells of apple and hay and stays mild even after a long steep. Two teaspoons to 200 ml, 95 °C, eight minutes. A tin makes about 40 cups.\n\nNot suitable if you are allergic to plants of the daisy family.',
    features: [
      'Whole flowers and leaves, no flavourings',
      'Certified organic, DE-ÖKO-006',
      'Tinplate tin that keeps the aroma, refillable',
      'Naturally free of caffeine',
    ],
    benefits: [
      'Mild even after a long steep',
      'A cup for the time after dinner',
      'Batch and month of harvest are on the bottom of the tin',
    ],
    origin: 'Thuringia, Germany',
    harvest: 'June 2026',
  },
  pfefferminze: {
    subtitle: 'Herbal tea, whole leaves',
    shortDescription:
      'Cool, clear and straightforward: pure Mitcham peppermint, from the second cut and dried as whole leaves.',
    detailedDescription:
      'Peppermint is quickly harvested and quickly spoilt. That is why our drying house is less than three kilometres from the field, and less than two hours pass between the cut and the first warm air.\n\nWe use only the leaves of the second cut, in August. They are smaller, darker and stronger in scent. Stalks are sorted out by hand.\n\nOne heaped tablespoon to 250 ml of boiling water, six minutes. In summer it is just as good cold, with a slice of cucumber.',
    features: [
      'A single variety: Mitcham mint',
      'Whole leaves from the second cut',
      'Dried within two hours',
      'Paper pouch, resealable',
      'Free of caffeine',
    ],
    benefits: [
      'Clear mint without bitterness',
      'Equally good hot and cold',
      'Goes a long way: about 30 cups a pouch',
    ],
    origin: 'Thuringia, Germany',
    harvest: 'August 2026',
  },
  'fenchel-anis-kuemmel': {
    subtitle: 'Herbal tea, pyramid bags',
    shortDescription:
      'Three seeds and nothing else: sweet fennel, aniseed and caraway, crushed just before packing so that their scent opens in the water.',
    detailedDescription:
      'Nearly every kitchen knows this blend. We have changed only what you can really taste: how fresh it is.\n\nThe seeds are crushed, not ground, on the very day they are packed. The essential oils stay in the seed and go into the cup instead of the air.\n\nOne pyramid bag to 200 ml of boiling water, ten minutes, covered. The cup is pale yellow, slightly sweet and entirely free of caffeine.',
    features: [
      'Pyramid bags made of corn starch',
      'Seeds crushed on the day of packing',
      'No flavourings, no sweetening',
      'Certified organic, DE-ÖKO-006',
    ],
    benefits: [
      'Mild and a little sweet by nature',
      'In single portions, for on the way as well',
      'Free of caffeine, at any time of day',
    ],
    origin: 'Germany and Türkiye',
    harvest: 'August 2026',
  },
  'brennnessel-birke': {
    subtitle: 'Herbal tea, green and dry',
    shortDescription:
      'Young nettle and birch leaves picked in May, with lemongrass. A green, slightly dry infusion without caffeine.',
    detailedDescription:
      'In May birch leaves are still soft and sticky, and the nettle has its first four pairs of leaves. That is exactly when we pick both, in the Rhön hills, on land that has not been sprayed for eleven years.\n\nLemongrass gives the blend a bright top and takes the sternness out of the nettle. It needs no more than that.\n\nTwo teaspoons to 250 ml of boiling water, seven minutes. Drink plenty of water through the day. If your heart or kidneys do not work fully, please ask your doctor first.',
    features: [
      'May harvest from the Rhön',
      'Leaves dried whole',
      'No flavourings, no sugar',
      'Free of caffeine',
      'Paper pouch lined with cellulose',
    ],
    benefits: [
      'Dry and clear with a bright citrus note',
      'Good as a large pot for the desk',
      'Still pleasant once it has cooled',
    ],
    origin: 'Rhön, Germany',
    harvest: 'May 2026',
  },
  'kraeuter-probierset': {
    subtitle: 'Herbal tea, five kinds to get to know',
    shortDescription:
      'Five of our herbal and fruit teas in small paper bags, with a card on water, amount and steeping time. A good present, too.',
    detailedDescription:
      'If you do not know where to begin, begin with everything. The set holds Abendruhe, Pfefferminze, Hagebutte, Ingwer Zitrone and Brennnessel Birke, 20 g each, which is about ten cups of every kind.\n\nThe bags are sealed and labelled one by one. The card says how hot the water should be and how long each tea steeps.\n\nThe box closes with a paper band and needs no wrapping. We add a handwritten card if you like: just put the words into the order note.',
    features: [
      'Five kinds of 20 g each',
      'A card on how to prepare them',
      'Box and bags made of paper',
      'Certified organic, DE-ÖKO-006',
      'Handwritten card on request',
    ],
    benefits: ['A tour of our range', 'About 50 cups without settling on one', 'Ready to give away'],
    origin: 'Germany, Türkiye and Egypt',
    harvest: 'Summer 2026',
  },
  hagebutte: {
    subtitle: 'Fruit tea, 20 pyramid bags',
    shortDescription:
      'Rose hip shells without seeds, with hibiscus and apple. Ruby red, fruity and pleasantly tart.',
    detailedDescription:
      'Rose hips are hard work: every fruit has to be opened, seeded and freed of its fine hairs. We take the time and use the shells alone.\n\nHibiscus gives the colour, pieces of apple bring sweetness without any sugar. The pyramid bags leave the pieces room to swell.\n\nOne bag to 200 ml of boiling water, ten minutes. Very good as iced tea as well: brew it double strength and pour it over ice.',
    features: [
      'Shells only, seeded and sieved',
      '20 pyramid bags made of corn starch',
      'No sugar, no flavourings',
      'Free of caffeine',
    ],
    benefits: ['Fruity with a fine tartness', 'Quenches thirst when cold', 'In single portions'],
    origin: 'Chile, Egypt and Germany',
    harvest: 'Autumn 2025',
  },
  'ingwer-zitrone': {
    subtitle: 'Fruit tea, hot and clear',
    shortDescription:
      'Large pieces of ginger, lemon peel and apple. First fresh, then hot: a lively cup without caffeine.',
    detailedDescription:
      'The ginger in this blend is dried with its skin, in cubes that still look like the root. It lets go of its heat slowly, and the last sip is stronger than the first.\n\nThe lemon peel comes from Mersin and is cut by hand, without the bitter white. Apple and a little liquorice root round it off.\n\nTwo teaspoons to 250 ml of boiling water, eight to ten minutes. If you like it hotter, leave the pieces in the cup.',
    features: [
      'Ginger in whole cubes',
      'Lemon peel cut by hand',
      'No flavourings, no sugar',
      'Tin, refillable',
      'Free of caffeine',
    ],
    benefits: ['A lively heat that comes slowly', 'Good plain, with honey or cold', 'About 35 cups a tin'],
    origin: 'Peru and Türkiye',
    harvest: 'Winter 2026',
  },
  morgengruen: {
    subtitle: 'Green tea, loose, with mint',
    shortDescription:
      'Steamed sencha with mint from the Aegean: grassy, fresh and clear. For the first mug of the morning.',
    detailedDescription:
      'Morgengrün joins a Japanese idea to a Turkish garden. The sencha is steamed after the harvest, not roasted, and keeps its green. The mint grows near Tire, an hour east of Izmir, and reaches us in June.\n\nThe cup is pale green and slightly sweet, with a cool finish. It turns bitter only if the water is too hot: 75 °C is enough.\n\nTwo teaspoons to 250 ml, two minutes. The leaves are good for a second infusion. Contains caffeine.',
    features: [
      'Steamed sencha, first flush',
      'Mint from the Aegean',
      'Two infusions from one portion',
      'Resealable pouch',
      'Contains caffeine',
    ],
    benefits: [
      'Fresh and clear, not bitter at 75 °C',
      'Pleasant when brewed cold',
      'Goes a long way: about 50 cups a pouch',
    ],
    origin: 'Japan and the Aegean, Türkiye',
    harvest: 'April 2026',
  },
  'assam-gold': {
    subtitle: 'Black tea, strong and malty',
    shortDescription:
      'A strong second flush with plenty of golden tips. Malty, round and sturdy enough for a dash of milk.',
    detailedDescription:
      'Assam Gold comes from a single garden on the southern bank of the Brahmaputra. It is picked at the end of June, when the shoots grow slowly and the buds put on their golden down.\n\nIn the cup it is copper red, smells of malt and dried figs and has a firm middle. It shows most without sugar; milk makes it soft.\n\nOne heaped teaspoon to 250 ml of boiling water, three to four minutes. Contains caffeine.',
    features: [
      'One garden, one flush',
      'A high share of golden tips',
      'Tin with an inner lid',
      'Certified organic, DE-ÖKO-006',
      'Contains caffeine',
    ],
    benefits: ['Strong and malty, not sharp', 'Takes milk and rock sugar', 'Keeps its aroma in the tin'],
    origin: 'Assam, India',
    harvest: 'June 2026',
  },
  'matcha-uji': {
    subtitle: 'Green tea, finely ground',
    shortDescription:
      'Shaded green tea from Uji, ground on granite mills. Bright green, velvety and with a fine sweetness at the end.',
    detailedDescription:
      'Three weeks before the harvest the bushes in Uji are shaded with mats. The leaves then grow more slowly and turn darker and softer. After steaming the ribs are taken out; what remains is the flesh of the leaf, which becomes a fine powder on granite.\n\nA mill grinds about 40 g an hour, exactly one of our tins.\n\nSift two grams into a bowl, pour on 70 ml of water at 80 °C and whisk with bamboo until a fine foam stands. Once opened, keep cool and use within six weeks. Contains caffeine.',
    features: [
      'First harvest, shaded for three weeks',
      'Ground on granite',
      'Lightproof tin with an inner bag',
      'Certified organic, DE-ÖKO-006',
      'Contains caffeine',
    ],
    benefits: ['Velvety, never sandy', 'For the bowl as well as for matcha latte', 'About 20 bowls a tin'],
    origin: 'Uji, Japan',
    harvest: 'May 2026',
  },
}
