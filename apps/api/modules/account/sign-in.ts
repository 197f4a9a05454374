import { startSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import { lockUser, type User } from './users.repository'

/**
 * Creates a session for an account whose password has just been verified. The row is locked and checked again, so
 * that a ban or a new password in the meantime is noticed; a later one ends the session.
 * @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS
 */
export const signInUser = (db: Db, verified: User, now: Date) =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, verified.id)
    if (user?.passwordHash !== verified.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
    if (user.status === 'banned') throw new ApiError('ACCOUNT_BANNED')
    return { token: await startSession(tx, { kind: 'user', id: user.id }, now), user }
  })
