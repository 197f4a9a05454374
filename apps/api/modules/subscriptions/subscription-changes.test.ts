import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { subscriptionChanges, subscriptions } from '@apps/api/platform/db/schema'
import { bodyFor, setStock } from '@apps/api/testing/checkout'
import { subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'
import { noteChanges } from './subscription-changes.repository'

const shop = await testShop()
const { begin, change, days, pay, payLast, tokenOf } = subscriptionBench(shop)
beforeEach(() => shop.reset())

/** As the link of its first mail shows them. */
const changes = async () => {
  const body = { token: await tokenOf('subscription-started') }
  return (await shop.ok('readSubscription', { body })).subscription.changes
}
const act = async (action: Parameters<typeof change>[0]) => {
  shop.clock.advance(1_000)
  return change(action)
}

describe('the history of a Sparabo [ORDER-861]', () => {
  it('has what its customer changed, before and after, and no address', async () => {
    await pay((await begin())._id)
    await act({ kind: 'skip', nextOn: '2026-12-05' })
    await act({ kind: 'move', nextOn: '2026-12-19', to: '2026-12-24' })
    await act({ kind: 'change', quantity: 3, weeks: 4 })
    await act({ kind: 'change', quantity: 3, weeks: 4 })
    await act({ kind: 'payment', paymentMethod: 'paypal' })
    const customer = { name: 'Gesa Neu', phone: '+49 3641 12' }
    const address = { street: 'Am Markt 1', city: 'Jena', zipCode: '07743', country: 'Deutschland' } as const
    await act({ kind: 'address', customer, address })
    await act({ kind: 'end' })
    expect((await changes()).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['end', null, null],
      ['address', null, null],
      ['payment', 'bank_transfer', 'paypal'],
      ['quantity', '2', '3'],
      ['weeks', '2', '4'],
      ['move', '2026-12-19', '2026-12-24'],
      ['skip', '2026-12-05', '2026-12-19'],
    ])
    expect(new Set((await changes()).map(({ by }) => by))).toEqual(new Set(['customer']))
    expect(JSON.stringify(await changes())).not.toMatch(/Gesa|Jena|Markt/)
  })

  it('has what the shop did by itself: paused as unpaid, moved as sold out', async () => {
    await begin()
    await days(12)
    expect(await changes()).toMatchObject([{ kind: 'pause', by: 'shop', to: 'unpaid' }])
    await payLast()
    await act({ kind: 'resume' })
    await days(1)
    await setStock(shop, 'abendruhe', 1)
    await days(3)
    expect(await changes()).toMatchObject([
      { kind: 'short', by: 'shop' },
      // Announced a day late, so that it came a day later.
      { kind: 'move', by: 'shop', from: '2026-12-06', to: '2026-12-07' },
      { kind: 'resume', by: 'customer' },
      { kind: 'pause', by: 'shop' },
    ])
  })

  it('tells its customer the reasons of mails, and not who of the office it was', async () => {
    const customer = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 2 } })
    await shop.ok('checkout', { token: customer.token, body })
    const { subscriptions } = await shop.ok('listMySubscriptions', { token: customer.token })
    const params = { id: subscriptions[0]?._id ?? '' }
    const { token } = await shop.admin({ name: 'Elif Yılmaz' })
    for (const kind of ['pause', 'resume'] as const) {
      shop.clock.advance(1_000)
      await shop.ok('actOnSubscription', { token, params, body: { kind, reason: 'Betriebsferien' } })
    }
    const office = await shop.ok('getSubscription', { token, params })
    expect(office.subscription.changes).toMatchObject([
      { kind: 'resume', actor: 'Elif Yılmaz', note: 'Betriebsferien' },
      { kind: 'pause', actor: 'Elif Yılmaz', note: 'Betriebsferien' },
    ])
    const own = await shop.ok('getMySubscription', { token: customer.token, params })
    expect(own.subscription.changes).toMatchObject([
      { kind: 'resume', by: 'office', note: '' },
      { kind: 'pause', by: 'office', note: 'Betriebsferien' },
    ])
    expect(JSON.stringify(own)).not.toContain('Elif')
  })

  it('keeps the newest two hundred', async () => {
    await begin()
    const id = (await shop.db.select().from(subscriptions))[0]?.id ?? ''
    const noted = (count: number) =>
      Array.from({ length: count }, () => ({ kind: 'skip' as const, from: null, to: null }))
    await noteChanges(shop.db, { id }, noted(199), { by: 'customer', now: new Date('2026-12-01') })
    await noteChanges(shop.db, { id }, noted(3), { by: 'office', now: new Date('2026-12-02') })
    expect(await shop.db.$count(subscriptionChanges)).toBe(200)
    expect(await shop.db.$count(subscriptionChanges, eq(subscriptionChanges.by, 'office'))).toBe(3)
  })
})
