import { expect, it } from 'vitest'
import type { BuiltInRole } from '@/shop/roles/roles'
import { orders } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
const { token } = await shop.admin()

it('counts what waits, and what came in since', async () => {
  const empty = (await shop.ok('getTasks', { token })).tasks
  expect(empty).toEqual({
    pendingOrders: 0,
    newReturns: 0,
    lowStockProducts: 0,
    newOrders: 0,
    newestOrderAt: null,
  })
  const later = new Date(TEST_NOW.getTime() + 60_000)
  await shop.db
    .insert(orders)
    .values([orderRow({}), orderRow({ createdAt: later }), orderRow({ createdAt: later, status: 'shipped' })])
  const all = (await shop.ok('getTasks', { token })).tasks
  expect(all).toMatchObject({ pendingOrders: 2, newOrders: 0, newestOrderAt: later.toISOString() })
  const query = { since: TEST_NOW.toISOString() }
  expect((await shop.ok('getTasks', { token, query })).tasks.newOrders).toBe(2)
  const read = { since: later.toISOString() }
  expect((await shop.ok('getTasks', { token, query: read })).tasks.newOrders).toBe(0)
})

it('says nothing of sections that the role does not see [IDENTITY-180]', async () => {
  await shop.db.insert(orders).values([orderRow({})])
  const of = async (role: BuiltInRole) =>
    (await shop.ok('getTasks', { token: (await shop.admin({ role })).token })).tasks
  expect(await of('catalogue')).toMatchObject({ pendingOrders: 0, newestOrderAt: null })
  expect((await of('accounting')).pendingOrders).toBeGreaterThan(0)
})

it('refuses what is no instant', async () => {
  const refusal = await shop.refused('getTasks', { token, query: { since: 'gestern' } })
  expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
})
