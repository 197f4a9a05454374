import type { OrderStatus } from '@/shop/orders/order'

export const MOCK_PLATFORMS = ['germany', 'turkey'] as const
export type MockPlatform = (typeof MOCK_PLATFORMS)[number]

export const PLATFORM_TABS = ['products', 'orders', 'content', 'site'] as const
export type PlatformTab = (typeof PLATFORM_TABS)[number]
export const MOBILE_TABS = ['overview', 'users', 'content', 'notifications', 'analytics'] as const
export type MobileTab = (typeof MOBILE_TABS)[number]
export const SETTINGS_TABS = ['general', 'payments', 'security', 'notifications', 'backup', 'system'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

interface MockProduct {
  readonly name: string
  readonly category: string
  /** Minor units. */
  readonly price: number
  readonly stock: number
}
interface MockOrder {
  readonly number: string
  readonly customer: string
  /** Minor units. */
  readonly total: number
  readonly status: OrderStatus
}

const product = (name: string, category: string, price: number, stock: number): MockProduct => ({
  name,
  category,
  price,
  stock,
})
const order = (number: string, customer: string, total: number, status: OrderStatus): MockOrder => ({
  number,
  customer,
  total,
  status,
})

/** Sample data of the platform screens; changing VAT has no effect. Amounts in minor units. */
export const platformSamples = {
  germany: {
    currency: 'EUR',
    vat: 19,
    domain: 'verda.example',
    freeShipping: 10_000,
    products: 64,
    published: 61,
    orders: 38,
    growth: 6,
    revenue: 218_440,
    basket: 5748,
    lowStock: 3,
    rows: [
      product('Abendruhe', 'Wellness', 1190, 34),
      product('Kurkuma Plus', 'Organic', 2490, 112),
      product('Hochland Röstung', 'Energy', 1350, 8),
      product('Protein Pur', 'Energy', 2990, 61),
      product('Lavendel Tropfen', 'Beauty', 1250, 0),
    ],
    recent: [
      order('VD-20431', 'Sabine Koch', 6370, 'confirmed'),
      order('VD-20429', 'Jonas Feldmann', 4895, 'processing'),
      order('VD-20425', 'Petra Lang', 2990, 'shipped'),
    ],
  },
  turkey: {
    currency: 'TRY',
    vat: 18,
    domain: 'verda.example/tr',
    freeShipping: 150_000,
    products: 48,
    published: 45,
    orders: 24,
    growth: 3,
    revenue: 1_164_000,
    basket: 48_500,
    lowStock: 2,
    rows: [
      product('Goldmilch', 'Wellness', 48_900, 52),
      product('Kurkuma Plus', 'Organic', 89_900, 41),
      product('Ingwer Zitrone', 'Detox', 39_900, 6),
      product('Protein Pur', 'Energy', 104_900, 0),
    ],
    recent: [
      order('VD-20430', 'Deniz Aksoy', 48_950, 'processing'),
      order('VD-20424', 'Ayşe Güneş', 104_900, 'delivered'),
    ],
  },
} as const

export const mobileSamples = {
  downloads: 48_210,
  ios: { downloads: 19_840, version: '3.4.1', upToDate: 92 },
  android: { downloads: 28_370, version: '3.4.0', upToDate: 86 },
  daily: 6904,
  growth: 4.1,
  usage: { search: 82, cart: 64, wishlist: 47, premium: 29, barcode: 12 },
  systems: { ios: 41, android: 59 },
  sessions: { short: 28, middle: 51, long: 21 },
} as const

/** Rows of the system settings: a switch with its state, or a value with a message key. */
export const settingsSamples = {
  general: [
    { part: 'shop', switches: [['maintenance', false]], values: ['name', 'zone'] },
    { part: 'company', switches: [], values: ['legalName', 'register', 'support'] },
  ],
  payments: [
    {
      part: 'methods',
      switches: [
        ['paypal', true],
        ['bank', true],
      ],
      values: ['capture'],
    },
    { part: 'invoice', switches: [['invoiceMail', true]], values: ['prefix', 'due'] },
  ],
  security: [
    {
      part: 'session',
      switches: [
        ['twoFactor', true],
        ['newDevice', true],
        ['ip', false],
      ],
      values: ['idle'],
    },
    { part: 'password', switches: [], values: ['length', 'validity', 'attempts'] },
  ],
  notifications: [
    {
      part: 'mails',
      switches: [
        ['orderMail', true],
        ['stockMail', true],
        ['reviewMail', false],
      ],
      values: [],
    },
    {
      part: 'customerMails',
      switches: [
        ['placedMail', true],
        ['shippedMail', true],
        ['premiumMail', false],
      ],
      values: [],
    },
  ],
  backup: [
    { part: 'plan', switches: [['daily', true]], values: ['last', 'keep'] },
    { part: 'storage', switches: [], values: ['place', 'size', 'tested'] },
  ],
  system: [
    { part: 'versions', switches: [['debug', false]], values: ['app', 'database'] },
    { part: 'server', switches: [], values: ['region', 'uptime', 'load'] },
  ],
} as const
