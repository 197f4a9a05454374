import type { ParsedBody } from '@/contract/shared/dto'
import type { AdminSession } from '../../platform/auth/sessions'
import { audit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/open'
import { paginationOf } from '../../platform/db/queries/page'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found, uuidOf } from '../../platform/http/errors'
import { endNow, endOn, pause, resume, skip, tellMoved } from './change-subscription'
import {
  figures,
  listSubscriptions,
  settleTermination,
  subscribedProducts,
  unmatchedTerminations,
} from './subscription-list.repository'
import { findSubscriptionChanges, type Changer } from './subscription-changes.repository'
import { pricesOf, recipientOf, rowToDto } from './subscriptions.mapper'
import {
  deliveriesOf,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
} from './subscriptions.repository'

const SHOWN = 100

const changerOf = ({ name: actor }: AdminSession, now: Date): Changer => ({ by: 'office', actor, now })

/** @throws ApiError CONFLICT if it is not in a state for it */
async function act(
  tx: Db,
  row: SubscriptionRow,
  { kind, reason }: ParsedBody<'actOnSubscription'>,
  changer: Changer,
): Promise<void> {
  if (row.status === 'ended') throw new ApiError('CONFLICT')
  if (kind === 'end') return endNow(tx, row, 'shop', changer)
  if (kind === 'resume') return resume(tx, row, changer)
  if (row.status !== 'active') throw new ApiError('CONFLICT')
  if (kind === 'pause') return pause(tx, row, { cause: 'shop', reason }, changer)
  const nextOn = await skip(tx, row, changer)
  await tellMoved(tx, row, { nextOn, cause: 'shop', reason }, changer.now)
}

export const subscriptionAdminRoutes = [
  defineRoute('listSubscriptions', async ({ db, query, now }) => {
    const { page, limit, ...filter } = query
    const { rows, total } = await listSubscriptions(db, filter, { page, limit })
    const prices = await pricesOf(db, rows, now())
    return {
      subscriptions: rows.map((row) => rowToDto(row, prices.get(row.id) ?? null)),
      pagination: paginationOf({ page, limit }, total),
      figures: await figures(db, now()),
      products: await subscribedProducts(db),
      unmatched: await unmatchedTerminations(db),
    }
  }),

  defineRoute('getSubscription', async ({ db, params, now }) => {
    const row = found(await findSubscription(db, uuidOf(params.id)))
    const prices = await pricesOf(db, [row], now())
    const deliveries = await deliveriesOf(db, [row.id], SHOWN)
    return {
      subscription: {
        ...rowToDto(row, prices.get(row.id) ?? null),
        recipient: recipientOf(row),
        deliveries: deliveries.map(({ dueOn, outcome, orderId, orderNumber }) => ({
          dueOn,
          outcome,
          orderId,
          orderNumber,
        })),
        changes: await findSubscriptionChanges(db, row.id),
      },
    }
  }),

  defineRoute('actOnSubscription', async ({ db, params, body, session, now }) => {
    const at = now()
    await inTransaction(db, async (tx) => {
      const row = found(await lockSubscription(tx, uuidOf(params.id)))
      await act(tx, row, body, { ...changerOf(session, at), note: body.reason })
      const detail = { number: row.number, reason: body.reason }
      await audit(
        tx,
        session,
        { action: `subscription.${body.kind}`, subject: `subscription:${row.id}`, detail },
        at,
      )
    })
    return {}
  }),

  defineRoute('matchTermination', async ({ db, params, body, session, now }) => {
    const at = now()
    const id = uuidOf(params.id)
    await inTransaction(db, async (tx) => {
      const row = found(await lockSubscription(tx, uuidOf(body.subscriptionId)))
      const { kind, endOn: day } = found(await settleTermination(tx, id, { now: at, subscriptionId: row.id }))
      // For cause it ends at once, whatever day was named.
      if (row.status !== 'ended')
        await endOn(tx, row, kind === 'extraordinary' ? null : day, changerOf(session, at))
      const detail = { number: row.number }
      const subject = `subscription:${row.id}`
      await audit(tx, session, { action: 'subscription.match', subject, detail }, at)
    })
    return {}
  }),

  defineRoute('settleTermination', async ({ db, params, session, now }) => {
    const at = now()
    const id = uuidOf(params.id)
    await inTransaction(db, async (tx) => {
      found(await settleTermination(tx, id, { now: at }))
      await audit(
        tx,
        session,
        { action: 'subscription.settle', subject: `subscription:${id}`, detail: {} },
        at,
      )
    })
    return {}
  }),
]
