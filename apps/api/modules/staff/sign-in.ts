import { createSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import { rightsOf } from './roles.repository'
import { lockAdmin, noteLogin, type Admin } from './admins.repository'

/** Same as account/sign-in for customers. @throws ApiError ACCOUNT_BANNED, INVALID_CREDENTIALS */
export const signInAdmin = (db: Db, verified: Admin, now: Date) =>
  inTransaction(db, async (tx) => {
    const admin = await lockAdmin(tx, verified.id)
    if (admin?.passwordHash !== verified.passwordHash) throw new ApiError('INVALID_CREDENTIALS')
    if (!admin.isActive) throw new ApiError('ACCOUNT_BANNED')
    await noteLogin(tx, admin.id, now)
    return {
      token: await createSession(tx, { kind: 'admin', id: admin.id }, now),
      admin,
      rights: await rightsOf(tx, admin),
    }
  })
