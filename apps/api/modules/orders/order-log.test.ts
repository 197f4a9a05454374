import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema'
import { emptyOrders, placeOrder } from '../../testing/checkout'
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
    const { _id } = await placeOrder(shop)
    await shop.ok('setOrderStatus', setStatus(_id, 'confirmed'))
    await shop.ok('setOrderStatus', setStatus(_id, 'processing'))
    const details = (await shop.db.select().from(auditLog)).map(({ detail }) => detail?.changes)
    expect(details).toHaveLength(2)
    expect(details).toContainEqual([{ field: 'status', from: 'pending', to: 'confirmed' }])
    expect(details).toContainEqual([{ field: 'status', from: 'confirmed', to: 'processing' }])
  })

  it('are not made if they cannot be logged', async () => {
    const { _id } = await placeOrder(shop)
    await shop.db.execute(sql`alter table audit_log add constraint full_log check (action <> 'order.status')`)
    const refusal = await shop.refused('setOrderStatus', setStatus(_id, 'confirmed'))
    await shop.db.execute(sql`alter table audit_log drop constraint full_log`)
    expect(refusal.status).toBe(409)
    const { order } = await shop.ok('getOrder', { token, params: { id: _id } })
    expect([order.status, order.history]).toMatchObject(['pending', [{ to: 'pending' }]])
  })
})
