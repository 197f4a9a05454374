import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { normalizeCouponCode } from '@/shop/coupons/coupons'
import type { Country } from '@/shop/orders/address'
import { dateRange } from '@/shop/orders/date-range'
import {
  ORDER_STATUSES,
  statusesOf,
  type OrderSort,
  type OrderStatusFilter,
  type PaymentStatus,
} from '@/shop/orders/order'
import type { DateRange } from '@/shop/orders/date-range'
import { toMinor } from '@/shop/shared/money'
import { PLATFORMS, platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import {
  couponRedemptions,
  creditNotes,
  invoices,
  replacedInvoices,
  orderCounts,
  orderLines,
  orderNames,
  orders,
  products,
} from '../../platform/db/schema'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { wordsOf } from '../../platform/db/queries/search-text'
import type { PageRequest, Total } from '../../platform/db/queries/page'
import type { ListOrder, OrderColumn, Slice } from '../../platform/db/queries/read-page'
import { isUuid } from '../../platform/http/errors'
import { isAddress } from '../users/guests.repository'
import { NEWEST_ORDERS, pageOfOrders, type Start } from './orders.repository'
import { ordersTracked, sentBy } from './parcels/parcels.repository'

export interface OrderFilter {
  readonly status?: OrderStatusFilter | undefined
  readonly platform?: Platform | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly dateRange?: DateRange | undefined
  /** Account id; an invalid one matches nothing. */
  readonly user?: string | undefined
  /** Number of order, invoice or credit note, name, email, phone, place, parcel; all words must match. */
  readonly search?: string | undefined
  /** Id of a product, or its SKU in any case; an unknown one matches nothing. */
  readonly product?: string | undefined
  readonly country?: Country | undefined
  /** Id of a cargo company; an unknown one matches nothing. */
  readonly carrier?: string | undefined
  /** A coupon's code, or one of its single codes. */
  readonly coupon?: string | undefined
  /** Bounds of the total in major units of the order's currency, inclusive. */
  readonly amountFrom?: number | undefined
  readonly amountTo?: number | undefined
  readonly sort?: OrderSort | undefined
}

/** Filters that the maintained totals know nothing of. */
const UNCOUNTED = [
  'search',
  'dateRange',
  'user',
  'product',
  'country',
  'carrier',
  'coupon',
  'amountFrom',
  'amountTo',
] as const satisfies readonly (keyof OrderFilter)[]

/** Paid orders that a change made dearer: they wait for their payment with the unpaid ones. */
const isOwing = sql`${orders.paymentStatus} = 'completed' and ${orders.outstanding} > 0`

/** The first in the words of the index `orders_awaiting`. */
const paymentConditions: Readonly<Record<PaymentStatus, SQL>> = {
  pending: sql`(${orders.paymentStatus} = 'pending' or (${isOwing}))`,
  completed: sql`${orders.paymentStatus} = 'completed' and ${orders.outstanding} = 0`,
  refunded: sql`${orders.paymentStatus} = 'refunded'`,
}

/** Nothing keeps two products from one SKU. */
const SAME_SKU = 20

/** Start and end of the range depend on the platform's time zone. */
function inRange(range: DateRange, platform: Platform | undefined, now: Date): SQL | undefined {
  const asked = platform === undefined ? PLATFORMS : [platform]
  return or(
    ...asked.map((each) => {
      const { from, to } = dateRange(range, platformTimeZone[each], now)
      return and(eq(orders.platform, each), gte(orders.createdAt, from), lt(orders.createdAt, to))
    }),
  )
}

/** The number of an invoice or a credit note, with or without the zeros in front of its last part. */
const PAPER = /^((re|tr|rk|trk)-\d{4}-)(\d{1,6})$/

async function idsOfPaper(db: Db, series: string, number: string): Promise<string[]> {
  const tables = series.endsWith('k') ? [creditNotes] : [invoices, replacedInvoices]
  const found = tables.map((papers) =>
    db.select({ id: papers.orderId }).from(papers).where(eq(papers.number, number.toUpperCase())),
  )
  const ids: string[] = []
  for (const rows of found) ids.push(...(await rows).map(({ id }) => id))
  return ids
}

async function matchesOrder(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const address = await isAddress(db, search)
  if (address) return address
  // The words of an order are those of its last parcel.
  const asTyped = search?.trim() ?? ''
  const tracked = asTyped === '' ? [] : await ordersTracked(db, asTyped)
  if (tracked.length > 0) return inArray(orders.id, tracked)
  const [word = '', ...others] = wordsOf(search ?? '')
  if (others.length === 0) {
    const [, start = '', series = '', number = ''] = PAPER.exec(word) ?? []
    if (number !== '')
      return inArray(orders.id, await idsOfPaper(db, series, `${start}${number.padStart(6, '0')}`))
    // The trigrams of so few digits find only the beginning of words.
    if (/^\d{1,2}$/.test(word))
      return or(eq(orders.sequence, Number(word)), columnMatchesSearch(word, orders.searchText))
  }
  return columnMatchesSearch(search, orders.searchText)
}

const byId = (wanted: string | undefined, condition: (id: string) => SQL): SQL | undefined =>
  wanted === undefined ? undefined : isUuid(wanted) ? condition(wanted) : sql`false`

async function contains(db: Db, product: string | undefined): Promise<SQL | undefined> {
  if (product === undefined) return undefined
  const ids = isUuid(product)
    ? [product]
    : (
        await db
          .select({ id: products.id })
          .from(products)
          .where(and(ne(products.sku, ''), eq(sql`lower(${products.sku})`, product.toLowerCase())))
          .limit(SAME_SKU)
      ).map(({ id }) => id)
  if (ids.length === 0) return sql`false`
  const { orderId, productId } = orderLines
  return exists(
    db
      .select({ orderId })
      .from(orderLines)
      .where(and(eq(orderId, orders.id), inArray(productId, ids))),
  )
}

async function usesCoupon(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  if (typed === undefined) return undefined
  const code = normalizeCouponCode(typed)
  const { orderId, singleCode, releasedAt } = couponRedemptions
  const [single] = await db
    .select({ orderId })
    .from(couponRedemptions)
    .where(and(eq(singleCode, code), isNull(releasedAt)))
    .limit(1)
  return single ? eq(orders.id, single.orderId) : eq(orders.couponCode, code)
}

const inStatus = (status: OrderStatusFilter | undefined): SQL | undefined =>
  status &&
  inArray(
    orders.statusStep,
    statusesOf(status).map((each) => ORDER_STATUSES.indexOf(each) + 1),
  )

const ofPlatform = (platform: Platform | undefined): SQL | undefined =>
  platform && eq(orders.platform, platform)

export const orderConditions = async (db: Db, filter: OrderFilter, now: Date): Promise<SQL | undefined> =>
  and(
    inStatus(filter.status),
    ofPlatform(filter.platform),
    filter.paymentStatus && paymentConditions[filter.paymentStatus],
    filter.dateRange === undefined ? undefined : inRange(filter.dateRange, filter.platform, now),
    byId(filter.user, (id) => eq(orders.userId, id)),
    filter.country === undefined ? undefined : eq(orders.country, filter.country),
    byId(filter.carrier, (id) => sentBy(db, id)),
    filter.amountFrom === undefined ? undefined : gte(orders.total, toMinor(filter.amountFrom)),
    filter.amountTo === undefined ? undefined : lte(orders.total, toMinor(filter.amountTo)),
    await usesCoupon(db, filter.coupon),
    await contains(db, filter.product),
    await matchesOrder(db, filter.search),
  )

/** How many more, or fewer, of the filter's orders there are than of its payment status. */
async function owing(db: Db, { status, platform, paymentStatus }: OrderFilter): Promise<number> {
  if (paymentStatus !== 'pending' && paymentStatus !== 'completed') return 0
  const found = await db.$count(orders, and(isOwing, inStatus(status), ofPlatform(platform)))
  return paymentStatus === 'pending' ? found : -found
}

/** Total from the counters that triggers maintain; undefined if they do not cover this filter. */
async function maintainedTotal(db: Db, filter: OrderFilter): Promise<Total | undefined> {
  if (UNCOUNTED.some((name) => filter[name] !== undefined && filter[name] !== '')) return undefined
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${orderCounts.orders}), 0)::int` })
    .from(orderCounts)
    .where(
      and(
        filter.status === undefined ? undefined : inArray(orderCounts.status, [...statusesOf(filter.status)]),
        filter.platform === undefined ? undefined : eq(orderCounts.platform, filter.platform),
        filter.paymentStatus === undefined ? undefined : eq(orderCounts.paymentStatus, filter.paymentStatus),
      ),
    )
  return { total: (row?.total ?? 0) + (await owing(db, filter)), isEstimated: false }
}

const sorted = (column: OrderColumn['column'], descending = false): ListOrder => [
  { column, descending },
  ...NEWEST_ORDERS,
]

/** The sequence number as last column makes the order total, so that no order appears on two pages. */
export const orderSorts: Readonly<Record<OrderSort, ListOrder>> = {
  newest: NEWEST_ORDERS,
  oldest: [{ column: orders.createdAt }, { column: orders.sequence }],
  number_asc: [{ column: orders.sequence }, { column: orders.id }],
  number_desc: [
    { column: orders.sequence, descending: true },
    { column: orders.id, descending: true },
  ],
  customer_asc: sorted(orders.customerSort),
  customer_desc: sorted(orders.customerSort, true),
  total_asc: sorted(orders.total),
  total_desc: sorted(orders.total, true),
  status_asc: sorted(orders.statusStep),
  status_desc: sorted(orders.statusStep, true),
}

/** Begins a page of all orders by customer at the name where it starts, found by the number of orders of each name. */
const jumpToName =
  (db: Db, { descending = false }: OrderColumn) =>
  async ({ isReversed, offset }: Slice): Promise<Start | undefined> => {
    const { customerSort, orders: own } = orderNames
    const isBackwards = descending !== isReversed
    const direction = (isBackwards ? desc : asc)(customerSort)
    const counted = db
      .select({
        name: customerSort,
        own,
        upTo: sql<number>`sum(${own}) over (order by ${direction} rows unbounded preceding)`.as('up_to'),
      })
      .from(orderNames)
      .as('counted')
    // Read in the order of the sum, up to the first name that goes beyond the offset.
    const [at] = await db
      .select({ name: counted.name, before: sql<number>`(${counted.upTo} - ${counted.own})::int` })
      .from(counted)
      .where(gt(counted.upTo, offset))
      .orderBy((isBackwards ? desc : asc)(counted.name))
      .limit(1)
    return (
      at && {
        where: (isBackwards ? lte : gte)(orders.customerSort, at.name),
        offset: offset - at.before,
      }
    )
  }

/** Number of orders that match the filter. */
export async function countFoundOrders(db: Db, filter: OrderFilter, now: Date): Promise<number> {
  const maintained = await maintainedTotal(db, filter)
  return maintained?.total ?? db.$count(orders, await orderConditions(db, filter, now))
}

export async function findOrders(db: Db, filter: OrderFilter, page: PageRequest, now: Date) {
  const total = await maintainedTotal(db, filter)
  const order = orderSorts[filter.sort ?? 'newest']
  const where = await orderConditions(db, filter, now)
  const [first] = order
  const jump =
    where === undefined && first?.column === orders.customerSort ? jumpToName(db, first) : undefined
  return pageOfOrders(db, { where, order, ...(total && { total }), ...(jump && { jump }) }, page)
}
