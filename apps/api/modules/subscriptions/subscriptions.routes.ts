import type { Db } from '../../platform/db/open'
import { countAttempt } from '../../platform/auth/attempts'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { inHiddenTime } from '../../platform/http/hidden-time'
import { changeByCustomer } from './change-subscription'
import { subscriptionToDto } from './subscriptions.mapper'
import { findSubscription, idOfLink, lockSubscription } from './subscriptions.repository'
import { terminate, terminationLimits } from './terminate'

async function idOf(db: Db, token: string): Promise<string> {
  const id = await idOfLink(db, token)
  if (id === undefined) throw new ApiError('INVALID_TOKEN')
  return id
}

async function shown(db: Db, id: string, now: Date) {
  const row = await findSubscription(db, id)
  if (!row) throw new ApiError('INVALID_TOKEN')
  return { subscription: await subscriptionToDto(db, row, now) }
}

export const subscriptionRoutes = [
  defineRoute(
    'readSubscription',
    async ({ db, body: { token }, now }) => shown(db, await idOf(db, token), now()),
    { dropsCache: false },
  ),

  defineRoute(
    'changeSubscription',
    async ({ db, body: { token, action }, now }) => {
      const at = now()
      const id = await idOf(db, token)
      await inTransaction(db, async (tx) => {
        const row = await lockSubscription(tx, id)
        if (!row) throw new ApiError('INVALID_TOKEN')
        await changeByCustomer(tx, row, action, at)
      })
      return shown(db, id, at)
    },
    { dropsCache: false },
  ),

  defineRoute(
    'terminateContract',
    async ({ db, body, language, now, request }) => {
      const declared = { ...body, email: body.email.toLowerCase() }
      await countAttempt(db, terminationLimits(declared.email, request.ip), now())
      const receivedAt = now()
      await inHiddenTime(terminate(db, declared, { language, now: receivedAt }))
      return { receivedAt: receivedAt.toISOString() }
    },
    { dropsCache: false },
  ),
]
