import type { Address, OrderStatus } from '../orders/order'
import { PLATFORMS, type Currency, type Platform } from '../shared/platform'
import { fields, isText, jsonOf, oneOf, textOr } from '../shared/stored'

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

export const USER_LANGUAGES = ['de', 'tr', 'en'] as const
export type UserLanguage = (typeof USER_LANGUAGES)[number]

export const USER_STATUSES = ['active', 'inactive', 'banned'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

export const ROLES = ['guest', 'customer', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface UserAddress extends Address {
  readonly state: string
}

export interface UserPreferences {
  readonly language: UserLanguage
  readonly notifications: { readonly email: boolean; readonly sms: boolean; readonly push: boolean }
}

export const DEFAULT_COUNTRY = 'Deutschland'
export const DEFAULT_PREFERENCES: UserPreferences = {
  language: 'de',
  notifications: { email: true, sms: false, push: true },
}

/** What a session needs to know of its owner; the least that userData must hold. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly platform: Platform
}

export interface UserProfile extends SessionUser {
  readonly phone: string
  readonly address: UserAddress
  /** Calendar day `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null
  readonly gender: Gender | null
  readonly preferences: UserPreferences
  /** ISO 8601 instant. */
  readonly premiumUntil: string | null
}

export interface Admin {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** An entry of a membership's renewalHistory (A3). */
export interface RenewalEntry {
  /** ISO 8601 instants. */
  readonly startDate: string
  readonly endDate: string
  readonly months: number
  readonly source: string
}

/** A row of the user list (A3). */
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
  readonly orders: readonly {
    readonly id: string
    readonly number: string
    readonly createdAt: string
    readonly status: OrderStatus
    /** Minor units. */
    readonly total: number
    readonly currency: Currency
  }[]
}

/** Accounts are compared by this form of their mail address (decisions §3). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The admin token takes precedence when both exist (S6). */
export function roleOf(tokens: { readonly admin?: string | null; readonly user?: string | null }): Role {
  if (tokens.admin) return 'admin'
  return tokens.user ? 'customer' : 'guest'
}

/** May this account use the platform? It is compared and shown; logging in is allowed anywhere (decisions §5). */
export const hasPlatformAccess = (user: { readonly platform: Platform }, platform: Platform): boolean =>
  user.platform === platform

/** What lies under userData, as text or parsed (wire shape: `_id`); null where it names nobody. */
export function parseSessionUser(stored: unknown): SessionUser | null {
  const data = fields(jsonOf(stored))
  const id = isText(data._id) ? data._id : data.id
  if (!isText(id)) return null
  return {
    id,
    name: textOr(data.name, ''),
    email: textOr(data.email, ''),
    platform: oneOf(PLATFORMS, data.platform) ?? 'germany',
  }
}

/** What lies under adminData, as text or parsed; null where it names nobody. */
export function parseAdmin(stored: unknown): Admin | null {
  const user = parseSessionUser(stored)
  return user && { id: user.id, name: user.name, email: user.email }
}
