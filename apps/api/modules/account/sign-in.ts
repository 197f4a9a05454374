import { createSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import { lockUser, type User } from './users.repository'

/**
 * A session for the account whose password was just verified. A ban or a new password that came in between is seen
 * under the row's lock; one that comes later finds the session and ends it.
 * @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS
 */
export const signInUser = (db: Db, verified: User, now: Date) =>
  inTransaction(db, async (tx) => {
    const user = await lockUser(tx, verified.id)
    if (user?.passwordHash !== verified.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
    if (user.status === 'banned') throw new ApiError('ACCOUNT_BANNED')
    return { token: await createSession(tx, { kind: 'user', id: user.id }, now), user }
  })
