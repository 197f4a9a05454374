import { createHash } from 'node:crypto'
import { fieldMessages } from '@/contract/shared/messages'
import { toMinor } from '@/shop/shared/money'
import { normalizeEmail } from '@/shop/shared/typed-text'
import type { ReturnedUnits } from '@/shop/returns/returns'
import { returnToWire } from '@/shop/returns/returns.calls'
import { countAttempt } from '../../platform/auth/attempts'
import { inTransaction } from '../../platform/db/transaction'
import { paginationOf } from '../../platform/db/queries/page'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, invalidField, uuidOf } from '../../platform/http/errors'
import { inHiddenTime } from '../../platform/http/hidden-time'
import { changedOrder } from '../orders/orders-admin.routes'
import { decideOnReturn, refuseManyReturns } from './decide-return'
import { linkReturn } from './match-return'
import { makeRefund } from './refund-order'
import { findReturn, findReturns, type ReturnRow } from './returns.repository'
import { declareWithdrawal, withdrawalLimits } from './withdraw'

const answered = ({ receivedAt, decision, ...row }: ReturnRow) =>
  returnToWire({
    ...row,
    receivedAt: receivedAt.toISOString(),
    decision: decision && { ...decision, at: decision.at.toISOString() },
  })

/** The idempotency key, 16 to 255 characters; undefined if none is sent. */
function keyOf({ request, language }: Call<'refundOrder'>): string | undefined {
  const sent = request.headers['idempotency-key']
  if (sent === undefined) return undefined
  const key = String(sent)
  if (key.length < 16) throw invalidField('Idempotency-Key', fieldMessages.short[language])
  if (key.length > 255) throw invalidField('Idempotency-Key', fieldMessages.long[language])
  return key
}

/** Lines with their ids in the form that the database uses. */
const linesOf = (lines: readonly ReturnedUnits[] = []) =>
  lines.map((line) => ({ ...line, productId: uuidOf(line.productId) }))

export const returnRoutes = [
  defineRoute(
    'withdraw',
    async ({ db, body, language, now, request }) => {
      const { orderNumber, name, items = [], reason = null } = body
      const email = normalizeEmail(body.email)
      await countAttempt(db, withdrawalLimits(email, request.ip), now())
      const receivedAt = now()
      const declaration = { orderNumber, email, name, items, reason, language }
      await inHiddenTime(declareWithdrawal(db, declaration, receivedAt))
      return { receivedAt: receivedAt.toISOString() }
    },
    { dropsCache: false },
  ),

  defineRoute('listReturns', async ({ db, query }) => {
    const { page, limit, ...filter } = query
    const { rows, total } = await findReturns(db, filter, { page, limit })
    return { withdrawals: rows.map(answered), pagination: paginationOf({ page, limit }, total) }
  }),

  defineRoute('decideReturn', async ({ db, params, body, session, now, language }) => {
    const id = uuidOf(params.id)
    const { status, reason = '', refund = 0 } = body
    if (status === 'refused' && reason === '') throw invalidField('reason', fieldMessages.missing[language])
    const by = { id, adminId: session.id, apiKey: session.apiKey, actor: session.name, now: now() }
    const decision = { status, reason, lines: linesOf(body.lines), refund: toMinor(refund) }
    return inTransaction(db, async (tx) => {
      await decideOnReturn(tx, by, decision)
      return { withdrawal: answered(found(await findReturn(tx, id))) }
    })
  }),

  defineRoute('refuseReturns', async ({ db, body, session, now }) => {
    const ids = [...new Set(body.ids.map(uuidOf))]
    const by = { adminId: session.id, apiKey: session.apiKey, actor: session.name, now: now() }
    return { refused: await refuseManyReturns(db, ids, by) }
  }),

  defineRoute('matchReturn', ({ db, params, body, session, now }) => {
    const id = uuidOf(params.id)
    const by = { id, adminId: session.id, apiKey: session.apiKey, actor: session.name, now: now() }
    return inTransaction(db, async (tx) => {
      await linkReturn(tx, by, uuidOf(body.orderId))
      return { withdrawal: answered(found(await findReturn(tx, id))) }
    })
  }),

  defineRoute('refundOrder', async (call) => {
    const { params, body, session } = call
    const id = uuidOf(params.id)
    const key = keyOf(call)
    // The version is no part of the request: a retry may have seen a later one.
    const { updatedAt: _, ...request } = body
    const hash = createHash('sha256')
      .update(JSON.stringify([id, session.id, request]))
      .digest('hex')
    const refund = {
      amount: toMinor(body.amount),
      reason: body.reason,
      lines: linesOf(body.lines),
      ...(key !== undefined && { key, hash }),
    }
    return (await changedOrder(call, (tx, by) => makeRefund(tx, by, refund))).answer
  }),
]
