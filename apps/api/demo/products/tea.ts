import type { DemoProduct } from '../types'
import { review } from './review'

export const tea: readonly DemoProduct[] = [
  {
    slug: 'morgengruen',
    name: 'Morgengrün',
    subtitle: 'Grüntee, lose mit Minze',
    shortDescription:
      'Gedämpfter Sencha mit Minze aus der Ägäis: grasig, frisch und klar. Für den ersten Becher am Vormittag.',
    detailedDescription:
      'Morgengrün verbindet einen japanischen Gedanken mit einem türkischen Garten. Der Sencha wird nach der Ernte gedämpft, nicht geröstet, und behält so seine grüne Farbe. Die Minze wächst bei Tire, eine Stunde östlich von Izmir, und kommt im Juni zu uns.\n\nDer Aufguss ist hellgrün und leicht süßlich, mit einer kühlen Spitze. Bitter wird er nur, wenn das Wasser zu heiß ist: 75 °C sind genug.\n\nZwei Teelöffel auf 250 ml, zwei Minuten. Die Blätter vertragen einen zweiten Aufguss. Enthält Koffein.',
    category: 'Energy',
    prices: { germany: 980, turkey: 39900, mobile: 950 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 100, unit: 'g' },
    tint: 'sage',
    pictures: [
      { file: 'morgengruen', alt: 'Salbeigrüner Standbeutel Morgengrün mit dunkelgrünem Etikett' },
      {
        file: 'morgengruen-stillleben',
        alt: 'Standbeutel Morgengrün vor einem Bogen mit Minze, daneben ein Glas Grüntee',
      },
      { file: 'herbar-minze', alt: 'Zeichnung: Minzzweig mit gezähnten Blättern' },
    ],
    stock: 280,
    bestseller: false,
    features: [
      'Gedämpfter Sencha, erste Pflückung',
      'Minze von der Ägäis',
      'Zwei Aufgüsse je Portion',
      'Wiederverschließbarer Beutel',
      'Enthält Koffein',
    ],
    benefits: [
      'Frisch und klar, ohne Bitterkeit bei 75 °C',
      'Auch kalt aufgegossen angenehm',
      'Ergiebig: rund 50 Tassen je Beutel',
    ],
    ingredients: [
      { name: 'Grüner Tee Sencha*', amount: '78', unit: '%' },
      { name: 'Nanaminze*', amount: '18', unit: '%' },
      { name: 'Zitronenverbene*', amount: '4', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: { servingSize: '1 Tasse (250 ml)', calories: 2, protein: 0.2, carbohydrates: 0.2 },
    reviews: [
      review(
        'Yasemin B.',
        5,
        '2026-11-05',
        'Die Minze drängt sich nicht vor. Seit ich auf die Temperatur achte, ist er wunderbar.',
      ),
      review(
        'Florian K.',
        5,
        '2026-10-09',
        'Mein Ersatz für den zweiten Kaffee. Schmeckt frisch und sauber.',
      ),
      review('Ute R.', 4, '2026-08-24', 'Sehr gute Qualität, der zweite Aufguss gefällt mir sogar besser.'),
      review(
        'Daniel H.',
        4,
        '2026-07-13',
        'Kalt über Nacht im Kühlschrank: großartig. Heiß ein wenig grasig.',
      ),
      review('Selin Ö.', 5, '2026-05-30', 'Feiner Duft beim Öffnen des Beutels, große Blätter.'),
    ],
    related: ['matcha-uji', 'pfefferminze', 'assam-gold', 'abendruhe'],
  },
  {
    slug: 'assam-gold',
    name: 'Assam Gold',
    subtitle: 'Schwarztee, kräftig und malzig',
    shortDescription:
      'Ein kräftiger Schwarztee der zweiten Pflückung mit vielen goldenen Spitzen. Malzig, rund und stark genug für einen Schuss Milch.',
    detailedDescription:
      'Assam Gold kommt aus einem einzigen Garten am Südufer des Brahmaputra. Gepflückt wird Ende Juni, wenn die Triebe langsam wachsen und die Knospen ihren goldenen Flaum ansetzen.\n\nIn der Tasse ist er kupferrot, duftet nach Malz und getrockneten Feigen und hat eine feste Mitte. Ungesüßt zeigt er am meisten, mit Milch wird er weich.\n\nEin gehäufter Teelöffel auf 250 ml, kochendes Wasser, drei bis vier Minuten. Enthält Koffein.',
    category: 'Energy',
    prices: { germany: 1240, turkey: 50900, mobile: 1190 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 100, unit: 'g' },
    tint: 'rose',
    pictures: [
      { file: 'assam-gold', alt: 'Weinrote Blechdose Assam Gold mit goldenem Deckel' },
      { file: 'herbar-blattzweig', alt: 'Zeichnung: Zweig mit schmalen Blättern' },
    ],
    stock: 145,
    bestseller: false,
    features: [
      'Aus einem Garten, eine Pflückung',
      'Hoher Anteil goldener Spitzen',
      'Blechdose mit Innendeckel',
      'Bio-zertifiziert, DE-ÖKO-006',
      'Enthält Koffein',
    ],
    benefits: [
      'Kräftig und malzig, nicht scharf',
      'Verträgt Milch und Kandis',
      'Bleibt in der Dose lange aromatisch',
    ],
    ingredients: [{ name: 'Schwarzer Tee Assam*', amount: '100', unit: '%' }],
    certification: [],
    nutritionalInfo: { servingSize: '1 Tasse (250 ml)', calories: 2, protein: 0.1, carbohydrates: 0.3 },
    reviews: [
      review(
        'Hinrich J.',
        5,
        '2026-11-02',
        'Als Ostfriese bin ich anspruchsvoll. Dieser Tee besteht die Prüfung, auch mit Kluntje und Sahne.',
      ),
      review('Melike C.', 5, '2026-09-28', 'Schöne Farbe, runder Geschmack. Im Samowar hält er lange durch.'),
      review(
        'Robert A.',
        4,
        '2026-08-15',
        'Sehr gut, zieht allerdings schnell nach. Drei Minuten reichen mir.',
      ),
      review('Anke V.', 5, '2026-06-21', 'Die Dose ist ein Schmuckstück, der Tee darin noch mehr.'),
    ],
    related: ['morgengruen', 'matcha-uji', 'hochland-roestung', 'goldmilch'],
  },
  {
    slug: 'matcha-uji',
    name: 'Matcha Uji',
    subtitle: 'Grüntee, fein vermahlen',
    shortDescription:
      'Beschatteter Grüntee aus Uji, auf Granitmühlen vermahlen. Leuchtend grün, samtig und mit einer feinen Süße im Abgang.',
    detailedDescription:
      'Drei Wochen vor der Ernte werden die Teesträucher in Uji mit Matten beschattet. Die Blätter wachsen dann langsamer und werden dunkler und weicher. Nach dem Dämpfen werden die Blattrippen entfernt, übrig bleibt das Blattfleisch, das auf Granit zu feinem Pulver wird.\n\nEine Mühle schafft etwa 40 g in der Stunde, genau eine unserer Dosen.\n\nSieben Sie zwei Gramm in eine Schale, gießen Sie 70 ml Wasser mit 80 °C darauf und schlagen Sie mit dem Bambusbesen, bis feiner Schaum steht. Nach dem Öffnen kühl lagern und innerhalb von sechs Wochen verbrauchen. Enthält Koffein.',
    category: 'Energy',
    prices: { germany: 2690, turkey: 109900, mobile: 2590 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 40, unit: 'g' },
    tint: 'mist',
    pictures: [
      { file: 'matcha-uji', alt: 'Cremefarbene Teedose Matcha Uji mit mattgrünem Etikett' },
      { file: 'matcha-uji-stillleben', alt: 'Teedose Matcha Uji vor einem Bogen, daneben ein Glas Grüntee' },
    ],
    stock: 3,
    bestseller: false,
    features: [
      'Erste Ernte, drei Wochen beschattet',
      'Auf Granit vermahlen',
      'Lichtdichte Dose mit Innenbeutel',
      'Bio-zertifiziert, DE-ÖKO-006',
      'Enthält Koffein',
    ],
    benefits: [
      'Samtig und ohne Sandigkeit',
      'Für die Schale ebenso wie für Matcha Latte',
      'Rund 20 Schalen je Dose',
    ],
    ingredients: [{ name: 'Grüner Tee Matcha*', amount: '100', unit: '%' }],
    certification: ['JAS Organic'],
    nutritionalInfo: { servingSize: '1 Schale (2 g)', calories: 6, protein: 0.6, carbohydrates: 0.8 },
    reviews: [
      review(
        'Sophie L.',
        5,
        '2026-11-14',
        'Kein Vergleich zu dem Pulver aus dem Supermarkt. Leuchtend grün und kaum bitter.',
      ),
      review(
        'Tarık E.',
        5,
        '2026-10-19',
        'Mit Hafermilch ein Gedicht, pur noch besser. Hoffentlich kommt bald Nachschub.',
      ),
      review('Johanna F.', 4, '2026-09-10', 'Großartige Qualität, der Preis ist hoch, aber nachvollziehbar.'),
      review('Michael P.', 5, '2026-07-05', 'Schäumt schön auf und hat diese feine Süße am Ende.'),
    ],
    related: ['morgengruen', 'assam-gold', 'protein-pur', 'goldmilch'],
  },
]
