import type { DemoProduct } from '../types'
import { cup } from './nutrition'
import { review } from './review'

export const herbalTea: readonly DemoProduct[] = [
  {
    slug: 'pfefferminze',
    name: 'Pfefferminze',
    subtitle: 'Kräutertee, ganze Blätter',
    shortDescription:
      'Kühl, klar und ohne Umwege: sortenreine Pfefferminze der Sorte Mitcham, im zweiten Schnitt geerntet und als ganzes Blatt getrocknet.',
    detailedDescription:
      'Pfefferminze ist schnell geerntet und schnell verdorben. Deshalb steht unsere Trocknung keine drei Kilometer vom Feld entfernt, und zwischen Schnitt und erster warmer Luft vergehen weniger als zwei Stunden.\n\nWir verwenden nur die Blätter des zweiten Schnitts im August. Sie sind kleiner, dunkler und kräftiger im Duft. Stängel sortieren wir von Hand aus.\n\nEin gehäufter Esslöffel auf 250 ml, kochendes Wasser, sechs Minuten. Im Sommer schmeckt der Aufguss auch kalt, mit einer Scheibe Gurke.',
    category: 'Organic',
    prices: { germany: 490, turkey: 19900, mobile: 470 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 60, unit: 'g' },
    tint: 'honey',
    pictures: [
      { file: 'pfefferminze', alt: 'Dunkelgrüner Standbeutel Pfefferminze mit cremefarbenem Etikett' },
      { file: 'herbar-minze', alt: 'Zeichnung: Minzzweig mit gezähnten Blättern' },
    ],
    stock: 420,
    bestseller: false,
    features: [
      'Sortenrein: Mitcham-Minze',
      'Ganze Blätter aus dem zweiten Schnitt',
      'Innerhalb von zwei Stunden getrocknet',
      'Beutel aus Papier, wiederverschließbar',
      'Koffeinfrei',
    ],
    benefits: [
      'Klarer Minzgeschmack ohne Bitterkeit',
      'Heiß und kalt gleich gut',
      'Ergiebig: rund 30 Tassen je Beutel',
    ],
    ingredients: [{ name: 'Pfefferminzblätter*', amount: '100', unit: '%' }],
    certification: [],
    nutritionalInfo: cup,
    reviews: [
      review(
        'Sibel K.',
        5,
        '2026-10-30',
        'So kräftig kenne ich Minze nur frisch vom Beet. Ein Löffel reicht für die ganze Kanne.',
      ),
      review('Thomas G.', 5, '2026-10-05', 'Einfacher, ehrlicher Tee zu einem fairen Preis.'),
      review(
        'Hannah M.',
        4,
        '2026-08-19',
        'Kalt mit Zitrone unser Sommergetränk. Der Beutel lässt sich nicht ganz so leicht öffnen.',
      ),
      review('Wolfgang R.', 5, '2026-07-08', 'Ganze Blätter, keine Stängel, wie beschrieben.'),
    ],
    related: ['morgengruen', 'brennnessel-birke', 'fenchel-anis-kuemmel', 'kraeuter-probierset'],
  },
  {
    slug: 'brennnessel-birke',
    name: 'Brennnessel Birke',
    subtitle: 'Kräutertee, grün und herb',
    shortDescription:
      'Junge Brennnessel und Birkenblätter aus dem Mai, dazu Zitronengras. Ein grüner, leicht herber Aufguss ohne Koffein.',
    detailedDescription:
      'Im Mai sind Birkenblätter noch weich und klebrig, und die Brennnessel hat ihre ersten vier Blattpaare. Genau dann ernten wir beides, in der Rhön, auf Flächen, die seit elf Jahren nicht gespritzt werden.\n\nZitronengras gibt der Mischung eine helle Spitze und nimmt der Brennnessel das Strenge. Mehr braucht es nicht.\n\nZwei Teelöffel auf 250 ml, kochendes Wasser, sieben Minuten. Trinken Sie über den Tag ausreichend Wasser dazu. Bei eingeschränkter Herz- oder Nierentätigkeit fragen Sie bitte vorher Ihre Ärztin oder Ihren Arzt.',
    category: 'Detox',
    prices: { germany: 790, turkey: 32500, mobile: 760 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 70, unit: 'g' },
    tint: 'sage',
    pictures: [
      { file: 'brennnessel-birke', alt: 'Brauner Papierbeutel Brennnessel Birke mit cremefarbenem Etikett' },
      { file: 'herbar-blattzweig', alt: 'Zeichnung: Zweig mit schmalen Blättern' },
    ],
    stock: 165,
    bestseller: false,
    features: [
      'Maiernte aus der Rhön',
      'Blätter im Ganzen getrocknet',
      'Ohne Aromen und ohne Zucker',
      'Koffeinfrei',
      'Papierbeutel mit Innenlage aus Zellulose',
    ],
    benefits: [
      'Herb und klar, mit einer hellen Zitrusnote',
      'Gut als große Kanne für den Schreibtisch',
      'Bleibt auch abgekühlt angenehm',
    ],
    ingredients: [
      { name: 'Brennnesselblätter*', amount: '45', unit: '%' },
      { name: 'Birkenblätter*', amount: '35', unit: '%' },
      { name: 'Zitronengras*', amount: '20', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: cup,
    reviews: [
      review('Bettina O.', 4, '2026-10-17', 'Herb, aber nicht streng. Das Zitronengras macht viel aus.'),
      review(
        'Kerem D.',
        5,
        '2026-09-06',
        'Trinke ich literweise im Büro. Endlich ein grüner Tee ohne Koffein.',
      ),
      review('Silke N.', 3, '2026-07-29', 'Qualität sehr gut, mir persönlich etwas zu wiesig im Geschmack.'),
      review(
        'Andreas T.',
        5,
        '2026-06-09',
        'Man riecht den Mai, wenn man den Beutel aufmacht. Sehr sauber verarbeitet.',
      ),
    ],
    related: ['ingwer-zitrone', 'pfefferminze', 'morgengruen', 'kraeuter-probierset'],
  },
  {
    slug: 'kraeuter-probierset',
    name: 'Kräuter-Probierset',
    subtitle: 'Kräutertee, fünf Sorten zum Kennenlernen',
    shortDescription:
      'Fünf unserer Kräuter- und Früchtetees in kleinen Papiertüten, mit einer Karte zu Wasser, Menge und Ziehzeit. Auch ein gutes Mitbringsel.',
    detailedDescription:
      'Wer nicht weiß, womit er anfangen soll, fängt am besten mit allem an. Das Set enthält Abendruhe, Pfefferminze, Hagebutte, Ingwer Zitrone und Brennnessel Birke, je 20 g, also rund zehn Tassen von jeder Sorte.\n\nDie Tüten sind einzeln verschlossen und beschriftet. Auf der beiliegenden Karte steht, wie heiß das Wasser sein soll und wie lange jeder Tee zieht.\n\nDie Schachtel ist mit einer Banderole verschlossen und braucht kein Geschenkpapier. Eine handschriftliche Grußkarte legen wir auf Wunsch bei: Schreiben Sie uns den Text einfach in die Nachricht zur Bestellung.',
    category: 'Organic',
    prices: { germany: 1690, turkey: 69900, mobile: 1640 },
    originalPrices: { germany: 1990, turkey: 81900, mobile: 1930 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 100, unit: 'g' },
    tint: 'honey',
    pictures: [
      {
        file: 'kraeuter-probierset',
        alt: 'Salbeigrüne Geschenkschachtel Probierset mit cremefarbener Banderole',
      },
      {
        file: 'kraeuter-probierset-stillleben',
        alt: 'Geschenkschachtel Probierset vor einem Bogen mit Kamille, Minze und Lavendel',
      },
      { file: 'herbar-kamille', alt: 'Zeichnung: Kamille mit Blüten und gefiederten Blättern' },
      { file: 'herbar-minze', alt: 'Zeichnung: Minzzweig mit gezähnten Blättern' },
      { file: 'herbar-hagebutte', alt: 'Zeichnung: Hagebuttenzweig mit Früchten' },
    ],
    stock: 130,
    bestseller: true,
    features: [
      'Fünf Sorten zu je 20 g',
      'Karte mit Zubereitung',
      'Schachtel und Tüten aus Papier',
      'Bio-zertifiziert, DE-ÖKO-006',
      'Handschriftliche Grußkarte auf Wunsch',
    ],
    benefits: [
      'Ein Überblick über unser Sortiment',
      'Rund 50 Tassen, ohne sich festzulegen',
      'Fertig zum Verschenken',
    ],
    ingredients: [
      { name: 'Abendruhe*', amount: '20', unit: 'g' },
      { name: 'Pfefferminze*', amount: '20', unit: 'g' },
      { name: 'Hagebutte*', amount: '20', unit: 'g' },
      { name: 'Ingwer Zitrone*', amount: '20', unit: 'g' },
      { name: 'Brennnessel Birke*', amount: '20', unit: 'g' },
    ],
    certification: [],
    nutritionalInfo: cup,
    reviews: [
      review(
        'Katharina E.',
        5,
        '2026-11-10',
        'Verschenkt und gleich noch einmal für uns bestellt. Die Karte mit den Ziehzeiten ist eine nette Idee.',
      ),
      review(
        'Oliver Z.',
        5,
        '2026-10-12',
        'So haben wir unseren Lieblingstee gefunden. Schön verpackt, ohne Plastik.',
      ),
      review('Nesrin T.', 4, '2026-09-01', 'Tolle Auswahl. Ich hätte gern auch den Grüntee darin gehabt.'),
      review(
        'Gisela W.',
        5,
        '2026-07-18',
        'Die Grußkarte war tatsächlich von Hand geschrieben. Meine Schwester hat sich sehr gefreut.',
      ),
      review('Paul D.', 4, '2026-05-22', 'Gute Größe zum Probieren, die Tüten schließen dicht.'),
    ],
    related: ['abendruhe', 'pfefferminze', 'hagebutte', 'ingwer-zitrone'],
  },
]
