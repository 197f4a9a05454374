import { hashToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { ApiError, found } from '../../platform/http/errors'
import { lockUser, updateUser, type User } from '../account/users.repository'
import { endVerifications, hasVerification } from '../account/verifications.repository'

/**
 * Marks the account's email as verified: the link proves access to the mailbox, the session which account it is
 * for.
 * @returns the account, and whether it was verified just now
 * @throws ApiError INVALID_TOKEN
 */
export async function verifyAddress(
  tx: Db,
  userId: string,
  token: string,
  now: Date,
): Promise<{ readonly user: User; readonly isNew: boolean }> {
  const user = found(await lockUser(tx, userId))
  if (user.emailVerifiedAt !== null) return { user, isNew: false }
  if (!(await hasVerification(tx, { userId, tokenHash: hashToken(token) }, now)))
    throw new ApiError('INVALID_TOKEN')
  const verified = found(await updateUser(tx, userId, { emailVerifiedAt: now }, now))
  await endVerifications(tx, userId)
  return { user: verified, isNew: true }
}
