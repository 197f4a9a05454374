import { beforeEach, describe, expect, it } from 'vitest'
import { bodyFor, emptyOrders, mailsOf } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ config: { trustProxy: 'loopback' } })
beforeEach(() => emptyOrders(shop))

async function guestOrder() {
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  const [mail] = await mailsOf(shop)
  return { order, code: String(mail?.payload.lookupCode) }
}

describe('a guest’s look-up', () => {
  it('needs number, address and code, however they are typed [ORDER-8] [ORDER-9] [API-21]', async () => {
    const { order, code } = await guestOrder()
    const email = 'GESA.gast@example.org'
    const body = { orderNumber: order.orderNumber.toLowerCase(), email, code: ` ${code.toLowerCase()} ` }
    expect((await shop.ok('lookupOrder', { body })).order).toEqual(order)
    const bare = { ...body, code: code.replaceAll('-', '') }
    expect((await shop.ok('lookupOrder', { body: bare })).order._id).toBe(order._id)
    for (const wrong of [
      { code: 'AAAA-BBBB-CCCC' },
      { email: 'x@y.de' },
      { orderNumber: 'VD-2026-999999' },
    ]) {
      const refusal = await shop.refused('lookupOrder', { body: { ...body, ...wrong } })
      expect([refusal.status, refusal.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('cancels an unpaid order once, with its stock and a mail [ORDER-120]', async () => {
    const { order, code } = await guestOrder()
    const stock = async () => (await shop.product('abendruhe')).stockQuantity
    const held = await stock()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code }
    const refusal = await shop.refused('cancelOrder', { body: { ...body, code: 'AAAA-BBBB-CCCC' } })
    expect(refusal.code).toBe('NOT_FOUND')
    for (let times = 0; times < 2; times += 1) {
      expect((await shop.ok('cancelOrder', { body })).order.status).toBe('cancelled')
    }
    expect(await stock()).toBe(held + 1)
    expect((await mailsOf(shop)).map(({ kind }) => kind).sort()).toEqual(['cancelled', 'placed'])
  })

  it('does not cancel a paid order [ORDER-120]', async () => {
    const { order, code } = await guestOrder()
    const { token } = await shop.admin()
    await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code }
    const refusal = await shop.refused('cancelOrder', { body })
    expect([refusal.status, refusal.code]).toEqual([409, 'CONFLICT'])
    expect((await shop.ok('lookupOrder', { body })).order.status).not.toBe('cancelled')
  })

  it('never finds a customer’s order', async () => {
    const { token } = await shop.customer()
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }), token })
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code: 'null' }
    expect((await shop.refused('lookupOrder', { body })).code).toBe('NOT_FOUND')
  })

  it('passes with the right code from a network that does not guess [IDENTITY-18]', async () => {
    const { order, code } = await guestOrder()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code: 'AAAA-BBBB-CCCC' }
    const look = (address: string, values: { code?: string } = {}) =>
      shop.call('lookupOrder', { body: { ...body, ...values }, headers: { 'x-forwarded-for': address } })
    for (let network = 1; network <= 6; network += 1)
      for (let tries = 0; tries < 9; tries += 1) await look(`203.0.113.${network}`)
    expect((await look('203.0.113.1', { code })).statusCode).toBe(429)
    expect((await look('198.51.100.9', { code })).statusCode).toBe(200)
    for (let tries = 0; tries < 65; tries += 1)
      expect((await look('198.51.100.9', { code })).statusCode).toBe(200)
  })

  it('is rate limited, even with the right code [IDENTITY-18]', async () => {
    const { order, code } = await guestOrder()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code: 'AAAA-BBBB-CCCC' }
    for (let tries = 0; tries < 10; tries += 1) await shop.refused('lookupOrder', { body })
    const refusal = await shop.refused('lookupOrder', { body: { ...body, code } })
    expect([refusal.status, refusal.code]).toEqual([429, 'RATE_LIMITED'])
    shop.clock.advance(16 * 60_000)
    expect((await shop.ok('lookupOrder', { body: { ...body, code } })).order._id).toBe(order._id)
  })
})
