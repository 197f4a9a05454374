import type { OrderStatus, PaymentStatus } from '../orders/order'
import type { Currency, Platform } from '../shared/platform'

/** Entries that one file may have. */
export const MAX_ENTRIES = 10_000
/** Characters of a file. */
export const MAX_CONTENT = 20_000_000
/** Entries that one call settles. */
export const MAX_CONFIRMED = 200
/** Entries of one page of the answer; a page is written in one piece. */
export const ENTRIES_PER_PAGE = 500
/** Characters of a text of an entry; banks allow 140 in one of several lines. */
export const MAX_TEXT = 1_000

export const STATEMENT_FORMATS = ['camt', 'mt940', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** A booked credit of the shop's account, or a credit that the bank has taken back. */
export interface BankEntry {
  /** IBAN of the account, else as the file names it; empty where a CSV names none. */
  readonly account: string
  /** `YYYY-MM-DD` */
  readonly bookedOn: string
  /** Minor units, above 0. */
  readonly amount: number
  /** ISO 4217; the shop's currencies are among them. */
  readonly currency: string
  /** Who paid. */
  readonly name: string
  /** IBAN of who paid. */
  readonly iban: string
  readonly purpose: string
  /** Of bank or payer. */
  readonly reference: string
  /** The bank has taken the credit back. */
  readonly isReversal: boolean
}

export const CERTAINTIES = ['certain', 'doubtful', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/**
 * Why an entry is matched like this.
 * - `exact`: number and amount agree; the only certain one
 * - `name`: the number is broken and the name differs
 * - `noNumber`: only amount and name, or the amount alone, agree
 * - `partial`, `more`: less or more than the order's total
 * - `foreign`: another currency than the order's
 * - `several`: several orders, whose totals add up to the amount
 * - `sum`: several orders, whose totals do not
 * - `double`: the order is paid, or another entry pays it
 * - `closed`: the order is cancelled or refunded
 * - `reversed`: the bank has taken the payment back
 * - `account`: the account is none of the shop's
 * - `unknown`: no order of this number, amount or name
 */
export const MATCH_REASONS = [
  'exact',
  'name',
  'noNumber',
  'partial',
  'more',
  'foreign',
  'several',
  'sum',
  'double',
  'closed',
  'reversed',
  'account',
  'unknown',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

/** What matching needs to know of an order, and the back office shows beside an entry. */
export interface BankOrder {
  readonly id: string
  readonly number: string
  readonly platform: Platform
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly customerName: string
  readonly city: string
  /** Minor units. */
  readonly total: number
  /** What of a paid order's total is not paid, in minor units. */
  readonly outstanding: number
  readonly currency: Currency
}

type Paid = Pick<BankOrder, 'paymentStatus' | 'total' | 'outstanding'>

/** Whether all of an order was paid. */
export const isPaidUp = ({ paymentStatus, outstanding }: Paid): boolean =>
  paymentStatus === 'completed' && outstanding === 0

/** What a payment of the order has to be: its total, or what is outstanding of one that was paid. */
export const dueOf = ({ paymentStatus, total, outstanding }: Paid): number =>
  paymentStatus === 'completed' && outstanding > 0 ? outstanding : total

export interface BankMatch {
  readonly certainty: Certainty
  readonly reason: MatchReason
  /** Those that the entry pays; one if it is certain. */
  readonly orders: readonly BankOrder[]
}

/** What is done with an entry: `reopen` also reopens a cancelled order, `refund` notes that the money goes back. */
export const BANK_DECISIONS = ['pay', 'reopen', 'refund'] as const
export type BankDecision = (typeof BANK_DECISIONS)[number]

/** What became of an entry. `booked`: an earlier press has settled it. */
export const BANK_OUTCOMES = [
  'paid',
  'refund',
  'booked',
  'alreadyPaid',
  'closed',
  'outOfStock',
  'couponUsed',
  'unknownOrder',
  'notInFile',
] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]

/** An entry with its match, as the back office shows it. */
export interface StatementRow extends BankEntry {
  /** The same for the same entry in every file. */
  readonly fingerprint: string
  readonly match: BankMatch
  /** Numbers of the orders that it has settled; empty if it is open. */
  readonly booked: readonly string[]
  /** How it was settled; null if it is open. */
  readonly decision: BankDecision | null
}

/** An account of a file. */
export interface StatementAccount {
  /** IBAN, else as the file names it. */
  readonly account: string
  /** Whether it is in the payment settings. */
  readonly isOwn: boolean
  /** Whose it is by the payment settings; empty if it is not in them. */
  readonly holder: string
}

/** An entry that an administrator settles. */
export interface ConfirmedEntry {
  readonly fingerprint: string
  readonly orderNumbers: readonly string[]
  readonly decision: BankDecision
  /** Accepts the payment although too little is left in stock. */
  readonly anyway?: boolean
}

/** Whether the match may be settled by a plain payment. */
export const isPayable = ({ orders }: Pick<BankMatch, 'orders'>): boolean =>
  orders.length > 0 &&
  orders.every(
    (order) =>
      order.paymentStatus !== 'refunded' &&
      !isPaidUp(order) &&
      order.status !== 'cancelled' &&
      order.status !== 'refunded',
  )

/** Longest name of a file that is kept. */
export const FILE_NAME_LENGTH = 200

/** A statement of which entries were settled. */
export interface SettledFile {
  readonly id: string
  /** '' for pasted text. */
  readonly name: string
  /** 'DE12…2051'; '' if the file names none. */
  readonly account: string
  /** Entries of the file, and how many of them are settled. */
  readonly entries: number
  readonly settled: number
  /** ISO 8601 instant. */
  readonly settledAt: string
  /** Name of the administrator. */
  readonly by: string
}
