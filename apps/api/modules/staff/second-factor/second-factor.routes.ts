import { audit } from '@apps/api/platform/audit/audit.repository'
import { limitFailures, sessionLimits } from '@apps/api/platform/auth/failures'
import { endSessionsOf, type AdminSession } from '@apps/api/platform/auth/sessions'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { ApiError, found, uuidOf } from '@apps/api/platform/http/errors'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { findAdmin, lockAdmin } from '../admins.repository'
import { holdOwner, proveOwner, proveOwnerAndFactor } from '../own-password'
import { staffFactorRemoved } from '../staff-mails'
import { refuseBeyond, rightsOf } from '../roles.repository'
import * as repository from './factors.repository'
import { replaceRecoveryCodes } from './recovery-codes'
import { newTotpSecret, stepOfCode, totpUri } from './totp'

/** Time in ms for scanning the QR code and typing the first code. */
const SETUP_MS = 15 * 60_000

/** Notes what administrators change about their own factors. */
const noteOwn = (tx: Db, session: AdminSession, action: string, at: Date) =>
  audit(tx, session, { action, subject: `admin:${session.id}`, detail: { name: session.name } }, at)

export const secondFactorRoutes = [
  defineRoute('getSecondFactor', async ({ db, session }) => {
    const { totp, recoveryCodes } = await repository.factorsOf(db, session.id)
    return {
      totpSince: totp?.confirmedAt.toISOString() ?? null,
      recoveryCodes,
      isRequired: await repository.isFactorRequired(db),
    }
  }),

  defineRoute(
    'startTotp',
    async (call) => {
      const { db, session, now } = call
      const proven = await proveOwnerAndFactor(call)
      const secret = newTotpSecret()
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        await repository.storePending(tx, session.id, secret, new Date(now().getTime() + SETUP_MS))
      })
      return { secret, uri: totpUri(secret, session.email) }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'confirmTotp',
    async ({ db, session, body, now }) => {
      const secret = await repository.pendingSecret(db, session.id, now())
      if (secret === undefined) throw new ApiError('INVALID_TOKEN')
      const step = await limitFailures(db, sessionLimits(session), now(), () => {
        const typed = stepOfCode(secret, body.code, now())
        if (typed === undefined) throw new ApiError('WRONG_CODE', { details: { field: 'code' } })
        return Promise.resolve(typed)
      })
      const recoveryCodes = await inTransaction(db, async (tx) => {
        await lockAdmin(tx, session.id)
        if (!(await repository.confirmSecret(tx, session.id, { secret, step }, now())))
          throw new ApiError('INVALID_TOKEN')
        // Other sessions began without the factor.
        await endSessionsOf(tx, { kind: 'admin', id: session.id }, session.tokenHash)
        await noteOwn(tx, session, 'admin.factorOn', now())
        return replaceRecoveryCodes(tx, session.id, now())
      })
      return { recoveryCodes }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removeTotp',
    async (call) => {
      const { db, session, now } = call
      if (!(await repository.factorsOf(db, session.id)).totp) throw new ApiError('NOT_FOUND')
      const proven = await proveOwnerAndFactor(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        await repository.deleteTotp(tx, session.id)
        await repository.endCodesWithoutFactor(tx, session.id)
        await noteOwn(tx, session, 'admin.factorOff', now())
      })
      return {}
    },
    { dropsCache: false },
  ),

  defineRoute(
    'renewRecoveryCodes',
    async (call) => {
      const { db, session, now } = call
      if (!repository.hasAny(await repository.factorsOf(db, session.id))) throw new ApiError('NOT_FOUND')
      const proven = await proveOwnerAndFactor(call)
      const recoveryCodes = await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        await noteOwn(tx, session, 'admin.codes', now())
        return replaceRecoveryCodes(tx, session.id, now())
      })
      return { recoveryCodes }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'setSecondFactorDemand',
    async (call) => {
      const { db, session, body, now } = call
      const { isRequired } = body
      const proven = await proveOwner(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const before = await repository.isFactorRequired(tx)
        await repository.requireFactor(tx, isRequired)
        const change = { field: 'hasSecondFactor', from: String(before), to: String(isRequired) }
        const detail = { changes: before === isRequired ? [] : [change] }
        await audit(tx, session, { action: 'admin.factorDemand', subject: 'admin:all', detail }, now())
      })
      return { isRequired }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'removeSecondFactor',
    async (call) => {
      const { db, session, params, now } = call
      const id = uuidOf(params.id)
      const known = found(await findAdmin(db, id))
      if (id === session.id) throw new ApiError('CONFLICT')
      refuseBeyond(session.permissions, (await rightsOf(db, known)).permissions)
      const proven = await proveOwner(call)
      await inTransaction(db, async (tx) => {
        await holdOwner(tx, proven)
        const { name, email } = found(await lockAdmin(tx, id))
        if (!(await repository.removeFactors(tx, id))) throw new ApiError('NOT_FOUND')
        // The lost device may be signed in.
        await endSessionsOf(tx, { kind: 'admin', id })
        const data = { customerName: name, actor: session.name }
        const dedupeKey = `${staffFactorRemoved.kind}:${id}:${now().getTime()}`
        await queueMail(
          tx,
          staffFactorRemoved.create({ at: now(), to: email, language: 'tr', data, dedupeKey }),
        )
        await audit(
          tx,
          session,
          { action: 'admin.factorOff', subject: `admin:${id}`, detail: { name } },
          now(),
        )
      })
      return {}
    },
    { dropsCache: false },
  ),
]
