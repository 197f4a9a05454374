import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { changeByCustomer } from './change-subscription'
import { listedToDto, ownToDto, pricesOf } from './subscriptions.mapper'
import {
  findSubscription,
  lockSubscription,
  subscriptionsOfUser,
  type SubscriptionRow,
} from './subscriptions.repository'

/** Sparabos of an account that are listed. */
const SHOWN = 100

/** @throws ApiError NOT_FOUND for another customer's, as for none */
const own = (row: SubscriptionRow | undefined, userId: string): SubscriptionRow =>
  found(row?.userId === userId ? row : undefined)

const shown = async (db: Db, id: string, { userId, now }: { userId: string; now: Date }) => ({
  subscription: await ownToDto(db, own(await findSubscription(db, id), userId), now),
})

export const ownSubscriptionRoutes = [
  defineRoute('listMySubscriptions', async ({ db, session, now }) => {
    const rows = await subscriptionsOfUser(db, session.id, SHOWN)
    const prices = await pricesOf(db, rows, now())
    return { subscriptions: rows.map((row) => listedToDto(row, prices.get(row.id) ?? null)) }
  }),

  defineRoute('getMySubscription', ({ db, params, session, now }) =>
    shown(db, uuidOf(params.id), { userId: session.id, now: now() }),
  ),

  defineRoute(
    'changeMySubscription',
    async ({ db, params, body: { action }, session, now }) => {
      const at = now()
      const id = uuidOf(params.id)
      await inTransaction(db, async (tx) =>
        changeByCustomer(tx, own(await lockSubscription(tx, id), session.id), action, at),
      )
      return shown(db, id, { userId: session.id, now: at })
    },
    { dropsCache: false },
  ),
]
