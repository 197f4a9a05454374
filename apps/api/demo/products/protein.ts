import type { DemoProduct } from '../types'
import { review } from './review'

export const protein: readonly DemoProduct[] = [
  {
    slug: 'protein-pur',
    name: 'Protein Pur',
    subtitle: 'Fitness, Erbse und Hanf',
    shortDescription:
      'Erbsen- und Hanfprotein mit einer Spur Vanille, ohne Süßungsmittel. 22 g Eiweiß je Portion.',
    detailedDescription:
      'Protein Pur hat vier Zutaten. Das Erbsenprotein stammt aus Frankreich, der Hanf aus der Uckermark, die Vanille ist gemahlene Schote, und eine Prise Salz hält alles zusammen. Süßungsmittel, Verdickungsmittel und Aromen fehlen.\n\nProteine tragen zu einer Zunahme und zur Erhaltung von Muskelmasse bei. 100 g enthalten 73 g Eiweiß, das sind rund 76 % des Brennwerts.\n\nRühren Sie 30 g in 250 ml Wasser, Milch oder Haferdrink. In Porridge und Pfannkuchen ersetzt es einen Teil des Mehls. Ein abwechslungsreicher Speiseplan bleibt die Grundlage.',
    category: 'Energy',
    prices: { germany: 2990, turkey: 122900, mobile: 2890 },
    taxRate: 19,
    turkishTaxRate: null,
    netContent: { amount: 600, unit: 'g' },
    tint: 'mist',
    pictures: [
      { file: 'protein-pur', alt: 'Helle Dose Protein Pur mit salbeigrünem Band und grünem Deckel' },
      { file: 'protein-pur-stillleben', alt: 'Dose Protein Pur vor einem Bogen mit Blattzweigen' },
    ],
    stock: 170,
    bestseller: false,
    features: [
      '22 g Eiweiß je Portion',
      'Vier Zutaten, vegan',
      'Ohne Süßungsmittel und Aromen',
      'Sojafrei, laktosefrei, glutenfrei',
      '20 Portionen je Dose',
    ],
    benefits: [
      'Proteine tragen zu einer Zunahme an Muskelmasse bei',
      'Proteine tragen zur Erhaltung von Muskelmasse bei',
      'Hoher Proteingehalt, ohne Zuckerzusatz',
      'Neutral genug für Shake, Porridge und Teig',
    ],
    ingredients: [
      { name: 'Erbsenproteinisolat', amount: '76', unit: '%' },
      { name: 'Hanfprotein*', amount: '22,5', unit: '%' },
      { name: 'Vanille, gemahlen*', amount: '1', unit: '%' },
      { name: 'Meersalz', amount: '0,5', unit: '%' },
    ],
    certification: ['Vegan', 'Laborgeprüft, jede Charge'],
    nutritionalInfo: { servingSize: '1 Portion (30 g)', calories: 115, protein: 22, carbohydrates: 1.9 },
    premium: { months: 3, value: 1497 },
    reviews: [
      review(
        'Sabine K.',
        5,
        '2026-11-02',
        'Schmeckt nicht süßlich und klumpt nicht. Mit Banane und Hafermilch mein festes Frühstück.',
      ),
      review('Dominik V.', 4, '2026-10-15', 'Löst sich im Shaker gut auf, mit dem Löffel eher nicht.'),
      review('Gizem K.', 4, '2026-09-23', 'Endlich ohne Süßstoff. Der Hanf gibt eine leicht nussige Note.'),
      review('Frank S.', 5, '2026-08-14', 'Vier Zutaten, mehr brauche ich nicht. Auch in Pfannkuchen gut.'),
      review('Lara B.', 4, '2026-07-03', 'Pur etwas herb, mit Kakao sehr gut.'),
      review('Yusuf D.', 4, '2026-05-20', 'Gute Werte, fairer Preis, stabile Dose.'),
    ],
    related: ['magnesium-citrat', 'kollagen-beere', 'matcha-uji', 'trinkkakao-feinherb'],
  },
  {
    slug: 'kollagen-beere',
    name: 'Kollagen Beere',
    subtitle: 'Nahrungsergänzung, Pulver mit Vitamin C',
    shortDescription:
      'Kollagenpeptide mit Aronia, Himbeere und Vitamin C aus Acerola. Ein Messlöffel am Tag, in Wasser oder Joghurt.',
    detailedDescription:
      'Kollagen Beere verbindet Kollagenpeptide aus Weidehaltung mit dem Pulver von Aronia und Himbeere. Gesüßt wird nicht, die leichte Süße kommt aus den Früchten.\n\nVitamin C trägt zu einer normalen Kollagenbildung für eine normale Funktion der Haut bei. Für das Kollagen selbst gibt es keine zugelassene Aussage, und wir erfinden keine.\n\nVerzehrempfehlung: täglich 12 g (ein Messlöffel) in 200 ml Wasser, Saft oder Joghurt einrühren. Nicht vegetarisch.\n\nNahrungsergänzungsmittel. Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden. Kein Ersatz für eine ausgewogene und abwechslungsreiche Ernährung und eine gesunde Lebensweise. Außerhalb der Reichweite kleiner Kinder lagern.',
    category: 'Beauty',
    prices: { germany: 3990, turkey: 163900, mobile: 3890 },
    taxRate: 19,
    turkishTaxRate: null,
    netContent: { amount: 360, unit: 'g' },
    tint: 'sand',
    pictures: [
      { file: 'kollagen-beere', alt: 'Helle Dose Kollagen Beere mit roséfarbenem Band und Deckel' },
      { file: 'herbar-hagebutte', alt: 'Zeichnung: Hagebuttenzweig mit Früchten' },
    ],
    stock: 90,
    bestseller: false,
    features: [
      '10 g Kollagenpeptide je Portion',
      '80 mg Vitamin C aus Acerola',
      'Ohne Zuckerzusatz und Aromen',
      '30 Portionen je Dose',
      'Messlöffel aus Holz',
    ],
    benefits: [
      'Vitamin C trägt zu einer normalen Kollagenbildung für eine normale Funktion der Haut bei',
      'Löslich in kalten und warmen Getränken',
      'Fruchtig, ohne künstliche Süße',
    ],
    ingredients: [
      { name: 'Kollagenhydrolysat (Rind) je Portion', amount: '10.000', unit: 'mg' },
      { name: 'Himbeerpulver* je Portion', amount: '1.000', unit: 'mg' },
      { name: 'Aroniapulver* je Portion', amount: '530', unit: 'mg' },
      { name: 'Acerolapulver* je Portion', amount: '470', unit: 'mg' },
      { name: 'davon Vitamin C (100 % NRV)', amount: '80', unit: 'mg' },
    ],
    certification: ['Laborgeprüft, jede Charge', 'Weidehaltung'],
    nutritionalInfo: { servingSize: '1 Portion (12 g)', calories: 45, protein: 9.3, carbohydrates: 1.6 },
    premium: { months: 1, value: 499 },
    reviews: [
      review(
        'Nicole Z.',
        5,
        '2026-10-24',
        'Löst sich klumpenfrei im Joghurt und schmeckt nach echten Beeren.',
      ),
      review('Ebru L.', 4, '2026-09-27', 'Geschmack sehr gut, der Preis ist schon gehoben.'),
      review('Ilona W.', 4, '2026-08-08', 'Mir gefällt, dass nichts versprochen wird. Angenehm säuerlich.'),
      review(
        'Carolin J.',
        5,
        '2026-06-19',
        'Der Holzlöffel ist eine schöne Kleinigkeit. Nehme es morgens im Wasser.',
      ),
      review('Petra S.', 3, '2026-05-25', 'In heißem Tee flockt die Frucht etwas aus, kalt kein Problem.'),
    ],
    related: ['zink-biotin', 'lavendel-pflegeoel', 'rosenblueten', 'protein-pur'],
  },
]
