import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../platform/db/schema'
import { bodyFor, checkOut, emptyOrders, NO_ROWS, writtenRows } from '../../testing/checkout'
import { pdfPages } from '../../testing/pdf'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const giftMessage = 'Alles Liebe zum Geburtstag!\nDeine Klara'

describe('a gift [CHECKOUT-525]', () => {
  it('carries its greeting, printed on the packing slip alone', async () => {
    const order = await checkOut(shop, { giftMessage })
    expect(order.notes).toEqual({ customer: null, gift: giftMessage })
    const { token } = await shop.admin()
    const params = { id: order._id }
    expect((await shop.ok('getOrder', { token, params })).order.notes.gift).toBe(giftMessage)
    await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
    const pages = async (name: 'getPackingSlip' | 'getInvoice') =>
      (await pdfPages((await shop.call(name, { token, params })).rawPayload)).join(' ')
    const slip = await pages('getPackingSlip')
    expect(slip).toContain('Ein Gruß für Sie')
    expect(slip).toContain('Deine Klara')
    expect(slip).not.toContain('€')
    expect(await pages('getInvoice')).not.toContain('Deine Klara')
  })

  it('is none without one', async () => {
    for (const none of [undefined, null, ''])
      expect((await checkOut(shop, { giftMessage: none })).notes).toEqual({ customer: null })
  })

  it('has a greeting of at most 200 characters', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 }, { giftMessage: 'a'.repeat(201) })
    const { status, errors } = await shop.refused('checkout', { body })
    expect([status, errors?.[0]?.path]).toEqual([400, 'giftMessage'])
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('is forgotten with its customer', async () => {
    const { token } = await shop.customer()
    const { order } = await shop.ok('checkout', {
      token,
      body: await bodyFor(shop, { abendruhe: 1 }, { giftMessage }),
    })
    const { token: admin } = await shop.admin()
    await shop.ok('setOrderStatus', {
      token: admin,
      params: { id: order._id },
      body: { status: 'cancelled' },
    })
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    expect(await shop.db.select().from(orders).where(eq(orders.id, order._id))).toMatchObject([
      { giftMessage: null },
    ])
  })
})
