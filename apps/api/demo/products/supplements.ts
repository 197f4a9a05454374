import type { DemoProduct } from '../types'
import { review } from './review'
import { lab, notice } from './supplement-notes'

export const supplements: readonly DemoProduct[] = [
  {
    slug: 'kurkuma-plus',
    name: 'Kurkuma Plus',
    subtitle: 'Nahrungsergänzung, 90 Kapseln',
    shortDescription:
      'Kurkumawurzel und Ingwer, ergänzt um Vitamin C aus der Acerolakirsche. Drei Kapseln am Tag, 30 Tage.',
    detailedDescription: `Kurkuma Plus ist eine schlichte Rezeptur: gemahlene Kurkumawurzel, Ingwer und Acerola. Das „Plus“ steht für Vitamin C, das wir nicht synthetisch zusetzen, sondern als Fruchtpulver.\n\nVitamin C trägt dazu bei, die Zellen vor oxidativem Stress zu schützen. Für Kurkuma und Ingwer machen wir bewusst keine Aussagen zur Wirkung: Sie sind in der EU dafür nicht zugelassen.\n\nVerzehrempfehlung: täglich 3 Kapseln zu einer Mahlzeit, mit ausreichend Flüssigkeit. Nicht während Schwangerschaft und Stillzeit. Bei Gallensteinen oder Einnahme von Blutgerinnungshemmern bitte vorher ärztlichen Rat einholen.\n\n${notice}`,
    category: 'Wellness',
    prices: { germany: 2490, turkey: 102900, mobile: 2390 },
    originalPrices: { germany: 2990, turkey: 122900, mobile: 2890 },
    taxRate: 19,
    turkishTaxRate: null,
    netContent: { amount: 63, unit: 'g' },
    tint: 'honey',
    pictures: [
      { file: 'kurkuma-plus', alt: 'Braunglas Kurkuma Plus mit grünem Schraubdeckel' },
      {
        file: 'kurkuma-plus-stillleben',
        alt: 'Braunglas Kurkuma Plus vor einem Bogen, daneben Kapseln und eine Kurkumawurzel',
      },
      { file: 'herbar-kurkuma', alt: 'Zeichnung: Kurkumawurzel mit Blättern' },
    ],
    stock: 180,
    bestseller: true,
    features: [
      '90 Kapseln, Vorrat für 30 Tage',
      'Vitamin C aus Acerola',
      'Kapselhülle aus Zellulose, vegan',
      'Ohne Füllstoffe und ohne Piperin',
      'Im Braunglas',
    ],
    benefits: [
      'Vitamin C trägt dazu bei, die Zellen vor oxidativem Stress zu schützen',
      'Vitamin C trägt zu einer normalen Funktion des Immunsystems bei',
      'Kurze, nachvollziehbare Zutatenliste',
      'Prüfbericht jeder Charge auf Anfrage',
    ],
    ingredients: [
      { name: 'Kurkumawurzelpulver* je Tagesdosis', amount: '1.050', unit: 'mg' },
      { name: 'Acerolapulver* je Tagesdosis', amount: '470', unit: 'mg' },
      { name: 'davon Vitamin C (100 % NRV)', amount: '80', unit: 'mg' },
      { name: 'Ingwerwurzelpulver* je Tagesdosis', amount: '240', unit: 'mg' },
      { name: 'Hydroxypropylmethylcellulose (Kapselhülle)', amount: '340', unit: 'mg' },
    ],
    certification: [...lab],
    nutritionalInfo: { servingSize: '3 Kapseln (2,1 g)', calories: 7, protein: 0.1, carbohydrates: 1.2 },
    premium: { months: 1, value: 499 },
    reviews: [
      review(
        'Ursula P.',
        5,
        '2026-11-01',
        'Kapseln sind gut zu schlucken und riechen nicht streng. Angenehm sachliche Beschreibung.',
      ),
      review(
        'Selçuk A.',
        4,
        '2026-10-06',
        'Gute Qualität im Glas statt in der Plastikdose. Drei Kapseln am Tag sind etwas viel.',
      ),
      review(
        'Karin L.',
        5,
        '2026-09-21',
        'Der Prüfbericht kam innerhalb eines Tages per E-Mail. So stelle ich mir das vor.',
      ),
      review('Bernd W.', 4, '2026-08-03', 'Passt für mich, Lieferung schnell und gut verpackt.'),
      review('Emine T.', 4, '2026-06-22', 'Keine Zusatzstoffe, das war mir wichtig.'),
    ],
    related: ['goldmilch', 'vitamin-d3', 'magnesium-citrat', 'eisen-vitamin-c'],
  },
  {
    slug: 'vitamin-d3',
    name: 'Vitamin D3',
    subtitle: 'Nahrungsergänzung, Tropfen in Olivenöl',
    shortDescription:
      'Pflanzliches Vitamin D3 aus Flechten, gelöst in Olivenöl. Ein Tropfen am Tag enthält 20 µg.',
    detailedDescription: `Zwischen Oktober und März reicht die Sonne in Mitteleuropa kaum, damit die Haut selbst genug Vitamin D bildet. Unsere Tropfen sind für diese Monate gedacht.\n\nVitamin D trägt zur Erhaltung normaler Knochen und zu einer normalen Funktion des Immunsystems bei. Wir gewinnen es aus Flechten, nicht aus Wollfett, und lösen es in nativem Olivenöl.\n\nVerzehrempfehlung: täglich 1 Tropfen zu einer Mahlzeit. Das Fläschchen enthält rund 600 Tropfen. Nehmen Sie keine weiteren Vitamin-D-Präparate ein, ohne ärztlichen Rat einzuholen.\n\n${notice}`,
    category: 'Wellness',
    prices: { germany: 1490, turkey: 61500, mobile: 1440 },
    taxRate: 19,
    turkishTaxRate: null,
    netContent: { amount: 20, unit: 'ml' },
    tint: 'apricot',
    pictures: [
      { file: 'vitamin-d3', alt: 'Braune Pipettenflasche Vitamin D3 mit honiggelbem Etikett' },
      { file: 'herbar-blattzweig', alt: 'Zeichnung: Zweig mit schmalen Blättern' },
    ],
    stock: 260,
    bestseller: false,
    features: [
      '20 µg (800 I. E.) je Tropfen',
      'Aus Flechten, vegan',
      'In nativem Olivenöl',
      'Rund 600 Tropfen',
      'Braunglas mit Pipette',
    ],
    benefits: [
      'Vitamin D trägt zur Erhaltung normaler Knochen bei',
      'Vitamin D trägt zu einer normalen Funktion des Immunsystems bei',
      'Vitamin D trägt zur Erhaltung einer normalen Muskelfunktion bei',
    ],
    ingredients: [
      { name: 'Natives Olivenöl* je Tropfen', amount: '30', unit: 'mg' },
      { name: 'Vitamin D3 (Cholecalciferol, 400 % NRV) je Tropfen', amount: '20', unit: 'µg' },
    ],
    certification: ['Vegan', ...lab],
    reviews: [
      review(
        'Angelika D.',
        5,
        '2026-11-14',
        'Ein Tropfen aufs Brot und fertig. Geschmacklich nimmt man nur das Olivenöl wahr.',
      ),
      review(
        'Murat Ç.',
        5,
        '2026-10-22',
        'Vernünftig dosiert, ohne Übertreibung. Die Flasche reicht sehr lange.',
      ),
      review('Rosemarie H.', 4, '2026-10-01', 'Gut, dass es pflanzlich ist. Die Pipette ist etwas steif.'),
      review('Tim J.', 5, '2026-09-09', 'Klare Angaben auf dem Etikett, schneller Versand.'),
    ],
    related: ['magnesium-citrat', 'zink-biotin', 'eisen-vitamin-c', 'kurkuma-plus'],
  },
]
