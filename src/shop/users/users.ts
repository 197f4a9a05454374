import type { SessionUser } from '../account/account'
import type { Money } from '../shared/money'

export const USER_STATUSES = ['active', 'inactive', 'banned'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** A period in the history of a membership. */
export interface RenewalEntry {
  /** ISO 8601 instants. */
  readonly startDate: string
  readonly endDate: string
  readonly months: number
  readonly source: string
}

/** A user in the list. */
export interface UserRow extends SessionUser {
  readonly status: UserStatus
  readonly isPremiumActive: boolean
  readonly remainingDays: number | null
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly lastActivity: string | null
}

/** Longest reason of a ban. */
export const BAN_REASON_LENGTH = 500

export interface UserDetail extends UserRow {
  /** '' unless banned, or without a reason. */
  readonly banReason: string
  readonly phone: string
  readonly premiumUntil: string | null
  readonly renewals: readonly RenewalEntry[]
  /** Number of orders, in any status. */
  readonly orderCount: number
  /** Totals per currency in minor units, without cancelled and refunded orders. */
  readonly spent: readonly Money[]
}
