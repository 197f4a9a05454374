import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { coupons } from '../../platform/db/schema'
import { emptyOrders, checkOut, usesOf, withCoupon } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const pay = (id: string, status: 'completed' | 'refunded' | 'pending') =>
  shop.ok('setPaymentStatus', { token, params: { id }, body: { status } })
const read = async (id: string) => (await shop.ok('getOrder', { token, params: { id } })).order
const refund = (id: string, amount: number) => ({
  token,
  params: { id },
  body: { amount, reason: 'Geri geldi' },
})

async function paidOrder(values: Parameters<typeof checkOut>[1] = {}) {
  const order = await checkOut(shop, values, { abendruhe: 2, 'kurkuma-plus': 1 })
  await pay(order._id, 'completed')
  return order
}

describe('a refund', () => {
  it('of the whole payment marks it as refunded and releases the coupon [ADMIN-49]', async () => {
    const order = await paidOrder(withCoupon('WILLKOMMEN10'))
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
    await shop.ok('refundOrder', refund(order._id, order.total.total))
    const after = await read(order._id)
    expect(after.payment.status).toBe('refunded')
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
  })

  it('made by setting the payment status refunds the rest, and is voided with that status', async () => {
    const order = await paidOrder()
    await shop.ok('refundOrder', refund(order._id, 1))
    await pay(order._id, 'refunded')
    const whole = await read(order._id)
    expect(whole.refunded).toBe(order.total.total)
    expect(whole.refunds).toHaveLength(2)
    await pay(order._id, 'completed')
    expect(await read(order._id)).toMatchObject({ refunded: 0, refunds: [] })
  })

  it('made by setting the payment status releases the coupon too, and redeems it again with it [ADMIN-49]', async () => {
    const order = await paidOrder(withCoupon('WILLKOMMEN10'))
    await pay(order._id, 'refunded')
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
    await pay(order._id, 'completed')
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
    await shop.ok('refundOrder', refund(order._id, order.total.total))
    await pay(order._id, 'completed')
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
  })

  it('is not undone when its coupon has been used meanwhile [ADMIN-49]', async () => {
    const order = await paidOrder(withCoupon('WILLKOMMEN10'))
    await shop.ok('refundOrder', refund(order._id, order.total.total))
    await checkOut(shop, withCoupon('WILLKOMMEN10'))
    const undo = { token, params: { id: order._id }, body: { status: 'completed' as const } }
    expect((await shop.refused('setPaymentStatus', undo)).code).toBe('COUPON_ALREADY_USED')
    await shop.db.update(coupons).set({ usageLimitTotal: 1 }).where(eq(coupons.code, 'WILLKOMMEN10'))
    expect((await shop.refused('setPaymentStatus', undo)).code).toBe('COUPON_USED_UP')
    expect(await read(order._id)).toMatchObject({
      refunded: order.total.total,
      payment: { status: 'refunded' },
    })
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
  })

  it('keeps its coupon released when the order is cancelled and reopened', async () => {
    const order = await paidOrder(withCoupon('WILLKOMMEN10'))
    await pay(order._id, 'refunded')
    for (const status of ['cancelled', 'pending'] as const) {
      await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status } })
      expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
    }
  })

  it('of an order that was never paid gives nothing back [ADMIN-49]', async () => {
    const open = await checkOut(shop)
    await pay(open._id, 'refunded')
    expect(await read(open._id)).toMatchObject({
      refunded: 0,
      refunds: [],
      payment: { status: 'refunded' },
    })
  })
})
