import type { Address } from '../orders/address'
import type { Language } from '../shared/language'
import { PLATFORMS, type Platform } from '../shared/platform'
import { fields, isText, jsonOf, oneOf, textOr } from '../shared/stored'

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

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

/** What a session stores about its user; the minimum that the `userData` entry must contain. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly platform: Platform
}

export interface UserProfile extends SessionUser {
  /** Whether the link in the verification mail has been opened. */
  readonly emailVerified: boolean
  readonly phone: string
  /** '' for a private customer. */
  readonly company: string
  readonly vatId: string
  readonly address: UserAddress
  /** Calendar day `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null
  readonly gender: Gender | null
  readonly preferences: UserPreferences
  /** ISO 8601 instant. */
  readonly premiumUntil: string | null
}

/** Parses the `userData` storage entry (JSON text or an object, with `_id`); null if it does not identify a user. */
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
