import type { SessionUser } from '../account/account'
import type { KeptAddress } from '../addresses/address-book'
import type { Money } from '../shared/money'
import type { Platform } from '../shared/platform'

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
  readonly groups: readonly string[]
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly lastActivity: string | null
}

/** Longest reason of a ban. */
export const BAN_REASON_LENGTH = 500

/** Longest note. */
export const CUSTOMER_NOTE_LENGTH = 2000

/** An internal note about a customer, who gets it with their data. */
export interface CustomerNote {
  readonly text: string
  /** Name of the administrator. */
  readonly author: string
  /** ISO 8601 instant. */
  readonly at: string
}

/** A group with the number of its customers. */
export interface CustomerGroup {
  readonly name: string
  readonly customers: number
}

export interface UserDetail extends UserRow {
  /** '' unless banned, or without a reason. */
  readonly banReason: string
  readonly phone: string
  /** '' if there is none. */
  readonly company: string
  readonly vatId: string
  /** The address book, the default first. */
  readonly addresses: readonly KeptAddress[]
  /** Oldest first. */
  readonly notes: readonly CustomerNote[]
  /** ISO 8601 instant; the version that a change is based on. */
  readonly updatedAt: string
  readonly premiumUntil: string | null
  readonly renewals: readonly RenewalEntry[]
  /** Number of orders, in any status. */
  readonly orderCount: number
  /** Totals per currency in minor units, without cancelled and refunded orders. */
  readonly spent: readonly Money[]
}

/** Who ordered without an account, known by the e-mail address of their orders. */
export interface Guest {
  /** Of their latest order. */
  readonly id: string
  readonly email: string
  /** Of the latest order, as are phone and platform. */
  readonly name: string
  readonly phone: string
  readonly platform: Platform
  /** Number of orders, in any status. */
  readonly orderCount: number
  /** Totals per currency in minor units, without cancelled and refunded orders. */
  readonly spent: readonly Money[]
  /** ISO 8601 instants. */
  readonly firstOrder: string
  readonly lastOrder: string
}
