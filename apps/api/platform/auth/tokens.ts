import { createHash, randomBytes } from 'node:crypto'

const DAY_MS = 86_400_000
/** How long a session lives. */
export const sessionLifetime = { user: 7 * DAY_MS, admin: DAY_MS / 2 } as const

/** However often it is renewed, an administrator's session ends so long after the login. */
export const adminSessionLimit = 7 * DAY_MS

/** 256 random bits, url-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text could be one of `newToken`; nothing else needs to be looked up. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What the database stores of a secret; random secrets need no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The bearer token of a header; undefined where none is sent. */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.trim() === '') return undefined
  // A header without a token is a dead token, not a guest.
  return /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}
