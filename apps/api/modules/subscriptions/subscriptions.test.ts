import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orderEvents, products, subscriptionDeliveries, subscriptions } from '@apps/api/platform/db/schema'
import { bodyFor, confirmedBuyer, newKey, setStock } from '@apps/api/testing/checkout'
import { DAY_MS, subscriptionBench } from '@apps/api/testing/subscriptions'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { announce, place, days, mails, tokenOf, placed, row, begin, pay, payLast, change, setPrice } =
  subscriptionBench(shop)
beforeEach(() => shop.reset())

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
      {
        recipient: 'gesa.gast@example.org',
        payload: { platform: 'germany', number: 'SA-000001', nextOn: '2026-12-05' },
      },
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
