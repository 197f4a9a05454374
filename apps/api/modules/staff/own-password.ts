import { countAttempt, forgetAttempts, passwordLimits } from '../../platform/auth/attempts'
import { isPassword } from '../../platform/auth/passwords'
import type { AdminSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { ApiError, found } from '../../platform/http/errors'
import { findAdmin } from './admins.repository'

/**
 * Verifies the current password before a new one is set, because the session may be stolen.
 * @returns the hash that was verified
 * @throws ApiError WRONG_PASSWORD, RATE_LIMITED
 */
export async function verifyOwnPassword(
  db: Db,
  { id }: Pick<AdminSession, 'id'>,
  password: string,
  now: Date,
): Promise<string> {
  const limits = passwordLimits('admin', id)
  await countAttempt(db, limits, now)
  const { passwordHash } = found(await findAdmin(db, id))
  if (!(await isPassword(passwordHash, password))) throw new ApiError('WRONG_PASSWORD')
  await forgetAttempts(db, limits)
  return passwordHash
}
