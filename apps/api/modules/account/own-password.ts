import type { FastifyRequest } from 'fastify'
import { fieldMessages } from '@/contract/shared/messages'
import { limitFailures, sessionLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { acceptPasskey, type PasskeyAnswer } from '../../platform/auth/passkeys/prove-passkey'
import { isPassword } from '../../platform/auth/passwords'
import type { UserSession } from '../../platform/auth/sessions'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/open'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { findUser, lockUser, type User } from './users.repository'

interface CustomerCall {
  readonly db: Db
  readonly config: Config
  readonly session: UserSession
  readonly body: {
    readonly currentPassword?: string | undefined
    readonly passkey?: PasskeyAnswer | undefined
  }
  readonly now: () => Date
  readonly request: FastifyRequest
}

const FIELD = 'currentPassword'
const wrongPassword = () => new ApiError('WRONG_PASSWORD', { details: { field: FIELD } })

/**
 * Proof that the caller owns the session, which may be stolen: the own password or an own passkey, ten tries of a
 * session in 15 minutes.
 * @returns the account as it was proven; `holdCustomer` checks it again in the transaction
 * @throws ApiError VALIDATION without one, WRONG_PASSWORD, WRONG_CODE, RATE_LIMITED
 */
export async function proveCustomer(call: CustomerCall): Promise<User> {
  const { db, session, body, now, request } = call
  const { currentPassword = '', passkey } = body
  if (currentPassword === '' && !passkey) throw invalidField(FIELD, fieldMessages.missing)
  const user = found(await findUser(db, session.id))
  await limitFailures(db, sessionLimits(session), now(), async () => {
    if (passkey) return acceptPasskey(call, passkey, 'passkey')
    if (!(await isPassword(user.passwordHash, currentPassword, callerOf('user', request))))
      throw wrongPassword()
  })
  return user
}

/** Locks the caller. @throws ApiError WRONG_PASSWORD if the password changed since the proof */
export async function holdCustomer(tx: Db, { id, passwordHash }: User): Promise<User> {
  const user = found(await lockUser(tx, id))
  if (user.passwordHash !== passwordHash) throw wrongPassword()
  return user
}
