import type { Address, Country } from '../orders/address'
import type { Customer } from '../orders/order'
import type { PaymentMethod } from '../payments/payment-methods'
import { calendarDay } from '../shared/dates'
import type { Money } from '../shared/money'
import { platformTimeZone, type Platform } from '../shared/platform'

/** Weeks between two deliveries of a Sparabo. */
export const WEEKS = [2, 4, 6, 8] as const
export type Weeks = (typeof WEEKS)[number]
export const isWeeks = (value: number): value is Weeks => WEEKS.some((weeks) => weeks === value)

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Why no order is placed: the one before was not paid, the product is not sold, or the shop wants it so. */
export const PAUSE_REASONS = ['unpaid', 'unavailable', 'shop'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Who ended it: the customer by the link of a mail, by the page of § 312k BGB, or the shop. */
export const END_REASONS = ['customer', 'termination', 'shop'] as const

/** What became of a day; `short`: too little was in stock. */
export const DELIVERY_OUTCOMES = ['placed', 'skipped', 'short'] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]

/** What changes of one that runs; `ending`: it ends on a day to come. */
export const SUBSCRIPTION_CHANGES = [
  'skip',
  'move',
  'short',
  'quantity',
  'weeks',
  'address',
  'payment',
  'pause',
  'resume',
  'ending',
  'end',
] as const

/** Who changes it: the shop's people, or the shop by itself. */
export const CHANGE_AUTHORS = ['customer', 'office', 'shop'] as const

export const TERMINATION_KINDS = ['ordinary', 'extraordinary'] as const
export type TerminationKind = (typeof TERMINATION_KINDS)[number]

/** Days between the mail that announces a delivery and its order. */
export const LEAD_DAYS = 3
/** Furthest day to which a delivery can be moved or skipped, in days from today. */
export const FURTHEST_DAYS = 180
/** Days after which a delivery is tried again whose product was short. */
export const SHORT_DAYS = 7

const DAY_MS = 86_400_000

export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const laterDay = (one: string, other: string): string => (one > other ? one : other)

export const todayOn = (platform: Platform, now: Date): string => calendarDay(now, platformTimeZone[platform])

/** First and last day to which the next delivery can be moved. */
export const movableDays = (today: string) => ({
  first: addDays(today, LEAD_DAYS),
  last: addDays(today, FURTHEST_DAYS),
})

/** The price of a unit less the percentage, rounded half up to the cent. */
export const deliveryPrice = (amount: number, percent: number): number =>
  Math.round((amount * (100 - percent)) / 100)

/** The next day in the rhythm that lies in the future. */
export function nextAfter(last: string, weeks: number, today: string): string {
  let next = addDays(last, weeks * 7)
  while (next <= today) next = addDays(next, weeks * 7)
  return next
}

/** Who gets its parcels, and where. */
export interface SubscriptionRecipient {
  readonly customer: Customer
  readonly address: Address
}

/** As it is changed; the mail address stays. */
export interface NewRecipient {
  readonly customer: Omit<Customer, 'email'>
  readonly address: Address & { readonly country: Country }
}

/** What a customer sees and changes in the account or by the link of a mail. */
export interface Subscription {
  readonly number: string
  readonly status: SubscriptionStatus
  readonly pauseReason: PauseReason | null
  readonly product: { readonly name: string; readonly slug: string }
  readonly quantity: number
  readonly weeks: number
  readonly percent: number
  /** Of a unit today, less the percentage; null while the product is not sold. */
  readonly price: Money | null
  /** `YYYY-MM-DD`. */
  readonly nextOn: string
  /** Further days in the rhythm. */
  readonly laterOn: readonly string[]
  readonly movable: { readonly first: string; readonly last: string }
  readonly endsOn: string | null
  /** ISO 8601 instant. */
  readonly endedAt: string | null
  readonly paymentMethod: PaymentMethod
  readonly deliveries: readonly SubscriptionDelivery[]
  /** Newest first. */
  readonly changes: readonly SubscriptionChange[]
  /** Where its shop delivers to, and how one can pay there. */
  readonly countries: readonly Country[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** In the account only: whoever has the link of a mail needs none. */
  readonly recipient?: SubscriptionRecipient
}

/** What is known of one that is opened. */
type Changeable = 'laterOn' | 'movable' | 'deliveries' | 'changes' | 'countries' | 'paymentMethods'

/** As the account lists it. */
export interface OwnSubscription extends Omit<Subscription, Changeable | 'recipient'> {
  readonly id: string
  readonly recipient: SubscriptionRecipient
}

export interface SubscriptionDelivery {
  readonly dueOn: string
  readonly outcome: DeliveryOutcome
  readonly orderNumber: string | null
}

export interface SubscriptionChange {
  /** ISO 8601 instant. */
  readonly at: string
  readonly kind: (typeof SUBSCRIPTION_CHANGES)[number]
  readonly by: (typeof CHANGE_AUTHORS)[number]
  /** Days, methods or numbers before and after; null where it has none, as an address. */
  readonly from: string | null
  readonly to: string | null
  /** Reason that the shop gave; '' without one. */
  readonly note: string
}

/** What its customer can do. */
export type SubscriptionAction =
  | { readonly kind: 'skip'; readonly nextOn: string }
  | { readonly kind: 'move'; readonly nextOn: string; readonly to: string }
  | { readonly kind: 'change'; readonly quantity: number; readonly weeks: Weeks }
  | ({ readonly kind: 'address' } & NewRecipient)
  | { readonly kind: 'payment'; readonly paymentMethod: PaymentMethod }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' }

/** As the back office lists it. */
export interface SubscriptionRecord extends Omit<Subscription, Changeable | 'recipient'> {
  readonly id: string
  readonly platform: Platform
  readonly endReason: (typeof END_REASONS)[number] | null
  readonly customer: { readonly name: string; readonly email: string; readonly isGuest: boolean }
  /** ISO 8601 instant. */
  readonly createdAt: string
}

export interface SubscriptionDetail extends SubscriptionRecord {
  readonly recipient: SubscriptionRecipient
  readonly deliveries: readonly (SubscriptionDelivery & { readonly orderId: string | null })[]
  /** With the name of who of the office did it, '' for the others. */
  readonly changes: readonly (SubscriptionChange & { readonly actor: string })[]
}

export interface SubscriptionFigures {
  readonly active: number
  readonly paused: number
  /** Of the next 30 days, at today's prices. */
  readonly coming: { readonly count: number; readonly value: readonly Money[] }
  /** Within 30 days, and of how many in a hundred that ran. */
  readonly ended: { readonly count: number; readonly percent: number }
}
