import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { attempts } from '../db/schema'
import { ApiError } from '../http/errors'

export interface AttemptLimit {
  /** Counted subject, for example `login:user:<mail>`; only its hash is stored. */
  readonly subject: string
  readonly limit: number
}

const WINDOW_MS = 15 * 60_000
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex')

/**
 * Counts one attempt against each limit before checking it, so that parallel guesses cannot exceed the limit. The
 * counters are in the database and shared by all processes.
 * @throws ApiError RATE_LIMITED
 */
export async function countAttempt(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const start = new Date(now.getTime() - WINDOW_MS)
  for (const { subject, limit } of limits) {
    const isOver = sql`${attempts.since} < ${start.toISOString()}`
    const [row] = await db
      .insert(attempts)
      .values({ subject: keyOf(subject), count: 1, since: now })
      .onConflictDoUpdate({
        target: attempts.subject,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          since: sql`case when ${isOver} then ${now.toISOString()} else ${attempts.since} end`,
        },
      })
      .returning({ count: attempts.count, since: attempts.since })
    if (row && row.count > limit) {
      const left = row.since.getTime() + WINDOW_MS - now.getTime()
      throw new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
    }
  }
}

/**
 * Adds to counters, creating missing ones. The subject must contain the window, because counters do not expire here.
 * @returns the sum per subject
 */
export async function addToCounts(
  db: Db,
  increments: readonly { readonly subject: string; readonly by: number }[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .insert(attempts)
    // Sorted, so that two processes never wait for each other's row locks.
    .values(
      increments
        .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
        .map(({ subject, by }) => ({ subject, count: by, since: now })),
    )
    .onConflictDoUpdate({
      target: attempts.subject,
      set: { count: sql`${attempts.count} + excluded.count` },
    })
    .returning({ subject: attempts.subject, count: attempts.count })
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

/** Resets the counters after a success. */
export async function forgetAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  await db.delete(attempts).where(
    inArray(
      attempts.subject,
      limits.map(({ subject }) => keyOf(subject)),
    ),
  )
}

/** Deletes counters whose window has passed. */
export const purgeAttempts = (db: Db, now: Date) =>
  db.delete(attempts).where(lt(attempts.since, new Date(now.getTime() - WINDOW_MS)))

/**
 * What counts as one address: of IPv6 the first half, because a provider gives every customer at least a /64; an IPv4
 * address written as IPv6 is the same as without.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Limit per IP address and kind of call, regardless of account or order. */
export const addressLimit = (call: string, address: string): AttemptLimit => ({
  subject: `${call}:from:${networkOf(address)}`,
  limit: 60,
})

/** Ten wrong passwords per account and address, fifty per account, within 15 minutes. */
export const loginLimits = (
  kind: 'user' | 'admin',
  email: string,
  address: string,
): readonly AttemptLimit[] => [
  { subject: `login:${kind}:${email}:${networkOf(address)}`, limit: 10 },
  { subject: `login:${kind}:${email}`, limit: 50 },
]

/** Limits guessing the current password with a stolen session. */
export const passwordLimits = (kind: 'user' | 'admin', id: string): readonly AttemptLimit[] => [
  { subject: `password:${kind}:${id}`, limit: 10 },
]
