import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { coupons, invoices, products } from '../../platform/db/schema'
import { bodyFor, emptyOrders, mailsOf, newKey, checkOut, withCoupon } from '../../testing/checkout'
import { pdfPages } from '../../testing/pdf'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(async () => {
  await emptyOrders(shop)
  await shop.db.update(coupons).set({ percent: 100 }).where(eq(coupons.code, 'WILLKOMMEN10'))
})

const FREE = withCoupon('WILLKOMMEN10')
/** Enough for free shipping. */
const MANY = { abendruhe: 20 }

describe('an order of which the coupon pays everything [ORDER-13]', () => {
  it('is paid when it is placed, and asks for nothing', async () => {
    const order = await checkOut(shop, FREE, MANY)
    expect(order.total.total).toBe(0)
    expect(order).toMatchObject({ status: 'pending', payment: { status: 'completed' } })
    expect(order.paymentInstructions).toBeNull()
    const mails = await mailsOf(shop)
    expect(mails.map(({ kind }) => kind)).toEqual(['placed'])
    expect(mails[0]?.payload).toMatchObject({ orderId: order._id, paymentInstructions: null })
  })

  it('has the same days of arrival in order and mail [ORDER-574]', async () => {
    const { token } = await shop.customer()
    const placed = await shop.ok('checkout', { token, body: await bodyFor(shop, MANY, FREE) })
    const { order } = await shop.ok('getMyOrder', { token, params: { id: placed.order._id } })
    const { delivery } = order
    expect(delivery).not.toBeNull()
    expect((await mailsOf(shop))[0]?.payload).toMatchObject({ delivery: { ...delivery } })
  })

  it('has its invoice, and its history says why', async () => {
    const { _id: id } = await checkOut(shop, FREE, MANY)
    const { token } = await shop.admin()
    const { order } = await shop.ok('getOrder', { params: { id }, token })
    expect(order.invoiceNumber).toBe('RE-2026-000001')
    expect(order.history.map(({ kind, to, actor }) => [kind, to, actor])).toEqual([
      ['invoice', 'RE-2026-000001', 'Verda'],
      ['payment', 'completed', 'Verda'],
      ['status', 'pending', 'Gesa Gast'],
    ])
    const response = await shop.call('getInvoice', { token, params: { id } })
    expect((await pdfPages(response.rawPayload))[0]).not.toContain('Banküberweisung')
  })

  it('grants its premium months, once', async () => {
    await shop.db
      .update(products)
      .set({ premiumEnabled: true, premiumMonths: 1 })
      .where(eq(products.slug, 'abendruhe'))
    const { token, id } = await shop.customer()
    const request = { token, headers: newKey(), body: await bodyFor(shop, MANY, FREE) }
    const first = await shop.ok('checkout', request)
    expect((await shop.ok('checkout', request)).order).toEqual(first.order)
    const { user } = await shop.ok('getUser', { params: { id }, token: (await shop.admin()).token })
    expect(user.premiumSubscription.renewalHistory).toMatchObject([{ duration: 20, source: 'product' }])
    expect(await shop.db.$count(invoices)).toBe(1)
  })

  it('writes of no payment that arrived, also when its payment is set back and completed again', async () => {
    const { _id: id } = await checkOut(shop, FREE, MANY)
    const { token } = await shop.admin()
    for (const status of ['pending', 'completed'] as const)
      await shop.ok('setPaymentStatus', { token, params: { id }, body: { status } })
    const again = await shop.refused('sendOrderMail', { token, params: { id }, body: { kind: 'paid' } })
    expect(again.code).toBe('CONFLICT')
    expect((await mailsOf(shop)).map(({ kind }) => kind)).toEqual(['placed'])
  })

  it('that costs a cent still waits for it', async () => {
    await shop.db.update(coupons).set({ percent: 99.99 }).where(eq(coupons.code, 'WILLKOMMEN10'))
    const order = await checkOut(shop, FREE, MANY)
    expect(order.total.total).toBeGreaterThan(0)
    expect(order.payment.status).toBe('pending')
  })
})

it('an order that is paid later is told the days that are promised then [ORDER-574]', async () => {
  const { _id: id } = await checkOut(shop)
  const { token } = await shop.admin()
  await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
  const told = Object.fromEntries((await mailsOf(shop)).map(({ kind, payload }) => [kind, payload]))
  const days = { from: 2, to: 3 }
  expect(told).toMatchObject({ placed: { delivery: { days } }, paid: { delivery: { days } } })
})
