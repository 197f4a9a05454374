import { normalizeEmail } from '../account/account'
import type { Currency, Platform } from '../shared/platform'

/** What the shop can decide about a withdrawal. */
export const DECISIONS = ['accepted', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

export const RETURN_STATUSES = ['new', ...DECISIONS] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** What an order's history says of a withdrawal that was matched with it by hand, in place of a decision. */
export const MATCHED = 'matched'

/** Whether whoever declared wrote from the order's own address. */
export const isFromOrderMail = (declared: string, ordered: string): boolean =>
  normalizeEmail(declared) === normalizeEmail(ordered)

/** A declaration of withdrawal, matched to its order where number and mail belong together. */
export interface ReturnRow {
  readonly id: string
  readonly status: ReturnStatus
  /** ISO 8601 instant. */
  readonly receivedAt: string
  readonly name: string
  readonly email: string
  /** As the customer wrote them. */
  readonly items: readonly string[]
  readonly reason?: string
  readonly orderNumber: string
  /** Missing: no order has this number and mail, and nobody has matched one by hand. */
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
