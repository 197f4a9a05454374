import { sendPriceMails } from './modules/account/price-mails/price-mails'
import { deliverWebhooks } from './modules/integrations/deliver-webhooks'
import { noticeLowStock } from './modules/catalogue/low-stock'
import { switchSales } from './modules/catalogue/sale-prices'
import { sendStockNotices } from './modules/catalogue/stock-notices/stock-notices'
import { endUnconfirmedHolds } from './modules/orders/holds/end-holds'
import { settleErased } from './modules/orders/privacy/erased-list'
import { sendReviewRequests } from './modules/orders/review-requests/review-requests'
import { settleUnpaid } from './modules/orders/unpaid/unpaid-orders'
import { sendPaypalRefunds, settleOpenPaypal } from './modules/paypal/paypal-jobs'
import { announceDeliveries, placeDeliveries } from './modules/subscriptions/subscription-jobs'
import { reportUnmatched } from './modules/returns/shop-mails'
import type { AnswerCache } from './platform/cache/cache'
import { CATALOGUE, stockTags } from './platform/cache/tags'
import type { Config } from './platform/config/config'
import type { Database } from './platform/db/open'
import type { OfficeEvents } from './platform/events/office-events'
import type { Job } from './platform/jobs/jobs'
import { deleteExpired } from './platform/jobs/retention'
import type { PictureStore } from './platform/media/picture-store'
import { removeUnused } from './platform/media/unused-pictures'
import type { Paypal } from './platform/paypal/paypal'

const MINUTE_MS = 60_000

interface JobParts {
  readonly config: Pick<Config, 'unpaidDays' | 'confirmPaid' | 'dataDir' | 'privateWebhooks'>
  readonly database: Pick<Database, 'background'>
  readonly cache: AnswerCache
  readonly events: Pick<OfficeEvents, 'note'>
  readonly pictures: PictureStore | undefined
  readonly paypal: Paypal
}

/** Drops what shows products whose stock has moved, as the calls that change an order do. */
const movedIn = (cache: AnswerCache) => (products: readonly string[]) =>
  cache.drop(stockTags(products, products))

/** Background jobs. Every process runs them, safely in parallel; what they change is told to administrators like a call. */
export const jobsOf = ({
  config: { unpaidDays, confirmPaid: confirms, dataDir, privateWebhooks },
  database: { background: db },
  cache,
  events,
  pictures,
  paypal,
}: JobParts): Job[] => [
  ...(pictures
    ? [{ name: 'pictures', everyMs: 5 * MINUTE_MS, run: (now: Date) => removeUnused(db, pictures, now) }]
    : []),
  { name: 'retention', everyMs: 5 * MINUTE_MS, run: (now, warn) => deleteExpired(db, now, warn) },
  {
    name: 'unmatched withdrawals',
    everyMs: 5 * MINUTE_MS,
    run: (now) => reportUnmatched(db, now),
  },
  { name: 'low stock', everyMs: 5 * MINUTE_MS, run: (now) => noticeLowStock(db, now) },
  {
    name: 'sales',
    everyMs: MINUTE_MS / 6,
    run: async (now) => {
      const switched = await switchSales(db, now)
      if (switched === 0) return
      cache.drop([CATALOGUE])
      events.note([{ kind: 'products' }], undefined)
    },
  },
  {
    name: 'webhooks',
    everyMs: MINUTE_MS / 30,
    run: (now, warn) => deliverWebhooks({ db, reach: { allowsPrivate: privateWebhooks }, now, warn }),
  },
  { name: 'stock notices', everyMs: MINUTE_MS / 4, run: (now) => sendStockNotices(db, now) },
  { name: 'price mails', everyMs: 15 * MINUTE_MS, run: (now) => sendPriceMails(db, now) },
  { name: 'review requests', everyMs: 15 * MINUTE_MS, run: (now) => sendReviewRequests(db, now) },
  {
    name: 'subscriptions',
    everyMs: 10 * MINUTE_MS,
    run: async (now, warn) => {
      await announceDeliveries(db, now, warn)
      const placed = await placeDeliveries(db, now, warn, ({ products, soldOut }) =>
        cache.drop(stockTags(products, soldOut)),
      )
      if (placed === 0) return
      events.note([{ kind: 'arrivals' }, { kind: 'products' }], undefined)
    },
  },
  {
    name: 'erased customers',
    everyMs: MINUTE_MS,
    run: async (now) => {
      const again = await settleErased(db, dataDir, now)
      if (again > 0) events.note([{ kind: 'customers' }, { kind: 'orders' }, { kind: 'returns' }], undefined)
    },
  },
  {
    name: 'paypal payments',
    everyMs: 5 * MINUTE_MS,
    run: async (now, warn) => {
      const changed = (id: string) => events.note([{ kind: 'orders', id }], undefined)
      await settleOpenPaypal({ db, paypal, confirms, now, warn, changed, moved: movedIn(cache) })
    },
  },
  {
    name: 'paypal refunds',
    everyMs: MINUTE_MS / 2,
    run: (now, warn) => sendPaypalRefunds({ db, paypal, now, warn }),
  },
  {
    name: 'unpaid orders',
    everyMs: 10 * MINUTE_MS,
    run: async (now, warn) => {
      const changed = (id: string) => events.note([{ kind: 'orders', id }], undefined)
      const cancelled = await settleUnpaid({ db, unpaidDays, now, warn, changed, moved: movedIn(cache) })
      if (cancelled === 0) return
      events.note([{ kind: 'products' }], undefined)
    },
  },
  {
    name: 'unconfirmed orders',
    everyMs: 10 * MINUTE_MS,
    run: async (now, warn) => {
      const ended = await endUnconfirmedHolds(db, now, warn, movedIn(cache))
      if (ended === 0) return
      events.note([{ kind: 'orders' }, { kind: 'products' }], undefined)
    },
  },
]
