import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import {
  cargoCompanies,
  couponCodes,
  coupons,
  orderLines,
  orders,
  parcels,
  products,
} from '../../platform/db/schema'
import { checkOut, emptyOrders, withCoupon } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token = ''
let carrier = ''
let product = ''

const insert = async (values: Parameters<typeof orderRow>[0]) => {
  const [order] = await shop.db.insert(orders).values(orderRow(values)).returning()
  if (!order) throw new Error('no order was made')
  return order.id
}

beforeAll(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
  const [company] = await shop.db.select().from(cargoCompanies).limit(1)
  carrier = company?.id ?? ''
  product = (await shop.product('abendruhe')).id
  await shop.db.update(products).set({ sku: 'Ab-100' }).where(eq(products.id, product))
  const with_ = await insert({ number: 'VD-2026-000901', country: 'Schweiz', total: 2_000 })
  const sent = await insert({ number: 'VD-2026-000902', country: 'Türkiye', total: 5_000 })
  await shop.db.insert(parcels).values({ orderId: sent, number: 1, cargoCompanyId: carrier, lines: [] })
  await insert({ number: 'VD-2026-000903', total: 1_999, couponCode: 'WILLKOMMEN10' })
  const line = {
    productId: product,
    name: 'Abendruhe',
    quantity: 1,
    unitPrice: 2_000,
    total: 2_000,
    taxRate: 7,
  }
  await shop.db.insert(orderLines).values({ ...line, orderId: with_, position: 0 })
  await shop.db.insert(orderLines).values({ ...line, orderId: with_, position: 1 })
})

const numberOf = (text: string) => Number(text.slice(-3))

/** What the list, its total and the file find. */
async function found(query: Query<'exportOrders'>) {
  const list = await shop.ok('listOrders', { token, query: { ...query, sort: 'number_asc' } })
  const file = await shop.call('exportOrders', { token, query: { ...query, sort: 'number_asc' } })
  const numbers = list.orders.map(({ orderNumber }) => numberOf(orderNumber))
  const exported = [...file.body.matchAll(/VD-2026-\d+/g)].map(([number]) => numberOf(number))
  expect(list.pagination.total).toBe(numbers.length)
  expect(exported).toEqual(numbers)
  return numbers
}

describe('the list of orders, its total and its file are narrowed [ADMIN-610]', () => {
  it('by a product, named by its id or its SKU in any case', async () => {
    expect(await found({ product })).toEqual([901])
    expect(await found({ product: ' ab-100 ' })).toEqual([901])
    expect(await found({ product: randomUUID() })).toEqual([])
    expect(await found({ product: 'ab-10' })).toEqual([])
  })

  it('by country, cargo company and coupon', async () => {
    expect(await found({ country: 'Schweiz' })).toEqual([901])
    expect(await found({ carrier })).toEqual([902])
    expect(await found({ carrier: 'dhl' })).toEqual([])
    expect(await found({ coupon: 'willkommen 10' })).toEqual([903])
    expect(await found({ coupon: 'WILLKOMMEN1' })).toEqual([])
  })

  it('by the amount, both bounds included', async () => {
    expect(await found({ amountFrom: 20 })).toEqual([901, 902])
    expect(await found({ amountTo: 20 })).toEqual([901, 903])
    expect(await found({ amountFrom: 19.99, amountTo: 20 })).toEqual([901, 903])
    expect(await found({ amountFrom: 0 })).toEqual([901, 902, 903])
    expect(await found({ amountFrom: 21, amountTo: 20 })).toEqual([])
  })

  it('by several at once', async () => {
    expect(await found({ country: 'Schweiz', amountFrom: 20, product, search: 'klara' })).toEqual([901])
    expect(await found({ country: 'Schweiz', carrier })).toEqual([])
  })

  it.each([
    ['amountFrom', '-1'],
    ['amountTo', '1.999'],
    ['amountTo', 'viel'],
    ['country', 'Frankreich'],
    ['coupon', 'X'.repeat(65)],
    ['product', 'X'.repeat(101)],
  ])('and %s=%s is refused at its field', async (name, value) => {
    const { statusCode, body } = await shop.app.inject({
      url: `/api/admin/orders?${name}=${encodeURIComponent(value)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode).toBe(400)
    expect(body).toContain(`"path":"${name}"`)
  })

  it('by a single code of a coupon: the one order that used it', async () => {
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, 'WILLKOMMEN10'))
    if (!coupon) throw new Error('no coupon')
    await shop.db.insert(couponCodes).values({ code: 'YAZ-7', couponId: coupon.id })
    await shop.db.update(coupons).set({ singleCodes: 1 }).where(eq(coupons.id, coupon.id))
    const { orderNumber } = await checkOut(shop, withCoupon('yaz-7'))
    expect(await found({ coupon: 'yaz-7' })).toEqual([numberOf(orderNumber)])
  })
})
