import type { Db } from '../db/open'
import { inTransaction } from '../db/transaction'
import { ApiError } from '../http/errors'
import { lockAdmin, type Admin } from '../../modules/staff/admins.repository'
import { lockUser, type User } from '../../modules/account/users.repository'
import { createSession } from './sessions'

interface SignedIn<T> {
  readonly token: string
  readonly account: T
}

/*
 * A session for the account whose password was just judged. A ban or a new password that came in between
 * is seen under the row's lock; one that comes later finds the session and ends it.
 */

/** @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS */
export const signInUser = (db: Db, judged: User, now: Date): Promise<SignedIn<User>> =>
  inTransaction(db, async (tx) => {
    const account = await lockUser(tx, judged.id)
    if (account?.passwordHash !== judged.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
    if (account.status === 'banned') throw new ApiError('ACCOUNT_BANNED')
    return { token: await createSession(tx, { kind: 'user', id: account.id }, now), account }
  })

/** @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS */
export const signInAdmin = (db: Db, judged: Admin, now: Date): Promise<SignedIn<Admin>> =>
  inTransaction(db, async (tx) => {
    const account = await lockAdmin(tx, judged.id)
    if (account?.passwordHash !== judged.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
    if (!account.isActive) throw new ApiError('ACCOUNT_BANNED')
    return { token: await createSession(tx, { kind: 'admin', id: account.id }, now), account }
  })
