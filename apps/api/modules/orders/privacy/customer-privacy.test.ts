import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, users } from '@apps/api/platform/db/schema'
import { bodyFor, emptyOrders } from '@apps/api/testing/checkout'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin({ name: 'Elif Yılmaz' })).token
})

const UNKNOWN = { id: '00000000-0000-4000-8000-00000000dead' }

/** A customer with an order in this status. */
async function customerWithOrder(status: 'pending' | 'shipped') {
  const customer = await shop.customer({ phone: '030 1' })
  const customerInfo = { name: 'Klara Kundin', email: customer.email, phone: '030 1' }
  const body = await bodyFor(shop, { abendruhe: 1 }, { customerInfo })
  const { order } = await shop.ok('checkout', { token: customer.token, body })
  if (status !== 'pending')
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status } })
  return { ...customer, params: { id: customer.id }, order }
}
const logged = async () => (await shop.ok('listActivity', { token, query: { kind: 'user' } })).entries

describe('a customer who asks the shop’s people [ADMIN-67]', () => {
  it('gets the same data as by asking the shop, and the log says who took them', async () => {
    const { token: own, params, order } = await customerWithOrder('pending')
    const asked = await shop.ok('getUserData', { token, params })
    expect(asked).toEqual(await shop.ok('getAccountData', { token: own }))
    expect(asked.orders).toMatchObject([{ _id: order._id }])
    expect(JSON.stringify(asked)).not.toMatch(/argon2|passwordHash|tokenHash/)
    expect(await logged()).toMatchObject([
      { action: 'user.export', actor: 'Elif Yılmaz', name: 'Klara Kundin' },
    ])
  })

  it('is erased: account, sessions, and the name in orders and log', async () => {
    const { token: own, params, order } = await customerWithOrder('shipped')
    await shop.ok('setUserStatus', { token, params, body: { status: 'inactive' } })
    shop.clock.advance(1000)
    await shop.ok('anonymiseUser', { token, params })
    expect(await shop.db.$count(users, eq(users.id, params.id))).toBe(0)
    expect((await shop.call('verifyCustomer', { token: own })).statusCode).toBe(401)
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect(kept).toMatchObject({ number: order.orderNumber, customerName: '–', email: '', userId: null })
    const entries = await logged()
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['user.anonymize', 'Elif Yılmaz'],
      ['user.status', 'Elif Yılmaz'],
    ])
    expect(JSON.stringify(entries)).not.toContain('Klara')
    expect((await shop.refused('anonymiseUser', { token, params })).code).toBe('NOT_FOUND')
  })

  it('is not erased while orders are in progress; an unknown one is NOT_FOUND', async () => {
    const { params } = await customerWithOrder('pending')
    const open = await shop.refused('anonymiseUser', { token, params })
    expect([open.status, open.code]).toEqual([409, 'ORDERS_UNDER_WAY'])
    expect(await shop.db.$count(users, eq(users.id, params.id))).toBe(1)
    expect(await logged()).toEqual([])
    expect((await shop.refused('getUserData', { token, params: UNKNOWN })).code).toBe('NOT_FOUND')
  })

  it('is either erased or has ordered, if both happen at once', async () => {
    for (let round = 0; round < 25; round += 1) {
      const { token: own, id, email } = await shop.customer()
      const customerInfo = { name: 'Klara Kundin', email, phone: '030 1' }
      const body = await bodyFor(shop, { 'kurkuma-plus': 1 }, { customerInfo })
      const [ordered, erased] = await Promise.all([
        shop.call('checkout', { token: own, body }),
        shop.call('anonymiseUser', { token, params: { id } }),
      ])
      const left = await shop.db.$count(orders, eq(orders.email, email))
      const outcome = [ordered.statusCode, erased.statusCode, left]
      expect([
        [201, 409, 1],
        [401, 200, 0],
        [409, 200, 0],
        // A busy database told it to come again.
        [503, 200, 0],
      ]).toContainEqual(outcome)
    }
  })
})
