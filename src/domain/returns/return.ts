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

/** A declaration of withdrawal; matched to an order automatically if order number and email belong together. */
export interface ReturnRow {
  readonly id: string
  readonly status: ReturnStatus
  /** ISO 8601 instant. */
  readonly receivedAt: string
  readonly name: string
  readonly email: string
  /** As worded by the customer. */
  readonly items: readonly string[]
  readonly reason?: string
  readonly orderNumber: string
  /** Missing if no order has this number and email and none was matched by hand. */
  readonly order?: {
    readonly id: string
    readonly platform: Platform
    /** Minor units. */
    readonly total: number
    readonly currency: Currency
  }
  readonly decision?: {
    readonly reason?: string
    readonly actor: string
    /** ISO 8601 instant. */
    readonly at: string
  }
}
