import type { Address } from '../orders/address'
import type { Language } from '../shared/language'
import { PLATFORMS, type Platform } from '../shared/platform'
import { fields, isText, jsonOf, oneOf, textOr } from '../shared/stored'

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

export const ROLES = ['guest', 'customer', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface UserAddress extends Address {
  readonly state: string
}

export interface UserPreferences {
  readonly language: Language
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
  /** Its owner has followed the link of the mail. */
  readonly emailVerified: boolean
  readonly phone: string
  readonly address: UserAddress
  /** Calendar day `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null
  readonly gender: Gender | null
  readonly preferences: UserPreferences
  /** ISO 8601 instant. */
  readonly premiumUntil: string | null
}

/** Accounts are compared by this form of their mail address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The admin token takes precedence when both exist. */
export function roleOf(tokens: { readonly admin?: string | null; readonly user?: string | null }): Role {
  if (tokens.admin) return 'admin'
  return tokens.user ? 'customer' : 'guest'
}

/** May this account use the platform? It is compared and shown; logging in is allowed anywhere. */
export const hasPlatformAccess = (user: { readonly platform: Platform }, platform: Platform): boolean =>
  user.platform === platform

/** What lies under userData, as text or parsed (as in JSON: `_id`); null where it names nobody. */
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
