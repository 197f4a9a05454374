import { normalizeEmail } from '../shared/typed-text'
import type { Currency, Platform } from '../shared/platform'

/** Possible decisions about a withdrawal. */
export const DECISIONS = ['accepted', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

export const RETURN_STATUSES = ['new', ...DECISIONS] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** History value of a withdrawal that was matched to the order by hand, instead of a decision. */
export const MATCHED = 'matched'

/** Whether the withdrawal was sent from the order's email address. */
export const isFromOrderMail = (declared: string, ordered: string): boolean =>
  normalizeEmail(declared) === normalizeEmail(ordered)

/** A withdrawal with what became of it; matched to an order automatically if number and email belong together. */
export interface ReturnRecord {
  readonly id: string
  readonly status: ReturnStatus
  /** ISO 8601 instant. */
  readonly receivedAt: string
  readonly name: string
  readonly email: string
  /** As worded by the customer. */
  readonly items: readonly string[]
  readonly reason: string | null
  readonly orderNumber: string
  /** Null if no order has this number and email and none was matched by hand. */
  readonly order: {
    readonly id: string
    readonly platform: Platform
    /** Minor units. */
    readonly total: number
    readonly currency: Currency
  } | null
  readonly decision: {
    readonly reason: string | null
    readonly actor: string
    /** ISO 8601 instant. */
    readonly at: string
  } | null
}

/** Units of a product that come back. */
export interface ReturnedUnits {
  readonly productId: string
  readonly quantity: number
  /** True if the units return to stock, false if they are written off. */
  readonly restock: boolean
}

/** Decision about a withdrawal, with what comes back and what is paid back. */
export interface ReturnDecision {
  readonly status: Decision
  readonly reason: string
  readonly lines: readonly ReturnedUnits[]
  /** Minor units; 0 refunds nothing. */
  readonly refund: number
}

/** Money that goes back, with or without goods. */
export interface RefundInput {
  /** Minor units. */
  readonly amount: number
  readonly reason: string
  readonly lines: readonly ReturnedUnits[]
}
