import { beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { ORDER_SORTS } from '@/shop/orders/order'
import { lockDueCustomers } from '../modules/account/price-mails/price-mails.repository'
import { exportedOrders } from '../modules/orders/export/exported-orders'
import { lockDueRequests } from '../modules/orders/review-requests/review-requests.repository'
import { orders } from '../platform/db/schema'
import { fillForPlans, fullScans, tablesRead } from './plans'
import { testShop } from './test-app'

const shop = await testShop({ isUsed: false })
let token = ''

beforeAll(async () => {
  await fillForPlans(shop.database)
  token = (await shop.admin()).token
})

/** Whoever asks, none of these is read from end to end. */
const GROWING = ['products', 'orders', 'users', 'coupons', 'wishlist', 'review_requests']

async function expectIndexes(work: () => Promise<unknown>) {
  const { statements, scans } = await fullScans(shop, GROWING, work)
  expect(statements).toBeGreaterThan(0)
  expect(scans).toEqual([])
}

const named = <T extends object>(queries: readonly T[]) =>
  queries.map(
    (query) => [new URLSearchParams(Object.entries(query)).toString() || 'everything', query] as const,
  )

const shelf = { platform: 'germany' } as const
const shopQueries: readonly Query<'listProducts'>[] = [
  {},
  { category: 'Detox' },
  { category: 'Detox', sort: 'price_asc' },
  { bestseller: 'true' },
  { search: 'c4ca4238' },
  { search: 'Charge 4711' },
  { search: 'Quelle Kraeutertee' },
  { search: 'zencefil Quelle' },
  ...(['newest', 'price_asc', 'price_desc', 'rating', 'name', 'sales'] as const).map((sort) => ({ sort })),
]
const officeQueries: readonly Query<'listProducts'>[] = [
  {},
  { status: 'inactive' },
  { lowStock: 'true' },
  ...(['price_asc', 'price_desc', 'stock', 'name', 'sales', 'rating'] as const).map((sort) => ({ sort })),
]
const orderQueries: readonly Query<'listOrders'>[] = [
  ...ORDER_SORTS.map((sort) => ({ sort })),
  { page: 300 },
  { status: 'pending' },
  { status: 'delivered', sort: 'customer_asc' },
  { platform: 'turkey' },
  { paymentStatus: 'pending' },
  { paymentStatus: 'pending', status: 'valid' },
  { paymentStatus: 'completed', status: 'unshipped' },
  { dateRange: 'today' },
  { search: 'VD-2026-004711' },
  { search: 'kundin4711@example.org' },
  { search: 'c4ca4238' },
  { search: 'Mueller-c4ca4238' },
  { product: 'SKU-4711' },
  { country: 'Schweiz' },
  { country: 'Türkiye', sort: 'total_desc' },
  { carrier: '00000000-0000-4000-8000-000000000001' },
  { coupon: 'FILL8' },
  { amountFrom: 59, amountTo: 59.5 },
  { amountFrom: 20, sort: 'newest' },
]
const userQueries: readonly Query<'listUsers'>[] = [
  {},
  { platform: 'turkey' },
  { status: 'banned' },
  { search: 'kundin4711' },
  { search: 'öykü yılmaz' },
  { group: 'VIP' },
]

const guestQueries: readonly Query<'listGuests'>[] = [
  {},
  { page: 50 },
  { platform: 'turkey' },
  { search: 'gast4710@example.org' },
  { search: 'öykü yılmaz' },
]

describe('no growing table is read from end to end', () => {
  it.each(named(shopQueries))('by the shop’s products: %s', (_, query) =>
    expectIndexes(() => shop.ok('listProducts', { query: { ...shelf, ...query } })),
  )

  it.each(named(officeQueries))('by the back office’s products: %s', (_, query) =>
    expectIndexes(() => shop.ok('listProducts', { token, query })),
  )

  it.each(named(orderQueries))('by the orders: %s', (_, query) =>
    expectIndexes(() => shop.ok('listOrders', { token, query })),
  )

  it.each(ORDER_SORTS)('by the file of the orders: %s', (sort) =>
    expectIndexes(async () => {
      let batches = 0
      for await (const _ of exportedOrders(shop.db, { sort }, shop.clock.now()))
        if ((batches += 1) === 3) return
    }),
  )

  it.each(named(userQueries))('by the customers: %s', (_, query) =>
    expectIndexes(() => shop.ok('listUsers', { token, query })),
  )

  it.each(named(guestQueries))('by the guests: %s', (_, query) =>
    expectIndexes(() => shop.ok('listGuests', { token, query })),
  )

  it('by the groups of customers', () => expectIndexes(() => shop.ok('listCustomerGroups', { token })))

  it('by the jobs that look for whom to mail', async () => {
    await expectIndexes(() => lockDueCustomers(shop.db, '2026-11-27', 50))
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await expectIndexes(() => lockDueRequests(shop.db, { since: ago(180), from: ago(30), until: ago(7) }, 50))
  })

  it('by a coupon that is checked', async () => {
    const { id: productId } = await shop.product('abendruhe')
    const body = {
      code: 'FILL471',
      userEmail: 'kundin4711@example.org',
      orderData: {
        platform: 'germany' as const,
        currency: 'EUR' as const,
        items: [{ productId, quantity: 4 }],
      },
    }
    await expectIndexes(() => shop.call('validateCoupon', { body }))
  })

  it('and one that is, is noticed', async () => {
    const read = () => shop.db.select({ phone: orders.phone }).from(orders)
    const { scans } = await fullScans(shop, GROWING, () => read())
    expect(scans).toHaveLength(1)
  })
})

describe('what is skipped is not read row by row', () => {
  it.each([
    ['products_list', {}],
    ['products_newest', { sort: 'newest' }],
    ['products_rating', { sort: 'rating' }],
    ['products_name_sort', { sort: 'name' }],
    ['products_sales', { sort: 'sales' }],
  ] as const)('of the shop’s products: %s alone', async (index, sorted) => {
    const query = { ...shelf, ...sorted, page: 26, limit: 50 }
    const read = await tablesRead(shop, () => shop.ok('listProducts', { query }))
    expect(read).toContainEqual([`products in ${index}`])
  })

  it('of the filters: what they count of products is in one index [CATALOGUE-330]', async () => {
    const query = { ...shelf, facets: 'true' } as const
    const read = await tablesRead(shop, () => shop.ok('listProducts', { query }))
    expect(read.flat()).toContain('product_prices in product_prices_cards')
  })

  it.each(['customer_asc', 'customer_desc'] as const)('of the orders: %s', async (sort) => {
    const read = await tablesRead(shop, () => shop.ok('listOrders', { token, query: { sort, page: 300 } }))
    expect(read).toContainEqual(['order_names by order_names_pkey'])
    expect(read.flat()).toContain('orders in orders_customer')
  })

  it.each(['germany', 'turkey', undefined] as const)('of the sales: %s', async (platform) => {
    const query = { period: '90d', ...(platform && { platform }) } as const
    const read = await tablesRead(shop, () => shop.ok('getAnalytics', { token, query }))
    expect(read.flat()).toContain('product_months in product_months_best')
    const throughout = read.filter(
      (tables) =>
        tables.includes('product_days') && !tables.some((each) => each.startsWith('by product_days')),
    )
    expect(throughout).toEqual([])
  })
})
