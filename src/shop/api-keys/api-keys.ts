import * as z from 'zod/mini'
import { PERMISSION_GROUPS, PERMISSIONS, type Permission } from '../roles/permissions'
import { required } from '../shared/fields'

/** Beginning of every key, by which people and secret scanners know one. */
export const API_KEY_PREFIX = 'verda_sk_'
export const API_KEY_NAME_LENGTH = 60
/** Keys that a shop may have at once. */
export const MAX_API_KEYS = 50
/** Requests of one key within a minute. */
export const API_KEY_REQUESTS = 300

/** Who enters and where money goes is decided by people alone (IDENTITY-786). */
const PEOPLES: readonly Permission[] = [...PERMISSION_GROUPS.staff, 'payments.settings', 'integrations.write']

/** What a key may be given. */
export const API_KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (each) => !PEOPLES.includes(each),
)

/** Days until a key ends by itself. */
export const API_KEY_LIFETIMES = ['30', '90', '365', 'never'] as const
export type ApiKeyLifetime = (typeof API_KEY_LIFETIMES)[number]

/** Fields of a new key under the same name in the API and in the form. */
export const apiKeyFields = {
  name: required(API_KEY_NAME_LENGTH),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.minLength(1)),
  lifetime: z.enum(API_KEY_LIFETIMES),
}
export const apiKeyForm = z.object(apiKeyFields)

/** How logs and histories name a key as the one who did something. */
export const apiKeyActor = (name: string): string => `API: ${name}`

/** A key as the back office shows it; the key itself is shown once, when it is made. */
export interface ApiKeyRecord {
  readonly id: string
  readonly name: string
  /** The key's last four letters. */
  readonly hint: string
  readonly permissions: readonly Permission[]
  /** Name of who made it, without whose permissions it may nothing. */
  readonly owner: string
  /** Its owner is deactivated, or its day has come. */
  readonly isActive: boolean
  /** ISO 8601 instants. */
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
}
