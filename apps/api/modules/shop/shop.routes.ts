import { localizedText } from '@/shop/shop-details/legal-text'
import { deliveriesAt } from '@/shop/delivery/delivery'
import { publicShop } from '@/shop/shop-details/public-shop'
import { STANDARD_DETAILS, type ShopDetails } from '@/shop/shop-details/shop-details'
import { audit } from '../../platform/audit/audit.repository'
import { changesBetween } from '../../platform/audit/changes'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import {
  detailsOfVersion,
  insertDetails,
  latestDetails,
  legalTextSince,
  listVersions,
} from './shop-details.repository'

/** Cache tags of responses about the shop itself. */
const SHOP = ['shop']

async function recordOf(db: Db) {
  const latest = await latestDetails(db)
  const history = await listVersions(db)
  return {
    details: latest?.details ?? STANDARD_DETAILS,
    version: latest?.version ?? 0,
    history: history.map(({ version, actor, at }) => ({ version, actor, at: at.toISOString() })),
  }
}

/** Flattened for the log, which names long legal texts only by page and language. */
const flat = ({ legal, announcement, delivery, ...seller }: ShopDetails) => ({
  ...seller,
  announcement,
  delivery,
  ...Object.fromEntries(Object.entries(legal).map(([page, texts]) => [page, texts])),
})

export const shopRoutes = [
  defineRoute(
    'getShop',
    async ({ db, query, config, now }) => {
      const details = (await latestDetails(db))?.details ?? STANDARD_DETAILS
      const deliveries = deliveriesAt(details.delivery, now())
      return { shop: publicShop(details, query.lang, config.unpaidDays, deliveries, query.platform) }
    },
    { cached: 'forAll', tags: () => SHOP },
  ),

  defineRoute(
    'getLegalText',
    async ({ db, params: { page }, query }) => {
      const latest = await latestDetails(db)
      const shown = latest && localizedText(latest.details.legal[page], query.lang)
      if (!shown) return { legal: null }
      const since = await legalTextSince(db, page, latest)
      return { legal: { ...shown, updatedAt: since.toISOString() } }
    },
    { cached: 'forAll', tags: () => SHOP },
  ),

  defineRoute('getShopDetails', ({ db }) => recordOf(db)),

  defineRoute('getShopVersion', async ({ db, params }) => ({
    details: found(await detailsOfVersion(db, params.version)),
  })),

  defineRoute('updateShopDetails', async ({ db, session, body, now }) => {
    const saved = await inTransaction(db, async (tx) => {
      const latest = await latestDetails(tx)
      if ((latest?.version ?? 0) !== body.version) throw new ApiError('STALE')
      const row = { version: body.version + 1, details: body.details, actor: session.name, at: now() }
      // Of two concurrent saves, the unique version lets only one succeed.
      if (!(await insertDetails(tx, row))) throw new ApiError('STALE')
      const changes = changesBetween(flat(latest?.details ?? STANDARD_DETAILS), flat(body.details))
      const detail = { name: body.details.company, changes }
      await audit(tx, session, { action: 'shop.update', subject: `shop:${row.version}`, detail }, row.at)
      return recordOf(tx)
    })
    return answer(saved, { writes: SHOP })
  }),
]
