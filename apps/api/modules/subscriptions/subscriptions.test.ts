import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import {
  orderEvents,
  orders,
  outbox,
  products,
  productPrices,
  subscriptionDeliveries,
  subscriptionLinks,
  subscriptions,
  terminations,
} from '@apps/api/platform/db/schema'
import { bodyFor, checkOut, confirmedBuyer, newKey, setStock } from '@apps/api/testing/checkout'
import { testShop } from '@apps/api/testing/test-app'
import { announceDeliveries, placeDeliveries } from './subscription-jobs'

const shop = await testShop()
beforeEach(() => shop.reset())

const DAY_MS = 86_400_000
const failures: unknown[] = []
const note = (error: unknown) => failures.push(error)
const announce = () => announceDeliveries(shop.db, shop.clock.now(), note)
const place = () => placeDeliveries(shop.db, shop.clock.now(), note)
/** A day passes, and the job runs. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    shop.clock.advance(DAY_MS)
    await announce()
    await place()
  }
  expect(failures).toEqual([])
}

const mails = async (kind: string) =>
  shop.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(asc(outbox.createdAt))
const tokenOf = async (kind: string) => String((await mails(kind)).at(-1)?.payload.token)
const placed = () => shop.db.select().from(orders).orderBy(asc(orders.createdAt))
const row = async () => (await shop.db.select().from(subscriptions))[0]

const begin = (values: Partial<Body<'checkout'>> = {}, quantity = 2) =>
  checkOut(shop, { subscription: { weeks: 2 }, ...values }, { abendruhe: quantity })

async function pay(id: string): Promise<void> {
  const { token } = await shop.admin()
  await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
}
async function payLast(): Promise<void> {
  const last = (await placed()).at(-1)
  if (last) await pay(last.id)
}

const change = async (action: Body<'changeSubscription'>['action'], kind = 'subscription-started') =>
  (await shop.ok('changeSubscription', { body: { token: await tokenOf(kind), action } })).subscription

async function setPrice(amount: number): Promise<void> {
  const { id } = await shop.product('abendruhe')
  await shop.db
    .update(productPrices)
    .set({ amount, originalAmount: null })
    .where(and(eq(productPrices.productId, id), eq(productPrices.platform, 'germany')))
}

describe('a Sparabo', () => {
  it('begins with an order at the price less the percentage, and a mail with its link [ORDER-770]', async () => {
    await setPrice(895)
    const order = await begin()
    // 8.95 less 10 % is 8.055.
    expect(order.items[0]).toMatchObject({ quantity: 2, price: { amount: 8.06, currency: 'EUR' } })
    expect(await row()).toMatchObject({
      number: 'SA-000001',
      status: 'active',
      quantity: 2,
      weeks: 2,
      percent: 10,
      nextOn: '2026-12-05',
      email: 'gesa.gast@example.org',
    })
    expect(await mails('subscription-started')).toMatchObject([
      { recipient: 'gesa.gast@example.org', payload: { number: 'SA-000001', nextOn: '2026-12-05' } },
    ])
    const { subscription } = await shop.ok('readSubscription', {
      body: { token: await tokenOf('subscription-started') },
    })
    expect(subscription).toMatchObject({
      laterOn: ['2026-12-19', '2027-01-02', '2027-01-16'],
      price: { amount: 8.06, currency: 'EUR' },
      deliveries: [{ outcome: 'placed', orderNumber: order.orderNumber }],
    })
    expect(JSON.stringify(subscription)).not.toMatch(/gesa|Gast|Linden/i)
  })

  it('is of one product that is offered in one, without coupon and gift [ORDER-770]', async () => {
    const refused = async (body: Body<'checkout'>) => (await shop.refused('checkout', { body })).code
    const subscription = { weeks: 4 } as const
    expect(await refused(await bodyFor(shop, { goldmilch: 1 }, { subscription }))).toBe('PRODUCT_UNAVAILABLE')
    const two = await bodyFor(shop, { abendruhe: 1, pfefferminze: 1 }, { subscription })
    expect(await refused(two)).toBe('VALIDATION')
    const coupon = { couponData: { coupon: { code: 'WILLKOMMEN10' } }, subscription }
    expect(await refused(await bodyFor(shop, { abendruhe: 1 }, coupon))).toBe('VALIDATION')
    const gift = { giftMessage: 'Alles Gute', subscription }
    expect(await refused(await bodyFor(shop, { abendruhe: 1 }, gift))).toBe('VALIDATION')
    expect(await shop.db.$count(subscriptions)).toBe(0)
  })

  it('begins once, however often its order is sent [ORDER-770]', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 2 } })
    const headers = newKey()
    await Promise.all([shop.call('checkout', { body, headers }), shop.call('checkout', { body, headers })])
    await shop.call('checkout', { body, headers })
    expect(await shop.db.$count(subscriptions)).toBe(1)
  })

  it('runs over three deliveries with one skipped, each announced and placed once [ORDER-771] [ORDER-772]', async () => {
    const first = await begin()
    await pay(first._id)
    await days(10)
    expect(await mails('subscription-announced')).toHaveLength(0)
    await days(1)
    const [told] = await mails('subscription-announced')
    expect(told).toMatchObject({
      recipient: 'gesa.gast@example.org',
      payload: { nextOn: '2026-12-05', quantity: 2 },
    })
    await days(1)
    expect(await mails('subscription-announced')).toHaveLength(1)
    // Two processes at once.
    shop.clock.advance(2 * DAY_MS)
    const counts = await Promise.all([place(), place()])
    expect(counts.toSorted()).toEqual([0, 1])
    const [, second] = await placed()
    expect(second).toMatchObject({
      total: told?.payload.total,
      status: 'pending',
      paymentStatus: 'pending',
      customerName: 'Gesa Gast',
    })
    const [event] = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, second?.id ?? ''))
    expect(event?.actor).toBe('Sparabo SA-000001')
    expect(await mails('placed')).toHaveLength(2)
    await payLast()

    await days(11)
    const { nextOn } = await change({ kind: 'skip', nextOn: '2026-12-19' }, 'subscription-announced')
    expect(nextOn).toBe('2027-01-02')
    await days(4)
    expect(await placed()).toHaveLength(2)

    await days(13)
    expect(await placed()).toHaveLength(3)
    const history = await shop.db
      .select()
      .from(subscriptionDeliveries)
      .orderBy(asc(subscriptionDeliveries.dueOn))
    expect(history.map(({ dueOn, outcome }) => [dueOn, outcome])).toEqual([
      ['2026-11-21', 'placed'],
      ['2026-12-05', 'placed'],
      ['2026-12-19', 'skipped'],
      ['2027-01-02', 'placed'],
    ])
  })

  it('costs no more than announced, and less where the price has fallen since [ORDER-771]', async () => {
    await pay((await begin())._id)
    await days(8)
    await setPrice(1_000)
    await days(3)
    expect((await mails('subscription-announced'))[0]?.payload).toMatchObject({ unit: 900 })
    await setPrice(2_000)
    await days(3)
    expect((await placed()).at(-1)).toMatchObject({ subtotal: 1_800 })
    await payLast()
    await days(11)
    await setPrice(500)
    await days(3)
    expect((await placed()).at(-1)).toMatchObject({ subtotal: 900 })
  })

  it('waits where the order before was not paid, and goes on when it is wanted [ORDER-773]', async () => {
    await begin()
    await days(20)
    expect(await placed()).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'paused', pauseReason: 'unpaid' })
    expect(await mails('subscription-paused')).toHaveLength(1)
    expect(await mails('subscription-announced')).toHaveLength(0)
    await payLast()
    expect(await change({ kind: 'resume' }, 'subscription-paused')).toMatchObject({
      status: 'active',
      nextOn: '2026-12-14',
    })
    await days(4)
    expect(await placed()).toHaveLength(2)
  })

  it('moves by a week where too little is in stock, and never sends a part [ORDER-774]', async () => {
    await pay((await begin())._id)
    await days(11)
    await setStock(shop, 'abendruhe', 1)
    await days(3)
    expect(await placed()).toHaveLength(1)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(1)
    expect(await mails('subscription-moved')).toMatchObject([
      { payload: { cause: 'short', dueOn: '2026-12-05', nextOn: '2026-12-12' } },
    ])
    await setStock(shop, 'abendruhe', 10)
    await days(7)
    expect(await placed()).toHaveLength(2)
    expect(await mails('subscription-announced')).toHaveLength(2)
  })

  it('is paused where the product is no longer sold, before or after it was announced [ORDER-774]', async () => {
    await pay((await begin())._id)
    await days(12)
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.slug, 'abendruhe'))
    await days(3)
    expect(await row()).toMatchObject({ status: 'paused', pauseReason: 'unavailable' })
    await change({ kind: 'resume' })
    await days(1)
    expect(await row()).toMatchObject({ status: 'paused', pauseReason: 'unavailable' })
    expect(await placed()).toHaveLength(1)
  })

  it('is never placed sooner than three days after it was announced, where the job stood still [ORDER-771]', async () => {
    await pay((await begin())._id)
    shop.clock.advance(20 * DAY_MS)
    await announce()
    await place()
    expect(await placed()).toHaveLength(1)
    expect(await row()).toMatchObject({ nextOn: '2026-12-14', announcedOn: '2026-12-14' })
    await days(3)
    expect(await placed()).toHaveLength(2)
  })

  it('pays by another method where the shop has the agreed one no longer, and belongs to its account [ORDER-772]', async () => {
    const buyer = await confirmedBuyer(shop.db)
    const body = await bodyFor(
      shop,
      { abendruhe: 1 },
      { subscription: { weeks: 2 }, paymentMethod: 'paypal' },
    )
    const { order } = await shop.ok('checkout', { token: buyer.token, body })
    await pay(order._id)
    await shop.db.execute('update payment_settings set paypal_enabled = false')
    await days(14)
    expect((await placed()).at(-1)).toMatchObject({ userId: buyer.id, paymentMethod: 'bank_transfer' })
    const { token } = await shop.admin()
    expect((await shop.ok('listSubscriptions', { token })).subscriptions[0]?.customer.isGuest).toBe(false)
  })
})

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

describe('a termination [LAW-770]', () => {
  const declared = {
    kind: 'ordinary',
    reason: '',
    name: 'Gesa Gast',
    contract: 'Sparabo sa 1',
    email: 'Gesa.Gast@example.org',
    endOn: '',
  } as const
  const receipts = () => mails('termination-received')

  it('ends the Sparabo of its number and address at once, with a receipt', async () => {
    await begin()
    const { receivedAt } = await shop.ok('terminateContract', { body: declared })
    expect(receivedAt).toBe(shop.clock.now().toISOString())
    expect(await row()).toMatchObject({ status: 'ended', endReason: 'termination' })
    expect(await receipts()).toMatchObject([
      { recipient: 'gesa.gast@example.org', payload: { receivedAt, endOn: null, kind: 'ordinary' } },
    ])
    expect(await mails('subscription-ended')).toHaveLength(1)
    await shop.ok('terminateContract', { body: declared })
    expect(await mails('subscription-ended')).toHaveLength(1)
  })

  it('for a day lets announced deliveries come until then, and one for cause ends at once', async () => {
    await pay((await begin())._id)
    await shop.ok('terminateContract', { body: { ...declared, endOn: '2026-12-10' } })
    expect(await row()).toMatchObject({ status: 'active', endsOn: '2026-12-10' })
    await days(14)
    expect(await placed()).toHaveLength(2)
    expect(await row()).toMatchObject({ status: 'ended' })
    await shop.reset()
    await begin()
    const cause = { ...declared, kind: 'extraordinary', endOn: '2027-12-10' } as const
    expect((await shop.refused('terminateContract', { body: cause })).code).toBe('VALIDATION')
    await shop.ok('terminateContract', { body: { ...cause, reason: 'Falsch geliefert' } })
    expect(await row()).toMatchObject({ status: 'ended' })
    expect(JSON.stringify((await receipts())[0]?.payload)).not.toContain('Falsch')
  })

  it('that fits none is received all the same, tells a stranger nothing, and waits in the office', async () => {
    await begin()
    const wrong = { ...declared, email: 'fremd@example.org' }
    const known = await shop.call('terminateContract', { body: wrong })
    expect(known.json()).toMatchObject({ success: true })
    expect(await row()).toMatchObject({ status: 'active' })
    expect(await receipts()).toMatchObject([{ recipient: 'fremd@example.org' }])
    const { token } = await shop.admin()
    const { unmatched } = await shop.ok('listSubscriptions', { token })
    expect(unmatched).toMatchObject([{ contract: 'Sparabo sa 1', email: 'fremd@example.org' }])
    const params = { id: unmatched[0]?._id ?? '' }
    await shop.ok('settleTermination', { token, params })
    expect((await shop.ok('listSubscriptions', { token })).unmatched).toEqual([])
    expect((await shop.refused('settleTermination', { token, params })).code).toBe('NOT_FOUND')
  })

  it('is limited for an address and a network', async () => {
    for (let count = 0; count < 5; count += 1) await shop.ok('terminateContract', { body: declared })
    expect((await shop.refused('terminateContract', { body: declared })).code).toBe('RATE_LIMITED')
    expect(await shop.db.$count(terminations)).toBe(5)
  })
})

describe('the back office [ADMIN-770]', () => {
  it('lists, filters and counts them', async () => {
    await begin()
    await begin({ subscription: { weeks: 8 } }, 1)
    const { token } = await shop.admin()
    const all = await shop.ok('listSubscriptions', { token })
    expect(all.subscriptions.map(({ nextOn }) => nextOn)).toEqual(['2026-12-05', '2027-01-16'])
    // One every two weeks: on the 5th and on the 19th of December.
    expect(all.figures).toMatchObject({ active: 2, paused: 0, coming: { count: 2 }, ended: { count: 0 } })
    expect(all.figures.coming.value).toHaveLength(1)
    const found = async (query: Record<string, string>) =>
      (await shop.ok('listSubscriptions', { token, query })).subscriptions.length
    expect(await found({ search: 'SA-000002' })).toBe(1)
    expect(await found({ search: 'abendruhe' })).toBe(2)
    expect(await found({ status: 'ended' })).toBe(0)
    expect(await found({ from: '2027-01-01', to: '2027-02-01' })).toBe(1)
  })

  it('pauses, resumes, skips and ends one with a reason, which the customer is told and the log keeps', async () => {
    await begin()
    const { token } = await shop.admin()
    const { subscriptions: rows } = await shop.ok('listSubscriptions', { token })
    const params = { id: rows[0]?._id ?? '' }
    const act = (kind: Body<'actOnSubscription'>['kind'], reason = 'Betriebsferien') =>
      shop.call('actOnSubscription', { token, params, body: { kind, reason } })
    expect((await act('pause', '')).statusCode).toBe(400)
    expect((await act('resume')).statusCode).toBe(409)
    expect((await act('pause')).statusCode).toBe(200)
    expect((await act('skip')).statusCode).toBe(409)
    expect((await mails('subscription-paused'))[0]?.payload).toMatchObject({ reason: 'Betriebsferien' })
    expect((await act('resume')).statusCode).toBe(200)
    expect((await act('skip')).statusCode).toBe(200)
    expect((await mails('subscription-moved'))[0]?.payload).toMatchObject({ cause: 'shop' })
    expect((await act('end')).statusCode).toBe(200)
    expect((await act('end')).statusCode).toBe(409)
    const unknown = {
      token,
      params: { id: randomUUID() },
      body: { kind: 'end', reason: 'Betriebsferien' },
    } as const
    expect((await shop.refused('actOnSubscription', unknown)).code).toBe('NOT_FOUND')
    const { subscription } = await shop.ok('getSubscription', { token, params })
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'shop' })
    const { entries } = await shop.ok('listActivity', { token })
    const logged = entries.map(({ action }) => action).filter((action) => action.startsWith('subscription.'))
    expect(logged.toSorted()).toEqual([
      'subscription.end',
      'subscription.pause',
      'subscription.resume',
      'subscription.skip',
    ])
  })
})

describe('whoever leaves [LAW-771]', () => {
  it('gets what is kept about Sparabos, and takes it along', async () => {
    const { token, id } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { subscription: { weeks: 2 } })
    const { order } = await shop.ok('checkout', { token, body })
    const data = await shop.ok('getAccountData', { token })
    expect(data.subscriptions).toMatchObject([{ number: 'SA-000001', weeks: 2 }])
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
    await shop.ok('deleteAccount', { token, body: { password: 'Kamille-2026' } })
    expect(await shop.db.$count(subscriptions)).toBe(0)
    expect(await shop.db.$count(subscriptionLinks)).toBe(0)
    const left = await shop.db.select().from(outbox).orderBy(desc(outbox.createdAt))
    expect(left.map(({ kind }) => kind)).toEqual(['account-deleted'])
    expect(id).not.toBe('')
  })
})
