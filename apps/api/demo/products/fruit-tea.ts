import type { DemoProduct } from '../types'
import { review } from './review'

export const fruitTea: readonly DemoProduct[] = [
  {
    slug: 'hagebutte',
    name: 'Hagebutte',
    subtitle: 'Früchtetee, 20 Pyramidenbeutel',
    shortDescription:
      'Hagebuttenschalen ohne Kerne, dazu Hibiskus und Apfel. Rubinrot, fruchtig und angenehm säuerlich.',
    detailedDescription:
      'Hagebutten sind mühsam: Jede Frucht muss geöffnet, entkernt und von ihren feinen Härchen befreit werden. Wir lassen uns dafür Zeit und verwenden nur die Schalen.\n\nHibiskus gibt die Farbe, Apfelstücke bringen Süße, ohne dass Zucker nötig wäre. Die Pyramidenbeutel lassen den Stücken Platz zum Quellen.\n\nEin Beutel auf 200 ml, kochendes Wasser, zehn Minuten. Auch als Eistee sehr gut: doppelt stark aufgießen und auf Eis geben.',
    category: 'Organic',
    prices: { germany: 690, turkey: 28900, mobile: 670 },
    originalPrices: { germany: 890, turkey: 36900, mobile: 860 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 50, unit: 'g' },
    tint: 'rose',
    pictures: [
      { file: 'hagebutte', alt: 'Faltschachtel Hagebutte mit terrakottafarbenem Rand und Teebeutel' },
      {
        file: 'hagebutte-stillleben',
        alt: 'Faltschachtel Hagebutte vor einem Bogen mit Hagebutten, daneben ein Glas Früchtetee',
      },
      { file: 'herbar-hagebutte', alt: 'Zeichnung: Hagebuttenzweig mit Früchten' },
    ],
    stock: 360,
    bestseller: false,
    features: [
      'Nur Schalen, entkernt und gesiebt',
      '20 Pyramidenbeutel aus Maisstärke',
      'Ohne Zucker und ohne Aromen',
      'Koffeinfrei',
    ],
    benefits: ['Fruchtig mit feiner Säure', 'Auch kalt ein guter Durstlöscher', 'Einzeln portioniert'],
    ingredients: [
      { name: 'Hagebuttenschalen*', amount: '55', unit: '%' },
      { name: 'Hibiskusblüten*', amount: '30', unit: '%' },
      { name: 'Apfelstücke*', amount: '15', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: { servingSize: '1 Tasse (200 ml)', calories: 4, protein: 0, carbohydrates: 0.8 },
    reviews: [
      review(
        'Birgit S.',
        5,
        '2026-10-26',
        'Schöne rote Farbe und richtig fruchtig. Die Kinder mögen ihn kalt mit Apfelsaft.',
      ),
      review(
        'Emre Ş.',
        4,
        '2026-09-19',
        'Guter Früchtetee, angenehm säuerlich. Ich lasse ihn immer zwölf Minuten ziehen.',
      ),
      review(
        'Sabrina K.',
        4,
        '2026-08-07',
        'Solide und nicht künstlich. Die Schachtel kam leicht eingedrückt an.',
      ),
      review(
        'Hartmut E.',
        5,
        '2026-06-30',
        'Endlich Hagebutte, die nach Hagebutte schmeckt und nicht nach Bonbon.',
      ),
      review(
        'Zeynep G.',
        4,
        '2026-05-18',
        'Erinnert mich an den kuşburnu çayı meiner Tante. Preis-Leistung stimmt.',
      ),
    ],
    related: ['ingwer-zitrone', 'fenchel-anis-kuemmel', 'kraeuter-probierset', 'abendruhe'],
  },
  {
    slug: 'ingwer-zitrone',
    name: 'Ingwer Zitrone',
    subtitle: 'Früchtetee, scharf und klar',
    shortDescription:
      'Große Ingwerstücke, Zitronenschale und Apfel. Erst frisch, dann scharf: ein lebhafter Aufguss ohne Koffein.',
    detailedDescription:
      'Der Ingwer für diese Mischung wird mit der Schale getrocknet, in Würfeln, die man noch als Wurzel erkennt. So gibt er seine Schärfe langsam ab, und der letzte Schluck ist kräftiger als der erste.\n\nDie Zitronenschalen kommen aus Mersin und werden von Hand geschält, ohne das bittere Weiße. Apfel und ein wenig Süßholz runden ab.\n\nZwei Teelöffel auf 250 ml, kochendes Wasser, acht bis zehn Minuten. Wer es schärfer mag, lässt die Stücke in der Tasse.',
    category: 'Detox',
    prices: { germany: 1090, turkey: 44900, mobile: 1050 },
    originalPrices: { germany: 1290, turkey: 52900, mobile: 1240 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 90, unit: 'g' },
    tint: 'sage',
    pictures: [
      { file: 'ingwer-zitrone', alt: 'Honiggelbe Blechdose Ingwer Zitrone' },
      {
        file: 'ingwer-zitrone-stillleben',
        alt: 'Blechdose Ingwer Zitrone vor einem Bogen, daneben ein Glas Tee und eine Ingwerwurzel',
      },
      { file: 'herbar-ingwer', alt: 'Zeichnung: Ingwerwurzel mit Trieb' },
    ],
    stock: 210,
    bestseller: false,
    features: [
      'Ingwer in ganzen Würfeln',
      'Zitronenschale von Hand geschält',
      'Ohne Aromen und ohne Zucker',
      'Blechdose, nachfüllbar',
      'Koffeinfrei',
    ],
    benefits: [
      'Lebhafte Schärfe, die langsam kommt',
      'Schmeckt pur, mit Honig oder kalt',
      'Rund 35 Tassen je Dose',
    ],
    ingredients: [
      { name: 'Ingwerwurzel*', amount: '48', unit: '%' },
      { name: 'Apfelstücke*', amount: '24', unit: '%' },
      { name: 'Zitronenschale*', amount: '18', unit: '%' },
      { name: 'Süßholzwurzel*', amount: '10', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: { servingSize: '1 Tasse (250 ml)', calories: 4, protein: 0, carbohydrates: 0.7 },
    reviews: [
      review(
        'Annette M.',
        5,
        '2026-11-11',
        'Richtige Ingwerstücke, keine Krümel. Scharf, aber nicht beißend.',
      ),
      review(
        'Cem U.',
        5,
        '2026-10-23',
        'Mit etwas Honig mein liebster Tee im Herbst. Die Dose steht offen im Regal, so schön ist sie.',
      ),
      review('Ralf B.', 4, '2026-09-03', 'Sehr gut, für mich könnte noch mehr Zitrone hinein.'),
      review('Friederike D.', 5, '2026-07-22', 'Kalt mit Sprudel und Minze aus dem Garten. Unschlagbar.'),
      review(
        'Kübra A.',
        5,
        '2026-06-12',
        'Man kann die Stücke zweimal aufgießen, das finde ich sparsam und gut.',
      ),
    ],
    related: ['hagebutte', 'brennnessel-birke', 'abendruhe', 'goldmilch'],
  },
]
