import type { DemoProduct } from '../types'
import { cup } from './nutrition'
import { review } from './review'

export const wellnessTea: readonly DemoProduct[] = [
  {
    slug: 'abendruhe',
    name: 'Abendruhe',
    subtitle: 'Kräutertee, Kamille und Melisse',
    shortDescription:
      'Ganze Kamillenblüten aus Thüringen mit Zitronenmelisse und einem Hauch Lavendel. Mild, blumig und von Natur aus koffeinfrei.',
    detailedDescription:
      'Ein Tee für den Moment, in dem der Tag leiser wird.\n\nWir pflücken die Kamille an vier Vormittagen im Juni, wenn die Blüten ganz geöffnet, aber noch nicht verblüht sind. Getrocknet wird auf Holzrahmen unter 40 °C. Melisse und Lavendel kommen erst beim Abfüllen dazu.\n\nDer Aufguss ist hellgold, riecht nach Apfel und Heu und bleibt auch bei langer Ziehzeit mild. Zwei Teelöffel auf 200 ml, 95 °C, acht Minuten. Eine Dose reicht für rund 40 Tassen.\n\nNicht geeignet bei bekannter Allergie gegen Korbblütler.',
    category: 'Wellness',
    prices: { germany: 1190, turkey: 48900, mobile: 1150 },
    originalPrices: { germany: 1490, turkey: 60900, mobile: 1440 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 80, unit: 'g' },
    tint: 'sand',
    pictures: [
      { file: 'abendruhe', alt: 'Grüne Teedose Abendruhe mit Kamille auf dem Etikett' },
      {
        file: 'abendruhe-stillleben',
        alt: 'Teedose Abendruhe vor einem Bogen mit Kamille, daneben ein Glas Tee',
      },
      { file: 'herbar-kamille', alt: 'Zeichnung: Kamille mit Blüten und gefiederten Blättern' },
    ],
    stock: 240,
    bestseller: true,
    features: [
      'Ganze Blüten und Blätter, keine Aromen',
      'Bio-zertifiziert, DE-ÖKO-006',
      'Aromaschutzdose aus Weißblech, nachfüllbar',
      'Von Natur aus koffeinfrei',
    ],
    benefits: [
      'Mild auch bei langer Ziehzeit',
      'Ein Aufguss für die Zeit nach dem Abendessen',
      'Charge und Erntemonat stehen auf dem Dosenboden',
    ],
    ingredients: [
      { name: 'Kamillenblüten*', amount: '62', unit: '%' },
      { name: 'Zitronenmelisse*', amount: '28', unit: '%' },
      { name: 'Lavendelblüten*', amount: '6', unit: '%' },
      { name: 'Orangenschale*', amount: '4', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: cup,
    reviews: [
      review(
        'Martina H.',
        5,
        '2026-11-12',
        'Endlich ein Abendtee, der nicht nach Heu schmeckt. Die Kamille ist blumig, die Melisse frisch. Seit drei Wochen mein festes Ritual.',
      ),
      review(
        'Deniz A.',
        5,
        '2026-11-03',
        'Sehr schöne Dose, feiner Duft. Ich gieße ihn auch kalt auf, das funktioniert erstaunlich gut.',
      ),
      review(
        'Petra L.',
        4,
        '2026-10-21',
        'Geschmacklich top, ein Stern Abzug, weil die Nachfüllpackung gerade ausverkauft war.',
      ),
      review(
        'Jonas W.',
        5,
        '2026-09-14',
        'Man sieht ganze Blüten, kein Teestaub. Der Deckel schließt dicht, der Duft bleibt.',
      ),
      review('Ayla S.', 5, '2026-08-02', 'Für meine Mutter bestellt, inzwischen trinken wir ihn beide.'),
      review(
        'Reinhard B.',
        4,
        '2026-06-27',
        'Angenehm mild. Der Lavendel dürfte für mich noch etwas zurückhaltender sein.',
      ),
    ],
    related: ['morgengruen', 'goldmilch', 'hagebutte', 'ingwer-zitrone'],
  },
  {
    slug: 'fenchel-anis-kuemmel',
    name: 'Fenchel Anis Kümmel',
    subtitle: 'Kräutertee, Pyramidenbeutel',
    shortDescription:
      'Drei Samen, sonst nichts: süßer Fenchel, Anis und Kümmel, kurz vor dem Abfüllen angestoßen, damit sich ihr Duft im Wasser öffnet.',
    detailedDescription:
      'Diese Mischung kennt fast jede Küche. Wir haben an ihr nur verändert, was sich wirklich schmecken lässt: die Frische.\n\nDie Samen werden erst am Tag der Abfüllung angestoßen, nicht gemahlen. So bleiben die ätherischen Öle im Korn und gehen in die Tasse statt in die Luft.\n\nEin Pyramidenbeutel auf 200 ml, kochendes Wasser, zehn Minuten, zugedeckt. Der Aufguss ist hellgelb, leicht süß und ganz ohne Koffein.',
    category: 'Wellness',
    prices: { germany: 590, turkey: 24500, mobile: 570 },
    taxRate: 7,
    turkishTaxRate: 1,
    netContent: { amount: 50, unit: 'g' },
    tint: 'honey',
    pictures: [
      {
        file: 'fenchel-anis-kuemmel',
        alt: 'Faltschachtel Fenchel Anis Kümmel mit grünem Rand und Teebeutel',
      },
      { file: 'herbar-blattzweig', alt: 'Zeichnung: Zweig mit schmalen Blättern' },
    ],
    stock: 310,
    bestseller: false,
    features: [
      'Pyramidenbeutel aus Maisstärke',
      'Samen erst am Abfülltag angestoßen',
      'Ohne Aromen und ohne Süßung',
      'Bio-zertifiziert, DE-ÖKO-006',
    ],
    benefits: [
      'Mild und von Natur aus leicht süß',
      'Einzeln portioniert, auch für unterwegs',
      'Koffeinfrei, zu jeder Tageszeit',
    ],
    ingredients: [
      { name: 'Fenchelsamen*', amount: '50', unit: '%' },
      { name: 'Anissamen*', amount: '30', unit: '%' },
      { name: 'Kümmelsamen*', amount: '20', unit: '%' },
    ],
    certification: [],
    nutritionalInfo: cup,
    reviews: [
      review(
        'Claudia F.',
        5,
        '2026-11-08',
        'Der Unterschied zu Supermarktbeuteln ist deutlich. Duftet, sobald das Wasser darauf trifft.',
      ),
      review('Mehmet Y.', 4, '2026-09-25', 'Gute Mischung, der Kümmel ist schön zurückhaltend.'),
      review(
        'Lena P.',
        5,
        '2026-08-11',
        'Unser Familientee nach dem Essen. Die Beutel lassen sich kompostieren, das gefällt mir.',
      ),
      review(
        'Ingrid S.',
        4,
        '2026-06-16',
        'Schmeckt wie früher bei meiner Großmutter. Die Schachtel könnte größer sein.',
      ),
    ],
    related: ['pfefferminze', 'abendruhe', 'hagebutte', 'kraeuter-probierset'],
  },
]
