import { and, asc, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { dateRange } from '@/domain/orders/date-range'
import { ORDER_STATUSES, type OrderSort, type OrderStatus, type PaymentStatus } from '@/domain/orders/order'
import type { DateRange } from '@/domain/orders/date-range'
import { PLATFORMS, platformTimeZone, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { orders } from '../../platform/db/schema'
import { accentInsensitive, accentInsensitiveSearch } from '../../platform/db/queries/accent-insensitive'
import { isUuid } from '../../platform/http/errors'
import { pageOfOrders } from './orders.repository'
import type { Page } from '../../platform/db/queries/page'

export interface OrderFilter {
  readonly status?: OrderStatus | undefined
  readonly platform?: Platform | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly dateRange?: DateRange | undefined
  /** An account's id; nonsense finds nothing. */
  readonly user?: string | undefined
  /** Order number, name or e-mail; all of its words. */
  readonly search?: string | undefined
  readonly sort?: OrderSort | undefined
}

/** Every platform's day, week … begins in its own time zone. */
function inRange(range: DateRange, platform: Platform | undefined, now: Date): SQL | undefined {
  const asked = platform === undefined ? PLATFORMS : [platform]
  return or(
    ...asked.map((each) => {
      const { from, to } = dateRange(range, platformTimeZone[each], now)
      return and(eq(orders.platform, each), gte(orders.createdAt, from), lt(orders.createdAt, to))
    }),
  )
}

const conditionsOf = (filter: OrderFilter, now: Date): SQL | undefined =>
  and(
    filter.status === undefined ? undefined : eq(orders.status, filter.status),
    filter.platform === undefined ? undefined : eq(orders.platform, filter.platform),
    filter.paymentStatus === undefined ? undefined : eq(orders.paymentStatus, filter.paymentStatus),
    filter.dateRange === undefined ? undefined : inRange(filter.dateRange, filter.platform, now),
    filter.user === undefined ? undefined : isUuid(filter.user) ? eq(orders.userId, filter.user) : sql`false`,
    accentInsensitiveSearch(filter.search ?? '', orders.number, orders.customerName, orders.email),
  )

const latest = [desc(orders.createdAt), desc(orders.number)]
const name = accentInsensitive(orders.customerName)
const step = sql`array_position(array[${sql.join(
  ORDER_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], ${orders.status})`

/** The number at the end makes every order total, so that no order is on two pages. */
const sorts: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: latest,
  oldest: [asc(orders.createdAt), asc(orders.number)],
  number_asc: [asc(orders.number)],
  number_desc: [desc(orders.number)],
  customer_asc: [asc(name), ...latest],
  customer_desc: [desc(name), ...latest],
  total_asc: [asc(orders.total), ...latest],
  total_desc: [desc(orders.total), ...latest],
  status_asc: [asc(step), ...latest],
  status_desc: [desc(step), ...latest],
}

export const listOrders = (db: Db, filter: OrderFilter, page: Page, now: Date) =>
  pageOfOrders(db, conditionsOf(filter, now), sorts[filter.sort ?? 'newest'], page)
