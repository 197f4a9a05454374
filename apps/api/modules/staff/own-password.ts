import { fieldMessages } from '@/contract/shared/messages'
import type { FastifyRequest } from 'fastify'
import { codeLimits, limitFailures, sessionLimits } from '../../platform/auth/failures'
import { callerOf, networkOf } from '../../platform/auth/network'
import { acceptPasskey, type PasskeyAnswer } from '../../platform/auth/passkeys/prove-passkey'
import { isPassword } from '../../platform/auth/passwords'
import type { AdminSession } from '../../platform/auth/sessions'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError, found, invalidField } from '../../platform/http/errors'
import { findAdmin, lockActiveAdmins, lockAdmin, type AdminRow } from './admins.repository'
import { acceptFactor, factorsOf, hasAny, type TypedFactor } from './second-factor/factors.repository'

interface SentFactor extends TypedFactor {
  readonly passkey?: PasskeyAnswer | undefined
}

interface OwnerCall {
  readonly db: Db
  readonly config: Config
  readonly session: AdminSession
  readonly body: {
    readonly currentPassword?: string | undefined
    readonly secondFactor?: SentFactor | undefined
  }
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

/** Checks a second factor and uses it up. @throws ApiError WRONG_CODE, RATE_LIMITED */
async function proveFactor(call: Omit<OwnerCall, 'body'>, sent: SentFactor): Promise<void> {
  const { db, session, now, request } = call
  const { passkey } = sent
  if (passkey) {
    await limitFailures(db, sessionLimits(session), now(), () =>
      acceptPasskey(call, passkey, 'secondFactor.passkey'),
    )
    return
  }
  const field = sent.code === undefined ? 'secondFactor.recoveryCode' : 'secondFactor.code'
  const { totp } = await factorsOf(db, session.id)
  const accept = async () => {
    const isAccepted = await inTransaction(db, async (tx) => {
      await lockAdmin(tx, session.id)
      return acceptFactor(tx, session.id, sent, now())
    })
    if (!isAccepted) throw new ApiError('WRONG_CODE', { details: { field } })
  }
  await limitFailures(db, sessionLimits(session), now(), () =>
    totp && sent.code !== undefined
      ? limitFailures(db, codeLimits(session.id, totp.secret, networkOf(request.ip)), now(), accept)
      : accept(),
  )
}

async function provePassword(call: OwnerCall, password: string, passwordHash: string): Promise<void> {
  const { db, session, now, request } = call
  await limitFailures(db, sessionLimits(session), now(), async () => {
    if (!(await isPassword(passwordHash, password, callerOf('admin', request)))) throw wrongPassword()
  })
}

/**
 * Proof that the caller owns the session, which may be stolen: the own password in the body, a fresh code of the
 * authenticator app or a passkey. Asked for where something lasting changes (IDENTITY-24), after all other checks; a recent login
 * does not count.
 * @throws ApiError VALIDATION without one, WRONG_PASSWORD, WRONG_CODE, RATE_LIMITED after ten tries of a session in 15
 * minutes
 */
export async function proveOwner(call: OwnerCall): Promise<Proven> {
  const { db, session, body } = call
  const { currentPassword = '', secondFactor: { code = '', passkey } = {} } = body
  if (currentPassword === '' && code === '' && !passkey) throw missingProof()
  const { id, passwordHash } = found(await findAdmin(db, session.id))
  // A recovery code is for the loss of the device and no proof here.
  if (currentPassword === '') await proveFactor(call, { code, passkey })
  else await provePassword(call, currentPassword, passwordHash)
  return { id, passwordHash }
}

/**
 * Proof for changing the second factor itself: the password, and whoever has a factor needs that as well.
 * @throws ApiError VALIDATION at the missing field, WRONG_PASSWORD, WRONG_CODE, RATE_LIMITED
 */
export async function proveOwnerAndFactor(call: OwnerCall): Promise<Proven> {
  const { db, session, body } = call
  const { currentPassword = '', secondFactor: { code = '', recoveryCode = '', passkey } = {} } = body
  if (currentPassword === '') throw missingProof()
  const needsFactor = hasAny(await factorsOf(db, session.id))
  const hasFactor = code !== '' || recoveryCode !== '' || passkey !== undefined
  if (needsFactor && !hasFactor) throw invalidField('secondFactor.code', fieldMessages.missing)
  const { id, passwordHash } = found(await findAdmin(db, session.id))
  await provePassword(call, currentPassword, passwordHash)
  if (needsFactor) await proveFactor(call, { passkey, ...(code === '' ? { recoveryCode } : { code }) })
  return { id, passwordHash }
}

/**
 * Locks the caller, and with them all active administrators, because two may change each other at the same time.
 * @throws ApiError UNAUTHORIZED, WRONG_PASSWORD if the account was deactivated or the password changed since the proof
 */
export async function holdOwner(tx: Db, { id, passwordHash }: Proven): Promise<AdminRow> {
  const admin = (await lockActiveAdmins(tx)).find((active) => active.id === id)
  if (!admin) throw new ApiError('UNAUTHORIZED')
  if (admin.passwordHash !== passwordHash) throw wrongPassword()
  return admin
}
