import type { DemoCoupon } from './types'

const always = {
  currency: 'EUR',
  minimumOrderAmount: 0,
  platforms: ['germany'],
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  usageLimit: { perUser: 1 },
  settings: { stackable: false, oneTimeUse: true, autoApply: false },
} as const

const repeatable = {
  ...always,
  usageLimit: { perUser: 20 },
  settings: { ...always.settings, oneTimeUse: false },
} as const

/** Six demo coupons, one of each type. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    ...always,
    code: 'WILLKOMMEN10',
    name: 'Willkommen bei Verda',
    description: '10 % auf die erste Bestellung.',
    type: 'percentage',
    discountValue: 10,
  },
  {
    ...repeatable,
    code: 'MINUS5',
    name: '5 € Nachlass',
    description: '5 € Nachlass ab einem Bestellwert von 30 €.',
    type: 'fixed_amount',
    discountValue: 500,
    minimumOrderAmount: 3000,
  },
  {
    ...repeatable,
    code: 'VERSANDFREI',
    name: 'Kostenloser Versand',
    description: 'Wir übernehmen die Versandkosten dieser Bestellung.',
    type: 'free_shipping',
  },
  {
    ...always,
    code: 'PREMIUM3',
    name: 'Drei Monate Premium',
    description: 'Drei Monate Verda Premium, gutgeschrieben mit dem Zahlungseingang.',
    type: 'premium_extension',
    premiumExtensionMonths: 3,
  },
  {
    ...always,
    code: 'TEE2PLUS1',
    name: 'Zwei Tees kaufen, einen dazu',
    description: 'Zu je zwei Tees legen wir den günstigsten der gewählten Tees ohne Berechnung dazu.',
    type: 'buy_x_get_y',
    buyXGetY: {
      buyQuantity: 2,
      getFreeQuantity: 1,
      // Every tea except the tasting set and Matcha, whose batches are too small to give away.
      applicableProducts: [
        'abendruhe',
        'morgengruen',
        'hagebutte',
        'ingwer-zitrone',
        'pfefferminze',
        'assam-gold',
        'fenchel-anis-kuemmel',
        'brennnessel-birke',
      ],
      applicableCategories: [],
    },
  },
  {
    ...always,
    code: 'GESCHENK',
    name: 'Ein Beutel Pfefferminze geschenkt',
    description: 'Wir legen Ihrer Bestellung einen Beutel Pfefferminze bei.',
    type: 'free_product',
    freeProduct: { product: 'pfefferminze', quantity: 1 },
    usageLimit: { total: 500, perUser: 1 },
  },
]
