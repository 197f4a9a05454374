import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema'
import { emptyOrders, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const setStatus = (id: string, status: 'confirmed' | 'processing') => ({
  token,
  params: { id },
  body: { status },
})

describe('changes of an order in the log [IDENTITY-23]', () => {
  it('stand there once each, also those of one moment', async () => {
    const { _id } = await checkOut(shop)
    await shop.ok('setOrderStatus', setStatus(_id, 'confirmed'))
    await shop.ok('setOrderStatus', setStatus(_id, 'processing'))
    const details = (await shop.db.select().from(auditLog)).map(({ detail }) => detail?.changes)
    expect(details).toHaveLength(2)
    expect(details).toContainEqual([{ field: 'status', from: 'pending', to: 'confirmed' }])
    expect(details).toContainEqual([{ field: 'status', from: 'confirmed', to: 'processing' }])
  })

  it('name what was refunded in the order’s currency', async () => {
    const { _id } = await checkOut(shop)
    const params = { id: _id }
    await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
    await shop.ok('refundOrder', { token, params, body: { amount: 4.5, reason: 'Kırık' } })
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'order' } })
    const refund = entries.find(({ action }) => action === 'order.refund')
    expect(refund?.changes).toEqual([{ field: 'refund', from: null, to: '4.50 EUR' }])
  })

  it('are told in the reader’s language: what came back, and the mail that was sent again', async () => {
    const { _id } = await checkOut(shop)
    const params = { id: _id }
    const { id: productId } = await shop.product('abendruhe')
    await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
    const lines = [{ productId, quantity: 1, restock: false }]
    await shop.ok('refundOrder', { token, params, body: { amount: 4.5, reason: 'Kırık', lines } })
    await shop.ok('sendOrderMail', { token, params, body: { kind: 'paid' } })
    const file = await shop.call('exportActivity', { token, headers: { 'accept-language': 'tr' } })
    expect(file.body).toContain('Stoğa eklenmedi → 1 × Abendruhe')
    expect(file.body).not.toMatch(/written_off|→ paid/)
  })

  it('are not made if they cannot be logged', async () => {
    const { _id } = await checkOut(shop)
    await shop.db.execute(sql`alter table audit_log add constraint full_log check (action <> 'order.status')`)
    const refusal = await shop.refused('setOrderStatus', setStatus(_id, 'confirmed'))
    await shop.db.execute(sql`alter table audit_log drop constraint full_log`)
    expect(refusal.status).toBe(409)
    const { order } = await shop.ok('getOrder', { token, params: { id: _id } })
    expect([order.status, order.history]).toMatchObject(['pending', [{ to: 'pending' }]])
  })
})
