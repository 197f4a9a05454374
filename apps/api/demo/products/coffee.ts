import type { DemoProduct } from '../types'
import { review } from './review'

export const coffee: readonly DemoProduct[] = [
  {
    slug: 'hochland-roestung',
    name: 'Hochland Röstung',
    subtitle: 'Kaffee, ganze Bohne',
    shortDescription:
      'Arabica aus dem Hochland von Sidamo, langsam in der Trommel geröstet. Nussig, mit einem Anflug von Orange und wenig Säure.',
    detailedDescription:
      'Zwischen 1.800 und 2.100 Metern reifen die Kirschen spät. Die Familien, von denen wir kaufen, pflücken sie in drei Durchgängen und trocknen sie auf erhöhten Betten in der Sonne. Bezahlt wird direkt und über Marktpreis.\n\nGeröstet wird in Weimar, 17 Minuten in der Trommel, immer dienstags. Das Röstdatum steht auf jedem Beutel.\n\nFür Filter empfehlen wir 60 g auf einen Liter bei 93 °C. Auch im Vollautomaten bleibt die Röstung rund. Enthält Koffein.',
    category: 'Energy',
    prices: { germany: 1350, turkey: 55900, mobile: 1300 },
    taxRate: 7,
    turkishTaxRate: 10,
    netContent: { amount: 250, unit: 'g' },
    tint: 'apricot',
    pictures: [
      { file: 'hochland-roestung', alt: 'Dunkler Kaffeebeutel Hochland Röstung mit apricotfarbenem Etikett' },
      {
        file: 'hochland-roestung-stillleben',
        alt: 'Kaffeebeutel Hochland Röstung vor einem Bogen mit Kaffeezweig, daneben ein Glas Kaffee',
      },
      { file: 'herbar-kaffee', alt: 'Zeichnung: Kaffeezweig mit Kirschen' },
    ],
    stock: 320,
    bestseller: false,
    features: [
      '100 % Arabica, Sidamo, Äthiopien',
      'Trommelröstung, 17 Minuten',
      'Röstdatum auf jedem Beutel',
      'Aromaventil und Papierclip',
      'Enthält Koffein',
    ],
    benefits: [
      'Nussig und rund, wenig Säure',
      'Für Filter, French Press und Vollautomat',
      'Direkt bezahlt, über Marktpreis',
    ],
    ingredients: [{ name: 'Röstkaffee Arabica*', amount: '100', unit: '%' }],
    certification: ['Fair gehandelt'],
    nutritionalInfo: { servingSize: '1 Tasse (150 ml)', calories: 2, protein: 0.2, carbohydrates: 0.3 },
    reviews: [
      review(
        'Stefan N.',
        5,
        '2026-11-09',
        'Frisch geröstet, vier Tage alt bei Ankunft. Aus der Chemex ein Traum.',
      ),
      review(
        'Gülay M.',
        5,
        '2026-10-27',
        'Rund und nussig, genau mein Geschmack. Auch ohne Milch kein bisschen sauer.',
      ),
      review('Marc O.', 4, '2026-09-30', 'Sehr guter Filterkaffee. Für Espresso nehme ich lieber den Nacht.'),
      review(
        'Cornelia B.',
        5,
        '2026-08-17',
        'Schön, dass man weiß, woher die Bohnen kommen und wann sie geröstet wurden.',
      ),
      review('Uwe H.', 4, '2026-07-01', 'Guter Kaffee zu einem fairen Preis. Ein Kilobeutel wäre praktisch.'),
      review('Leyla K.', 5, '2026-05-26', 'Seit drei Monaten im Vollautomaten, gleichbleibend gut.'),
    ],
    related: ['espresso-nacht', 'mondschein-entkoffeiniert', 'trinkkakao-feinherb', 'assam-gold'],
  },
  {
    slug: 'espresso-nacht',
    name: 'Espresso Nacht',
    subtitle: 'Kaffee, dunkle Röstung',
    shortDescription:
      'Eine dunkle, dichte Espressoröstung mit Noten von Bitterschokolade und gerösteter Mandel. Feste Crema, langer Nachhall.',
    detailedDescription:
      'Espresso Nacht ist unsere dunkelste Röstung, und trotzdem schmeckt sie nicht verbrannt. Wir nehmen uns 20 Minuten und enden kurz nach dem zweiten Knacken, bevor das Öl an die Oberfläche tritt.\n\nDie Mischung besteht aus Brasilien und Sumatra: das eine für Körper und Schokolade, das andere für Würze. Ein Anteil von 15 % Robusta gibt der Crema Stand.\n\nUnser Rezept: 18 g Bohnen, 36 g Espresso, 27 Sekunden. Auch in der Herdkanne sehr gut. Enthält Koffein.',
    category: 'Energy',
    prices: { germany: 1420, turkey: 58900, mobile: 1380 },
    taxRate: 7,
    turkishTaxRate: 10,
    netContent: { amount: 250, unit: 'g' },
    tint: 'rose',
    pictures: [
      { file: 'espresso-nacht', alt: 'Heller Kaffeebeutel Espresso Nacht mit schwarzbraunem Etikett' },
      { file: 'herbar-kaffee', alt: 'Zeichnung: Kaffeezweig mit Kirschen' },
    ],
    stock: 190,
    bestseller: true,
    features: [
      '85 % Arabica, 15 % Robusta',
      'Dunkle Trommelröstung, 20 Minuten',
      'Röstdatum auf jedem Beutel',
      'Aromaventil und Papierclip',
      'Enthält Koffein',
    ],
    benefits: [
      'Dichte, stabile Crema',
      'Kräftig genug für Cappuccino',
      'Für Siebträger, Vollautomat und Herdkanne',
    ],
    ingredients: [
      { name: 'Röstkaffee Arabica*', amount: '85', unit: '%' },
      { name: 'Röstkaffee Robusta*', amount: '15', unit: '%' },
    ],
    certification: ['Fair gehandelt'],
    nutritionalInfo: { servingSize: '1 Espresso (30 ml)', calories: 1, protein: 0.1, carbohydrates: 0.2 },
    reviews: [
      review(
        'Matteo C.',
        5,
        '2026-11-04',
        'Endlich ein Bio-Espresso mit ordentlicher Crema. Das angegebene Rezept passt auf Anhieb.',
      ),
      review(
        'Verena I.',
        4,
        '2026-10-14',
        'Kräftig und schokoladig. In der Herdkanne etwas feiner mahlen, dann ist er perfekt.',
      ),
      review('Burak T.', 5, '2026-09-08', 'Im Cappuccino setzt er sich wunderbar durch.'),
      review('Renate G.', 4, '2026-06-25', 'Für mich abends zu stark, morgens aber genau richtig.'),
    ],
    related: ['hochland-roestung', 'mondschein-entkoffeiniert', 'trinkkakao-feinherb', 'matcha-uji'],
  },
  {
    slug: 'mondschein-entkoffeiniert',
    name: 'Mondschein',
    subtitle: 'Kaffee, entkoffeiniert',
    shortDescription:
      'Kaffee für den späten Tag: mit Quellkohlensäure entkoffeiniert, mild geröstet, mit Noten von Karamell und Haselnuss.',
    detailedDescription:
      'Entkoffeinierter Kaffee schmeckt oft dünn, weil mit dem Koffein auch das Aroma geht. Bei unserem Verfahren löst Quellkohlensäure unter Druck nur das Koffein aus der grünen Bohne. Lösungsmittel kommen nicht zum Einsatz.\n\nDie Bohnen stammen von einer Kooperative in Chiapas. Wir rösten sie etwas heller als unsere anderen Kaffees, damit die Süße stehen bleibt.\n\n60 g auf einen Liter, 93 °C. Der Restkoffeingehalt liegt unter 0,1 % in der Trockenmasse.',
    category: 'Organic',
    prices: { germany: 1390, turkey: 57500, mobile: 1350 },
    taxRate: 7,
    turkishTaxRate: 10,
    netContent: { amount: 250, unit: 'g' },
    tint: 'sand',
    pictures: [
      {
        file: 'mondschein-entkoffeiniert',
        alt: 'Blaugrauer Kaffeebeutel Mondschein mit cremefarbenem Etikett',
      },
      { file: 'herbar-kaffee', alt: 'Zeichnung: Kaffeezweig mit Kirschen' },
    ],
    stock: 120,
    bestseller: false,
    features: [
      'Mit Quellkohlensäure entkoffeiniert',
      '100 % Arabica, Chiapas, Mexiko',
      'Mittlere Röstung',
      'Röstdatum auf jedem Beutel',
    ],
    benefits: ['Voller Geschmack ohne Koffein', 'Süß und nussig, kaum Säure', 'Für Filter und Vollautomat'],
    ingredients: [{ name: 'Entkoffeinierter Röstkaffee Arabica*', amount: '100', unit: '%' }],
    certification: [],
    nutritionalInfo: { servingSize: '1 Tasse (150 ml)', calories: 2, protein: 0.2, carbohydrates: 0.3 },
    reviews: [
      review(
        'Monika J.',
        5,
        '2026-10-31',
        'Mein Mann hat nicht gemerkt, dass er ohne Koffein ist. Mehr Lob geht nicht.',
      ),
      review('Sven K.', 4, '2026-09-16', 'Für einen Entkoffeinierten überraschend rund.'),
      review('Dilek Y.', 5, '2026-08-05', 'Endlich wieder Kaffee nach dem Abendessen.'),
      review('Barbara Q.', 4, '2026-06-03', 'Schöne Karamellnote. Bitte auch gemahlen anbieten.'),
    ],
    related: ['hochland-roestung', 'espresso-nacht', 'trinkkakao-feinherb', 'abendruhe'],
  },
]
