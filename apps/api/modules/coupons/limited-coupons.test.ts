import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orderLines } from '../../platform/db/schema'
import { emptyOrders, checkOut, withCoupon } from '../../testing/checkout'
import { couponDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const create = async (body: Partial<Body<'createCoupon'>>) =>
  (await shop.ok('createCoupon', { token, body: { ...couponDraft(), ...body } })).coupon
const cart = { abendruhe: 2, 'kurkuma-plus': 1 }
const orderData = async (slugs: Readonly<Record<string, number>>) => ({
  items: await Promise.all(
    Object.entries(slugs).map(async ([slug, quantity]) => ({
      productId: (await shop.product(slug)).id,
      quantity,
    })),
  ),
})

describe('a coupon for a product [COUPON-360]', () => {
  it('discounts its line alone, in the cart and in the order', async () => {
    const kurkuma = await shop.product('kurkuma-plus')
    const appliesTo = { products: [kurkuma.id], categories: [] }
    const { code, ...made } = await create({ discountValue: 50, appliesTo })
    expect(made.appliesTo).toEqual(appliesTo)
    const body = { code, orderData: await orderData(cart) }
    const { discount } = await shop.ok('validateCoupon', { body })
    const order = await checkOut(shop, withCoupon(code), cart)
    expect(order.total.discount).toBe(discount)
    const lines = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order._id))
      .orderBy(asc(orderLines.position))
    for (const { productId, total, discount: own } of lines)
      expect(own).toBe(productId === kurkuma.id ? Math.round(total / 2) : 0)
  })

  it('is not applicable to a cart without it', async () => {
    const appliesTo = { products: [(await shop.product('kurkuma-plus')).id], categories: [] }
    const { code } = await create({ appliesTo })
    const body = { code, orderData: await orderData({ abendruhe: 1 }) }
    expect((await shop.refused('validateCoupon', { body })).code).toBe('COUPON_NOT_APPLICABLE')
  })
})
