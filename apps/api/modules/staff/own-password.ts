import { fieldMessages } from '@/contract/shared/messages'
import type { FastifyRequest } from 'fastify'
import { limitFailures, sessionLimits } from '../../platform/auth/failures'
import { callerOf } from '../../platform/auth/network'
import { isPassword } from '../../platform/auth/passwords'
import type { AdminSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { findAdmin, lockActiveAdmins, type Admin } from './admins.repository'

interface OwnerCall {
  readonly db: Db
  readonly session: AdminSession
  readonly body: { readonly currentPassword?: string | undefined }
  readonly now: () => Date
  readonly request: FastifyRequest
}

/** What was proven; `holdOwner` checks it again in the transaction. */
export interface Proven {
  readonly id: string
  readonly passwordHash: string
}

const FIELD = 'currentPassword'

/** The body lacks the own password. */
export const missingProof = () => invalidField(FIELD, fieldMessages.missing)
const wrongPassword = () => new ApiError('WRONG_PASSWORD', { details: { field: FIELD } })

/**
 * Proof that the caller owns the session, which may be stolen: the own password in the body. Asked for where something
 * lasting changes (IDENTITY-24), after all other checks; a recent login does not count.
 * @throws ApiError VALIDATION without one, WRONG_PASSWORD, RATE_LIMITED after ten tries of a session in 15 minutes
 */
export async function proveOwner(call: OwnerCall): Promise<Proven> {
  const { db, session, body, now, request } = call
  const password = body.currentPassword
  if (password === undefined || password === '') throw missingProof()
  const { id, passwordHash } = found(await findAdmin(db, session.id))
  await limitFailures(db, sessionLimits(session), now(), async () => {
    if (!(await isPassword(passwordHash, password, callerOf('admin', request)))) throw wrongPassword()
  })
  return { id, passwordHash }
}

/**
 * Locks the caller, and with them all active administrators, because two may change each other at the same time.
 * @throws ApiError UNAUTHORIZED, WRONG_PASSWORD if the account was deactivated or the password changed since the proof
 */
export async function holdOwner(tx: Db, { id, passwordHash }: Proven): Promise<Admin> {
  const admin = (await lockActiveAdmins(tx)).find((active) => active.id === id)
  if (!admin) throw new ApiError('UNAUTHORIZED')
  if (admin.passwordHash !== passwordHash) throw wrongPassword()
  return admin
}
