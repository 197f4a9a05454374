import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orders, subscriptions } from '@apps/api/platform/db/schema'
import { bodyFor } from '@apps/api/testing/checkout'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { begin, mails } = subscriptionBench(shop)
beforeEach(() => shop.reset())

/** A customer with a Sparabo every two weeks. */
async function subscriber(weeks: 2 | 4 = 2) {
  const customer = await shop.customer()
  const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks } })
  await shop.ok('checkout', { token: customer.token, body })
  const { subscriptions: own } = await shop.ok('listMySubscriptions', { token: customer.token })
  return { ...customer, own, params: { id: own[0]?._id ?? '' } }
}

describe('Sparabos of an account [SHOP-780]', () => {
  it('are listed with product, rhythm, next order and address, nobody else’s', async () => {
    await begin()
    const { token, own } = await subscriber()
    expect(own).toMatchObject([
      {
        number: 'SA-000002',
        status: 'active',
        product: { slug: 'abendruhe' },
        weeks: 2,
        nextOn: '2026-12-05',
        recipient: {
          customer: { name: 'Gesa Gast' },
          address: { street: 'Lindenweg 4', zipCode: '10115' },
        },
      },
    ])
    const other = await shop.customer()
    expect((await shop.ok('listMySubscriptions', { token: other.token })).subscriptions).toEqual([])
    expect((await shop.ok('listMySubscriptions', { token })).subscriptions).toHaveLength(1)
    expect((await shop.refused('listMySubscriptions', {})).code).toBe('UNAUTHORIZED')
  })

  it('are changed as by the link of a mail', async () => {
    const { token, params } = await subscriber()
    const seen = { nextOn: '2026-12-05' }
    const act = (action: Body<'changeMySubscription'>['action']) =>
      shop.call('changeMySubscription', { token, params, body: { action } })
    const skipped = await act({ kind: 'skip', ...seen })
    expect(skipped.json()).toMatchObject({ data: { subscription: { nextOn: '2026-12-19', recipient: {} } } })
    expect((await act({ kind: 'skip', ...seen })).statusCode).toBe(409)
    expect((await act({ kind: 'move', nextOn: '2026-12-19', to: '2026-12-24' })).statusCode).toBe(200)
    expect((await act({ kind: 'change', quantity: 3, weeks: 8 })).statusCode).toBe(200)
    expect((await act({ kind: 'end' })).statusCode).toBe(200)
    expect((await act({ kind: 'end' })).statusCode).toBe(409)
    expect(await mails('subscription-ended')).toHaveLength(1)
    const { subscription } = await shop.ok('getMySubscription', { token, params })
    expect(subscription).toMatchObject({ status: 'ended', quantity: 3, weeks: 8 })
  })

  it('of another customer or a guest are not found', async () => {
    const { params } = await subscriber()
    const { token } = await shop.customer()
    const body = { action: { kind: 'end' } } as const
    expect((await shop.refused('getMySubscription', { token, params })).code).toBe('NOT_FOUND')
    expect((await shop.refused('changeMySubscription', { token, params, body })).code).toBe('NOT_FOUND')
    await shop.db.update(subscriptions).set({ userId: null })
    await shop.db.update(orders).set({ userId: null }).where(eq(orders.status, 'pending'))
    expect((await shop.refused('getMySubscription', { token, params })).code).toBe('NOT_FOUND')
    expect(await shop.db.$count(subscriptions, eq(subscriptions.status, 'active'))).toBe(1)
  })
})
