import { eq } from 'drizzle-orm'
import { newToken } from '@apps/api/platform/auth/tokens'
import type { Db } from '@apps/api/platform/db/open'
import { priceMails, users } from '@apps/api/platform/db/schema'
import { inTransaction } from '@apps/api/platform/db/transaction'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { endPriceMails, wantPriceMails } from './price-mails.repository'

async function stateOf(db: Db, id: string) {
  const [row] = await db
    .select({ confirmedAt: users.emailVerifiedAt })
    .from(priceMails)
    .innerJoin(users, eq(users.id, priceMails.userId))
    .where(eq(priceMails.userId, id))
  return { priceMails: !row ? 'off' : row.confirmedAt ? 'on' : 'unconfirmed' } as const
}

export const priceMailRoutes = [
  defineRoute('getPriceMails', ({ db, session }) => stateOf(db, session.id)),

  defineRoute(
    'setPriceMails',
    ({ db, session, body, language, now }) =>
      inTransaction(db, async (tx) => {
        const { id: userId } = session
        if (body.wanted) await wantPriceMails(tx, { userId, token: newToken(), language, consentedAt: now() })
        else await endPriceMails(tx, userId)
        return stateOf(tx, userId)
      }),
    { dropsCache: false },
  ),
]
