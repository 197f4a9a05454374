import { createHash } from 'node:crypto'
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { attempts } from '../db/schema'
import { inTransaction } from '../db/transaction'
import { ApiError } from '../http/errors'
import { networkOf } from './network'

export interface AttemptLimit {
  /** Counted subject, for example `login:user:<mail>`; only its hash is stored. */
  readonly subject: string
  /** Attempts within 15 minutes. @default any number; they are only counted */
  readonly limit?: number
  /** A stricter limit, while more than `above` attempts at another of the subjects are counted. */
  readonly stricter?: { readonly while: string; readonly above: number; readonly limit: number }
}

type Counter = typeof attempts.$inferSelect

const WINDOW_MS = 15 * 60_000
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex')
const startOfWindow = (now: Date) => new Date(now.getTime() - WINDOW_MS)

/** @param added attempts that the counters do not contain yet. @throws ApiError RATE_LIMITED */
function refuseExcess(
  limits: readonly AttemptLimit[],
  counters: readonly Counter[],
  added: number,
  now: Date,
): void {
  const counterOf = (subject: string) => counters.find((counter) => counter.subject === keyOf(subject))
  const countOf = (subject: string) => (counterOf(subject)?.count ?? 0) + added
  for (const { subject, limit = Infinity, stricter } of limits) {
    const isStrict = stricter !== undefined && countOf(stricter.while) > stricter.above
    if (countOf(subject) <= (isStrict ? stricter.limit : limit)) continue
    const left = (counterOf(subject) ?? { since: now }).since.getTime() + WINDOW_MS - now.getTime()
    throw new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
  }
}

/**
 * Counts one attempt against each limit; if one is reached, nothing is written. Counted before the attempt is made, so
 * that parallel guesses cannot exceed a limit. The counters are in the database and shared by all processes.
 * @throws ApiError RATE_LIMITED
 */
export async function countAttempt(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const start = startOfWindow(now)
  // Sorted, so that two processes never wait for each other's row locks.
  const subjects = limits.map(({ subject }) => keyOf(subject)).sort()
  const counted = and(inArray(attempts.subject, subjects), gte(attempts.since, start))
  refuseExcess(limits, await db.select().from(attempts).where(counted), 1, now)
  const isOver = sql`${attempts.since} < ${start.toISOString()}`
  await inTransaction(db, async (tx) => {
    const counters = await tx
      .insert(attempts)
      .values(subjects.map((subject) => ({ subject, count: 1, since: now })))
      .onConflictDoUpdate({
        target: attempts.subject,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          since: sql`case when ${isOver} then ${now.toISOString()} else ${attempts.since} end`,
        },
      })
      .returning()
    refuseExcess(limits, counters, 0, now)
  })
}

/** Takes one attempt back. */
export async function uncountAttempt(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  // One row per statement: locks on several rows, in any order, could wait for each other.
  for (const { subject } of limits) {
    const isCounter = eq(attempts.subject, keyOf(subject))
    const last = await db
      .delete(attempts)
      .where(and(isCounter, lte(attempts.count, 1)))
      .returning({ count: attempts.count })
    if (last.length === 0)
      await db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(isCounter)
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

/** Resets the counters. */
export async function forgetAttempts(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  for (const { subject } of limits) await db.delete(attempts).where(eq(attempts.subject, keyOf(subject)))
}

/** Resets all counters. */
export const forgetAllAttempts = (db: Db) => db.delete(attempts)

/** Deletes counters whose window has passed. */
export const purgeAttempts = (db: Db, now: Date) =>
  db.delete(attempts).where(lt(attempts.since, startOfWindow(now)))

/** Limit per network and kind of call, regardless of account or order. */
export const addressLimit = (call: string, address: string): AttemptLimit => ({
  subject: `${call}:from:${networkOf(address)}`,
  limit: 60,
})

/** Links by mail for a forgotten password: five per address and network, twenty per address. */
export const forgotLimits = (call: string, email: string, address: string): readonly AttemptLimit[] => [
  addressLimit(call, address),
  { subject: `${call}:${email}:${networkOf(address)}`, limit: 5 },
  { subject: `${call}:${email}`, limit: 20 },
]
