import type { DemoProduct } from '../types'
import { review } from './review'

const organic = ['EU-Bio-Logo', 'DE-ÖKO-006']

export const herbs: readonly DemoProduct[] = [
  {
    slug: 'goldmilch',
    name: 'Goldmilch',
    subtitle: 'Gewürzmischung, Kurkuma und Ingwer',
    shortDescription:
      'Kurkuma, Ingwer, Ceylon-Zimt und eine Spur Pfeffer, fein vermahlen. Ein Löffel in heißer Milch, und die Küche duftet.',
    detailedDescription:
      'Goldmilch steht und fällt mit der Kurkuma. Unsere kommt aus Kerala, wird nach dem Waschen kurz gedämpft und erst in Deutschland vermahlen, in kleinen Mengen und bei niedriger Temperatur.\n\nDazu kommen Ingwer, Ceylon-Zimt, Kardamom und etwas schwarzer Pfeffer. Zucker ist keiner darin: Süßen Sie mit Honig oder Datteln, so viel Sie mögen.\n\nEin Teelöffel auf 200 ml Milch oder Haferdrink, unter Rühren erwärmen, nicht kochen. Schmeckt auch über Porridge und in Kürbissuppe.',
    category: 'Wellness',
    prices: { germany: 1290, turkey: 52900, mobile: 1240 },
    taxRate: 19,
    netContent: { amount: 150, unit: 'g' },
    tint: 'sand',
    pictures: [
      { file: 'goldmilch', alt: 'Glas Goldmilch mit goldgelbem Gewürz und Holzdeckel' },
      {
        file: 'goldmilch-stillleben',
        alt: 'Glas Goldmilch vor einem Bogen, daneben ein Glas goldgelbe Milch und eine Kurkumawurzel',
      },
      { file: 'herbar-kurkuma', alt: 'Zeichnung: Kurkumawurzel mit Blättern' },
      { file: 'herbar-ingwer', alt: 'Zeichnung: Ingwerwurzel mit Trieb' },
    ],
    stock: 260,
    bestseller: true,
    features: [
      'Fünf Gewürze, sonst nichts',
      'Ceylon-Zimt statt Cassia',
      'Ohne Zucker',
      'Glas mit Holzdeckel, wiederverwendbar',
      'Bio-zertifiziert, DE-ÖKO-006',
    ],
    benefits: [
      'Würzig und mild zugleich',
      'Löst sich ohne Klümpchen',
      'Auch zum Kochen und Backen',
      'Rund 50 Tassen je Glas',
    ],
    ingredients: [
      { name: 'Kurkuma*', amount: '58', unit: '%' },
      { name: 'Ingwer*', amount: '18', unit: '%' },
      { name: 'Ceylon-Zimt*', amount: '15', unit: '%' },
      { name: 'Kardamom*', amount: '6,5', unit: '%' },
      { name: 'Schwarzer Pfeffer*', amount: '2,5', unit: '%' },
    ],
    certification: organic,
    nutritionalInfo: { servingSize: '1 Teelöffel (3 g)', calories: 10, protein: 0.2, carbohydrates: 1.7 },
    reviews: [
      review(
        'Elisabeth T.',
        5,
        '2026-11-13',
        'Nicht nur gelb, sondern wirklich aromatisch. Mit Haferdrink mein liebstes Getränk am Abend.',
      ),
      review('Hakan B.', 5, '2026-10-28', 'Ausgewogen gewürzt, der Pfeffer ist genau richtig dosiert.'),
      review(
        'Nadine W.',
        5,
        '2026-10-02',
        'Löst sich gut auf, wenn man es erst mit einem Schluck Milch anrührt. Das Glas benutze ich weiter.',
      ),
      review('Georg L.', 4, '2026-08-20', 'Sehr gute Mischung. Achtung, färbt Holzlöffel.'),
      review('Aslı D.', 5, '2026-07-11', 'Endlich eine Goldmilch ohne Zucker. Ich nehme Datteln dazu.'),
      review('Manuela R.', 5, '2026-06-06', 'Auch im Curry ausgezeichnet.'),
    ],
    related: ['kurkuma-plus', 'trinkkakao-feinherb', 'ingwer-zitrone', 'abendruhe'],
  },
  {
    slug: 'trinkkakao-feinherb',
    name: 'Trinkkakao',
    subtitle: 'Kakao, feinherb mit Vanille',
    shortDescription:
      'Stark entölter Kakao, Rohrohrzucker und echte Vanille. Kräftig nach Kakao, zurückhaltend süß.',
    detailedDescription:
      'Die meisten Trinkschokoladen bestehen zur Hälfte aus Zucker oder mehr. Unsere enthält 68 % Kakao und gerade so viel Rohrohrzucker, dass die Bitterkeit weich wird.\n\nDer Kakao stammt von zwei Kooperativen in der Dominikanischen Republik. Die Vanille kommt als gemahlene Schote dazu, man sieht sie als feine Punkte.\n\nDrei Teelöffel auf 200 ml Milch oder Haferdrink, mit einem Schluck kalter Milch anrühren, dann heiß aufgießen. Kalt schmeckt er mit einer Prise Salz.',
    category: 'Organic',
    prices: { germany: 890, turkey: 36900, mobile: 860 },
    originalPrices: { germany: 1090, turkey: 44900, mobile: 1050 },
    taxRate: 19,
    netContent: { amount: 200, unit: 'g' },
    tint: 'apricot',
    pictures: [
      { file: 'trinkkakao-feinherb', alt: 'Papierdose Trinkkakao mit terrakottafarbenem Etikett' },
      { file: 'herbar-blattzweig', alt: 'Zeichnung: Zweig mit schmalen Blättern' },
    ],
    stock: 230,
    bestseller: false,
    features: [
      '68 % Kakao, stark entölt',
      'Gemahlene Vanilleschote',
      'Rohrohrzucker, keine Aromen',
      'Dose aus Papier, ohne Kunststoff',
      'Fair gehandelt',
    ],
    benefits: ['Kräftig, nicht zu süß', 'Klumpt nicht beim Anrühren', 'Heiß, kalt und zum Backen'],
    ingredients: [
      { name: 'Kakaopulver, stark entölt*', amount: '68', unit: '%' },
      { name: 'Rohrohrzucker*', amount: '31,2', unit: '%' },
      { name: 'Vanille, gemahlen*', amount: '0,8', unit: '%' },
    ],
    certification: [...organic, 'Fair gehandelt'],
    nutritionalInfo: { servingSize: '3 Teelöffel (15 g)', calories: 52, protein: 2.4, carbohydrates: 6.1 },
    reviews: [
      review(
        'Simone A.',
        5,
        '2026-11-07',
        'Schmeckt nach Kakao und nicht nach Zucker. Unsere Kinder haben sich in zwei Tagen umgewöhnt.',
      ),
      review('Kaan P.', 5, '2026-10-16', 'Sehr dunkel und vollmundig, toll mit Hafermilch.'),
      review('Irene F.', 4, '2026-09-12', 'Feiner Kakao. Der Papierdeckel sitzt am Anfang recht fest.'),
      review('Christoph S.', 5, '2026-07-27', 'Zum Backen genauso gut wie zum Trinken.'),
      review('Meike H.', 4, '2026-05-29', 'Angenehm herb, die Vanille kommt schön durch.'),
    ],
    related: ['goldmilch', 'hochland-roestung', 'mondschein-entkoffeiniert', 'protein-pur'],
  },
  {
    slug: 'rosenblueten',
    name: 'Rosenblüten',
    subtitle: 'Kräuter, ganze Blüten',
    shortDescription:
      'Kleine Damaszener-Rosen aus Isparta, im Ganzen getrocknet. Für Tee, Desserts und den Zuckertopf.',
    detailedDescription:
      'In Isparta beginnt die Rosenernte vor Sonnenaufgang und dauert nur fünf Wochen. Wir nehmen die Knospen, kurz bevor sie sich öffnen, und trocknen sie im Schatten, damit die Farbe bleibt.\n\nIm Aufguss sind sie zart und blumig, fast ohne Süße. In der Küche passen sie zu Milchreis, Joghurt und hellem Gebäck. Sie sind unbehandelt und zum Verzehr bestimmt.\n\nFünf Blüten auf 200 ml, 90 °C, sechs Minuten. Die Ernte ist klein: Wenn ein Jahrgang vergriffen ist, warten wir auf den nächsten Mai.',
    category: 'Beauty',
    prices: { germany: 1180, turkey: 48500, mobile: 1140 },
    taxRate: 19,
    netContent: { amount: 40, unit: 'g' },
    tint: 'sage',
    pictures: [
      { file: 'rosenblueten', alt: 'Glas Rosenblüten mit rosafarbenem Inhalt und hellem Holzdeckel' },
      {
        file: 'rosenblueten-stillleben',
        alt: 'Glas Rosenblüten vor einem Bogen mit Blattzweig, daneben ein Glas rosenroter Tee',
      },
    ],
    stock: 0,
    bestseller: false,
    features: [
      'Damaszener-Rose aus Isparta',
      'Knospen im Ganzen, im Schatten getrocknet',
      'Unbehandelt und essbar',
      'Glas mit Holzdeckel, wiederverwendbar',
    ],
    benefits: [
      'Zarter, blumiger Aufguss',
      'Schön auf Desserts und Torten',
      'Jahrgang und Charge auf dem Glas',
    ],
    ingredients: [{ name: 'Rosenblüten*', amount: '100', unit: '%' }],
    certification: organic,
    nutritionalInfo: { servingSize: '1 Tasse (200 ml)', calories: 1, protein: 0, carbohydrates: 0.2 },
    reviews: [
      review(
        'Fatma E.',
        5,
        '2026-10-08',
        'Duften wie der Garten meiner Großeltern in Isparta. Wunderschöne kleine Knospen.',
      ),
      review('Charlotte B.', 5, '2026-09-02', 'Auf dem Hochzeitskuchen verwendet, alle waren begeistert.'),
      review('Eva-Maria Z.', 4, '2026-08-09', 'Sehr zart im Tee, man muss etwas mehr nehmen.'),
      review('Lukas V.', 5, '2026-06-18', 'Sorgfältig getrocknet, kaum gebrochene Blüten.'),
    ],
    related: ['lavendel-pflegeoel', 'abendruhe', 'goldmilch', 'kollagen-beere'],
  },
  {
    slug: 'lavendel-pflegeoel',
    name: 'Lavendel Pflegeöl',
    subtitle: 'Hautpflege, Mandel und Lavendel',
    shortDescription:
      'Kaltgepresstes Mandelöl mit Lavendel aus der Provence. Wenige Tropfen für Hände, Gesicht und trockene Stellen.',
    detailedDescription:
      'Drei Zutaten, ein Fläschchen. Mandelöl zieht langsam ein und hinterlässt die Haut weich, Jojoba macht es leichter, und der Lavendel duftet so, wie ein Feld im Juli duftet: krautig, nicht süß.\n\nDer Lavendel wird auf 1.100 Metern angebaut und noch am Feldrand destilliert.\n\nZwei bis drei Tropfen auf die leicht feuchte Haut geben und sanft verteilen. Nur zur äußerlichen Anwendung. Nicht in die Augen bringen. Enthält natürliche Duftstoffe (Linalool, Limonene); bitte vor der ersten Anwendung in der Armbeuge testen.',
    category: 'Beauty',
    prices: { germany: 1590, turkey: 65500, mobile: 1540 },
    taxRate: 19,
    netContent: { amount: 30, unit: 'ml' },
    tint: 'mist',
    pictures: [
      { file: 'lavendel-pflegeoel', alt: 'Braune Pipettenflasche Lavendel Pflegeöl mit hellem Etikett' },
      {
        file: 'lavendel-pflegeoel-stillleben',
        alt: 'Pipettenflasche Lavendel Pflegeöl vor einem Bogen mit Lavendel',
      },
      { file: 'herbar-lavendel', alt: 'Zeichnung: drei Lavendelrispen' },
    ],
    stock: 110,
    bestseller: false,
    features: [
      'Drei Zutaten, kaltgepresst',
      'Ohne Mineralöl und ohne Parfüm',
      'Braunglas mit Pipette',
      'Nur zur äußerlichen Anwendung',
    ],
    benefits: [
      'Macht trockene Haut weich',
      'Zieht ein, ohne zu kleben',
      'Sparsam: zwei bis drei Tropfen genügen',
    ],
    ingredients: [
      { name: 'Prunus Amygdalus Dulcis Oil (Mandelöl)*', amount: '79', unit: '%' },
      { name: 'Simmondsia Chinensis Seed Oil (Jojobaöl)*', amount: '20', unit: '%' },
      { name: 'Lavandula Angustifolia Oil (Lavendelöl)*', amount: '1', unit: '%' },
    ],
    certification: ['Naturkosmetik, COSMOS Organic', 'Vegan'],
    reviews: [
      review(
        'Heike R.',
        5,
        '2026-11-06',
        'Zieht schnell ein und riecht nach Kräutern statt nach Seife. Für die Hände im Winter ideal.',
      ),
      review(
        'Pınar K.',
        4,
        '2026-10-11',
        'Sehr angenehm auf der Haut. Die Pipette tropft manchmal etwas nach.',
      ),
      review(
        'Doris M.',
        5,
        '2026-08-28',
        'Drei Zutaten, die ich alle kenne. Mehr möchte ich nicht im Gesicht haben.',
      ),
      review('Janina S.', 5, '2026-06-14', 'Ein Fläschchen hält bei mir gut drei Monate.'),
    ],
    related: ['rosenblueten', 'zink-biotin', 'kollagen-beere', 'abendruhe'],
  },
]
