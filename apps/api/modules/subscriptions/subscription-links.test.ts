import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orders, outbox, subscriptionLinks, subscriptions } from '@apps/api/platform/db/schema'
import { bodyFor } from '@apps/api/testing/checkout'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { days, mails, tokenOf, placed, row, begin, pay, change } = subscriptionBench(shop)
beforeEach(() => shop.reset())

describe('the link of its mails [SHOP-771]', () => {
  it('moves, changes and ends it, by POST alone, and twice does no more', async () => {
    await pay((await begin())._id)
    const seen = { nextOn: '2026-12-05' }
    expect(await change({ kind: 'move', ...seen, to: '2026-12-24' })).toMatchObject({ nextOn: '2026-12-24' })
    const token = await tokenOf('subscription-started')
    const refused = async (action: Body<'changeSubscription'>['action']) =>
      (await shop.refused('changeSubscription', { body: { token, action } })).code
    expect(await refused({ kind: 'move', ...seen, to: '2026-12-26' })).toBe('CONFLICT')
    expect(await refused({ kind: 'skip', ...seen })).toBe('CONFLICT')
    expect(await refused({ kind: 'move', nextOn: '2026-12-24', to: '2026-11-23' })).toBe('CONFLICT')
    expect(await refused({ kind: 'move', nextOn: '2026-12-24', to: '2027-11-23' })).toBe('CONFLICT')
    expect(await refused({ kind: 'resume' })).toBe('CONFLICT')
    expect(await change({ kind: 'change', quantity: 3, weeks: 8 })).toMatchObject({
      quantity: 3,
      weeks: 8,
      nextOn: '2026-12-24',
      laterOn: ['2027-02-18', '2027-04-15', '2027-06-10'],
    })
    expect(await change({ kind: 'end' })).toMatchObject({ status: 'ended', laterOn: [] })
    expect(await refused({ kind: 'end' })).toBe('CONFLICT')
    expect(await mails('subscription-ended')).toHaveLength(1)
    await days(60)
    expect(await placed()).toHaveLength(1)
  })

  it('is kept as a hash, and every mail has one of its own that stays good', async () => {
    await pay((await begin())._id)
    await days(11)
    const tokens = [await tokenOf('subscription-started'), await tokenOf('subscription-announced')]
    expect(new Set(tokens).size).toBe(2)
    const kept = await shop.db.select().from(subscriptionLinks)
    expect(kept).toHaveLength(2)
    for (const token of tokens) {
      expect(JSON.stringify(kept)).not.toContain(token)
      await shop.ok('readSubscription', { body: { token } })
    }
    expect((await shop.refused('readSubscription', { body: { token: 'x'.repeat(43) } })).code).toBe(
      'INVALID_TOKEN',
    )
    const body = { token: 'x'.repeat(43), action: { kind: 'end' } } as const
    expect((await shop.refused('changeSubscription', { body })).code).toBe('INVALID_TOKEN')
    const url = `/api/subscriptions/change?token=${String(tokens[0])}`
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await row())?.status).toBe('active')
  })

  it('cannot be skipped further than half a year ahead', async () => {
    await begin()
    let { nextOn } = (await row()) ?? { nextOn: '' }
    const body = async () => ({
      token: await tokenOf('subscription-started'),
      action: { kind: 'skip', nextOn } as const,
    })
    for (let press = 0; press < 11; press += 1)
      nextOn = (await shop.ok('changeSubscription', { body: await body() })).subscription.nextOn
    expect((await shop.refused('changeSubscription', { body: await body() })).code).toBe('CONFLICT')
  })
})

describe('whoever leaves [LAW-771]', () => {
  it('gets what is kept about Sparabos, and takes it along', async () => {
    const { token, id } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 4 } })
    const { order } = await shop.ok('checkout', { token, body })
    const [own] = (await shop.ok('listMySubscriptions', { token })).subscriptions
    const action = { kind: 'change', quantity: 1, weeks: 2 } as const
    await shop.ok('changeMySubscription', { token, params: { id: own?._id ?? '' }, body: { action } })
    const data = await shop.ok('getAccountData', { token })
    expect(data.subscriptions).toMatchObject([
      { number: 'SA-000001', weeks: 2, changes: [{ kind: 'weeks', by: 'customer', from: '4', to: '2' }] },
    ])
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
    await shop.ok('deleteAccount', { token, body: { password: 'Kamille-2026' } })
    expect(await shop.db.$count(subscriptions)).toBe(0)
    expect(await shop.db.$count(subscriptionLinks)).toBe(0)
    const left = await shop.db.select().from(outbox).orderBy(desc(outbox.createdAt))
    expect(left.map(({ kind }) => kind)).toEqual(['account-deleted'])
    expect(id).not.toBe('')
  })
})
