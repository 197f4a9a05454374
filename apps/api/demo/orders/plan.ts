import { clockAt, startOfDay } from '@/shop/shared/dates'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import type { SubscriptionOrder } from '../../modules/subscriptions/start/subscription-price'
import type { Draw } from './draw'
import { germanPeople, turkishPeople, type DemoPerson } from './people'

const ORDERS = 150
/** The first so many german and turkish people have an account; the others buy as guests. */
const ACCOUNTS = { german: 26, turkish: 14 } as const
const DAYS = 90
const ASKED_DAYS = 24
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What becomes of an order in the end; a young one is on its way there. */
const FATES = ['usual', 'unpaid', 'cancelled', 'refunded', 'reduced', 'returned', 'refused', 'asked'] as const
export type Fate = (typeof FATES)[number]

export interface PlannedOrder {
  readonly at: Date
  readonly platform: Platform
  readonly person: DemoPerson
  /** True if the buyer is signed in. */
  readonly hasAccount: boolean
  readonly items: readonly { readonly slug: string; readonly quantity: number }[]
  readonly coupon: string | undefined
  readonly method: PaymentMethod
  readonly note: string | null
  readonly fate: Fate
  readonly subscription?: SubscriptionOrder
}

/** Those that many buy stand here more than once. */
const POPULAR = [
  ...['abendruhe', 'abendruhe', 'abendruhe', 'espresso-nacht', 'espresso-nacht', 'goldmilch', 'goldmilch'],
  ...['kraeuter-probierset', 'kraeuter-probierset', 'kurkuma-plus', 'kurkuma-plus', 'morgengruen'],
  ...['hagebutte', 'ingwer-zitrone', 'pfefferminze', 'fenchel-anis-kuemmel', 'fenchel-anis-kuemmel-100-g'],
  ...['hochland-roestung', 'hochland-roestung', 'mondschein-entkoffeiniert', 'assam-gold', 'matcha-uji'],
  ...['magnesium-citrat', 'vitamin-d3', 'zink-biotin', 'eisen-vitamin-c', 'protein-pur', 'kollagen-beere'],
  ...[
    'trinkkakao-feinherb',
    'rosenblueten',
    'lavendel-pflegeoel',
    'brennnessel-birke',
    'espresso-nacht-1-kg',
  ],
]
const COUPONS = ['WILLKOMMEN10', 'WILLKOMMEN10', 'MINUS5', 'VERSANDFREI', 'PREMIUM3', 'TEE2PLUS1', 'GESCHENK']
const NOTES = {
  german: [
    'Bitte beim Nachbarn abgeben, falls niemand öffnet.',
    'Es ist ein Geschenk, bitte ohne Rechnung im Paket.',
    'Klingel defekt, bitte klopfen.',
  ],
  turkish: ['Kapıcıya bırakabilirsiniz.', 'Hediye paketi yapabilir misiniz?'],
} as const

/** More on late days, and most in the evening; none in the future. */
function timeOf(draw: Draw, platform: Platform, now: Date): Date {
  const zone = platformTimeZone[platform]
  const daysAgo = Math.floor(DAYS * draw.fraction() ** 1.35)
  const { year, month, day } = clockAt(new Date(now.getTime() - daysAgo * DAY_MS), zone)
  const hour = Math.max(draw.between(7, 22), draw.between(7, 22))
  const at = startOfDay(year, month, day, zone).getTime() + hour * HOUR_MS + draw.between(0, 3_599) * 1_000
  return new Date(at < now.getTime() ? at : now.getTime() - draw.between(5, 600) * 60_000)
}

function fateOf(draw: Draw, method: PaymentMethod): Fate {
  const drawn = draw.between(1, 100)
  if (method === 'bank_transfer' && drawn <= 12) return 'unpaid'
  if (drawn > 80 && drawn <= 84) return 'cancelled'
  if (drawn > 84 && drawn <= 87) return 'refunded'
  if (drawn > 87 && drawn <= 91) return 'reduced'
  if (drawn > 91 && drawn <= 96) return 'returned'
  if (drawn === 97) return 'refused'
  return drawn > 97 ? 'asked' : 'usual'
}

function itemsOf(draw: Draw) {
  const items = new Map<string, number>()
  const lines = draw.oneOf([1, 1, 2, 2, 2, 3, 4])
  for (let line = 0; line < lines; line += 1)
    items.set(draw.oneOf(POPULAR), draw.oneOf([1, 1, 1, 1, 2, 2, 3]))
  return [...items].map(([slug, quantity]) => ({ slug, quantity }))
}

function planOne(draw: Draw, now: Date): PlannedOrder {
  const platform = draw.oneOf(['germany', 'germany', 'germany', 'turkey', 'turkey', 'mobile'] as const)
  const isTurkish = platform === 'turkey'
  const people = isTurkish ? turkishPeople : germanPeople
  const accounts = isTurkish ? ACCOUNTS.turkish : ACCOUNTS.german
  const index = draw.chance(72) ? draw.between(0, accounts - 1) : draw.between(accounts, people.length - 1)
  const person = people[index]
  if (!person) throw new Error('there are more accounts than people')
  const method = draw.chance(45) ? 'paypal' : 'bank_transfer'
  const at = timeOf(draw, platform, now)
  const fate = fateOf(draw, method)
  // A withdrawal does not wait for weeks.
  const isOld = now.getTime() - at.getTime() > ASKED_DAYS * DAY_MS
  return {
    at,
    platform,
    person,
    hasAccount: index < accounts,
    items: itemsOf(draw),
    coupon: platform === 'germany' && draw.chance(75) ? draw.oneOf(COUPONS) : undefined,
    method,
    note: draw.chance(12) ? draw.oneOf(isTurkish ? NOTES.turkish : NOTES.german) : null,
    fate: fate === 'asked' && isOld ? 'returned' : fate,
  }
}

/** All orders, oldest first. */
export const planOrders = (draw: Draw, now: Date): readonly PlannedOrder[] =>
  Array.from({ length: ORDERS }, () => planOne(draw, now)).sort((a, b) => a.at.getTime() - b.at.getTime())

/** The customers with an account, with the platform they signed up at. */
export const demoAccounts = [
  ...germanPeople.slice(0, ACCOUNTS.german).map((person, index) => ({
    person,
    platform: index % 6 === 5 ? ('mobile' as const) : ('germany' as const),
  })),
  ...turkishPeople.slice(0, ACCOUNTS.turkish).map((person) => ({ person, platform: 'turkey' as const })),
]
