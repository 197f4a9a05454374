import { beforeEach, describe, expect, it } from 'vitest'
import { withdrawals } from '../../platform/db/schema'
import { bodyFor, emptyOrders, mailsOf } from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()
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

  it('never finds a customer’s order', async () => {
    const { token } = await shop.customer()
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }), token })
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code: 'null' }
    expect((await shop.refused('lookupOrder', { body })).code).toBe('NOT_FOUND')
  })

  it('is limited, the right code included [IDENTITY-18]', async () => {
    const { order, code } = await guestOrder()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, code: 'AAAA-BBBB-CCCC' }
    for (let tries = 0; tries < 10; tries += 1) await shop.refused('lookupOrder', { body })
    const refusal = await shop.refused('lookupOrder', { body: { ...body, code } })
    expect([refusal.status, refusal.code]).toEqual([429, 'RATE_LIMITED'])
    shop.clock.advance(16 * 60_000)
    expect((await shop.ok('lookupOrder', { body: { ...body, code } })).order._id).toBe(order._id)
  })
})

describe('a withdrawal', () => {
  it('is stored and its receipt confirmed by mail, with the time [LAW-6] [LAW-7]', async () => {
    const { order } = await guestOrder()
    const { orderNumber } = order
    const email = 'gesa.GAST@example.org'
    const body = { orderNumber, email, name: 'Gesa Gast', items: ['1 × Abendruhe'], reason: 'Zu spät' }
    const { receivedAt } = await shop.ok('withdraw', { body, headers: { 'accept-language': 'en' } })
    expect(receivedAt).toBe(TEST_NOW.toISOString())
    const [stored] = await shop.db.select().from(withdrawals)
    expect(stored).toMatchObject({ orderId: order._id, items: ['1 × Abendruhe'], reason: 'Zu spät' })
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'withdrawal')
    expect(mail).toMatchObject({
      recipient: 'gesa.gast@example.org',
      language: 'en',
      payload: { orderNumber, customerName: 'Gesa Gast', items: ['1 × Abendruhe'], receivedAt },
    })
  })

  it('may leave items and reason out', async () => {
    const { order } = await guestOrder()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, name: 'G' }
    await shop.ok('withdraw', { body })
    expect((await shop.db.select().from(withdrawals))[0]).toMatchObject({ items: [], reason: null })
  })

  it('needs an order of that number and address', async () => {
    const { order } = await guestOrder()
    const body = { orderNumber: order.orderNumber, email: 'other@example.org', name: 'Gesa' }
    expect((await shop.refused('withdraw', { body })).code).toBe('NOT_FOUND')
    expect(await shop.db.$count(withdrawals)).toBe(0)
    expect((await mailsOf(shop)).map(({ kind }) => kind)).toEqual(['placed'])
  })
})
