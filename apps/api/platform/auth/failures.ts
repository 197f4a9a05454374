import type { Db } from '../db/open'
import { ApiError } from '../http/errors'
import { countAttempt, forgetAttempts, uncountAttempt, type AttemptLimit } from './attempts'
import type { Caller } from './network'
import type { SessionRow } from './sessions'
import { hashToken } from './tokens'

/** Limits of what somebody may guess at. */
export interface FailureLimits {
  /** Begins anew with a success. */
  readonly own: AttemptLimit
  /** Shared with others, so that a success is only not counted. */
  readonly shared: readonly AttemptLimit[]
}

/** All failures of a network in calls of one kind. */
export const networkFailures = (call: string, network: string): AttemptLimit => ({
  subject: `${call}:from:${network}`,
  limit: 60,
})

/**
 * Failures within 15 minutes: 60 of a network in all calls of this kind; 10 of a network at one password or code, and 3
 * while all networks together have more than 50 at it. A right guess from a network without failures always passes.
 * @param call for example `login:user`
 * @param at what is guessed at
 */
export function guessLimits(call: string, at: string, network: string): FailureLimits {
  const all = `${call}:${at}`
  return {
    own: {
      subject: `${all}:${network}`,
      limit: 10,
      stricter: { while: all, above: 50, limit: 3 },
    },
    shared: [networkFailures(call, network), { subject: all }],
  }
}

/** Wrong codes of one account within 15 minutes, from all networks; a code has only six digits. */
const CODES_FROM_ALL = 100

/**
 * Wrong codes count like wrong passwords, per account and network; beyond 100 from all networks no code counts, only a
 * recovery code or a passkey. Counted per secret, so that failures do not count against a new one.
 */
export function codeLimits(adminId: string, secret: string, network: string): FailureLimits {
  const { own, shared } = guessLimits('code:admin', `${adminId}:${hashToken(secret)}`, network)
  return {
    own,
    shared: shared.map((each) => (each.limit === undefined ? { ...each, limit: CODES_FROM_ALL } : each)),
  }
}

/** Counted per password, so that failures at a former one do not count against a new one. */
export const loginLimits = ({ kind, network }: Caller, email: string, passwordHash = ''): FailureLimits =>
  guessLimits(`login:${kind}`, `${email}:${passwordHash}`, network)

/**
 * Guesses at the own password with a stolen session: ten, in which the owner's other sessions have no part. A renewed
 * session has the beginning of the former one.
 */
export const sessionLimits = (session: SessionRow): FailureLimits => {
  const id = session.kind === 'admin' ? session.startedAt.toISOString() : session.tokenHash
  return { own: { subject: `password:${session.kind}:${session.id}:${id}`, limit: 10 }, shared: [] }
}

/** Not if the server was busy or broken. */
const isFailure = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.code !== 'RATE_LIMITED'

/** Makes an attempt within the limits and counts it if it fails. @throws ApiError RATE_LIMITED; what `attempt` throws */
export async function limitFailures<T>(
  db: Db,
  { own, shared }: FailureLimits,
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  const all = [own, ...shared]
  await countAttempt(db, all, now)
  let result: T
  try {
    result = await attempt()
  } catch (error) {
    if (!isFailure(error)) await uncountAttempt(db, all)
    throw error
  }
  // What was done stands: attempts that cannot be forgotten only count on for a while.
  await forgetAttempts(db, [own])
    .then(() => uncountAttempt(db, shared))
    .catch(() => undefined)
  return result
}
