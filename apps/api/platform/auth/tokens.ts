import { createHash, randomBytes } from 'node:crypto'
import { API_KEY_PREFIX } from '@/shop/api-keys/api-keys'

const DAY_MS = 86_400_000
/** Lifetime of a session in ms. */
export const sessionLifetime = { user: 7 * DAY_MS, admin: DAY_MS / 2 } as const

/** Maximum lifetime of an administrator's session in ms, including renewals. */
export const adminSessionLimit = 7 * DAY_MS

/** Random 256-bit token, base64url-encoded. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** True if the text has the format of `newToken`; others need no lookup. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** An API key, which is told from a session's token by its beginning. */
export const newApiKey = (): string => `${API_KEY_PREFIX}${newToken()}`

export const isApiKey = (text: string): boolean =>
  text.startsWith(API_KEY_PREFIX) && isTokenShaped(text.slice(API_KEY_PREFIX.length))

/** Hash stored in the database; random tokens need no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Bearer token of a header; undefined if the header is missing. */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.trim() === '') return undefined
  // A malformed header counts as an invalid token, not as a guest.
  return /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}
