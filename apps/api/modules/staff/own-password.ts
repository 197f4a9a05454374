import { limitFailures, sessionLimits } from '../../platform/auth/failures'
import type { Caller } from '../../platform/auth/network'
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
  { session, caller }: { readonly session: AdminSession; readonly caller: Caller },
  password: string,
  now: Date,
): Promise<string> {
  const { passwordHash } = found(await findAdmin(db, session.id))
  await limitFailures(db, sessionLimits(session), now, async () => {
    if (!(await isPassword(passwordHash, password, caller))) throw new ApiError('WRONG_PASSWORD')
  })
  return passwordHash
}
