import type { SessionUser } from '../account/account'
import type { Money } from '../shared/money'

export const USER_STATUSES = ['active', 'inactive', 'banned'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** An entry of a membership's renewalHistory. */
export interface RenewalEntry {
  /** ISO 8601 instants. */
  readonly startDate: string
  readonly endDate: string
  readonly months: number
  readonly source: string
}

/** A row of the user list. */
export interface UserRow extends SessionUser {
  readonly status: UserStatus
  readonly isPremiumActive: boolean
  readonly remainingDays: number | null
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly lastActivity: string | null
}

export interface UserDetail extends UserRow {
  readonly phone: string
  readonly premiumUntil: string | null
  readonly renewals: readonly RenewalEntry[]
  /** All of the account's orders. */
  readonly orderCount: number
  /** One sum per currency, in minor units, without cancelled and refunded orders. */
  readonly spent: readonly Money[]
}
