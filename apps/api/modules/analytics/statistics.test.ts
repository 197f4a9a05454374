import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '@/shop/shared/dates'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import { platformTimeZone } from '@/shop/shared/platform'
import { creditNotes, invoices, orderDays, orders } from '../../platform/db/schema'
import { bodyFor, setStock, withCoupon } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { anyOf, withDraws } from '../../testing/random'
import { expectSumsToBeWhatTheyCount, sumsOf } from '../../testing/sums'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()
/** The test advances the clock, so sessions expire and are created anew. */
const adminToken = async () => (await shop.admin()).token

/** Places a mix of orders: two days, two platforms, with and without coupon and account. */
async function placeSome(count: number): Promise<string[]> {
  const customer = await shop.customer({ emailVerifiedAt: TEST_NOW })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const coupon = index % 3 === 0 ? withCoupon('MINUS5') : {}
    const platform = index % 4 === 3 ? 'turkey' : 'germany'
    const shippingAddress = { street: 'a', city: 'b', zipCode: '34000', country: 'Türkiye' }
    const values = platform === 'turkey' ? { platform, shippingAddress } : { ...coupon }
    const wanted = { abendruhe: 3 + (index % 3), 'vitamin-d3': 2 }
    const customerInfo = { name: 'Gesa Gast', email: `gast${index}@example.org`, phone: '1' }
    const body = await bodyFor(shop, wanted, { customerInfo, ...values } as object)
    const { order } = await shop.ok('checkout', { body, ...(index % 2 === 0 && { token: customer.token }) })
    ids.push(order._id)
    shop.clock.advance(5 * 3_600_000)
  }
  return ids
}

describe('the sums that every write maintains', () => {
  it('are what they count after any changes of orders', () =>
    withDraws(3, async (below) => {
      await shop.reset()
      for (const slug of ['abendruhe', 'vitamin-d3']) await setStock(shop, slug, 500)
      const ids = await placeSome(8)
      const token = await adminToken()
      for (let left = 1 + below(60); left > 0; left -= 1) {
        const params = { id: anyOf(ids, below(ids.length)) }
        if (below(3) === 0) {
          const status = anyOf(PAYMENT_STATUSES, below(PAYMENT_STATUSES.length))
          await shop.call('setPaymentStatus', { token, params, body: { status } })
        } else {
          const status = anyOf(ORDER_STATUSES, below(ORDER_STATUSES.length))
          await shop.call('setOrderStatus', { token, params, body: { status } })
        }
      }
      await expectSumsToBeWhatTheyCount(shop)
    }))

  it('are what they count after changes of products, prices and categories', async () => {
    const token = await adminToken()
    const { id } = await shop.product('hagebutte')
    const edit = (body: object) => shop.ok('updateProduct', { token, params: { id }, body })
    for (const body of [
      { prices: [{ platform: 'germany', amount: 3 }] },
      { status: 'inactive' },
      { category: 'Detox' },
      {
        prices: [
          { platform: 'germany', amount: 5 },
          { platform: 'turkey', amount: 90 },
        ],
      },
      { status: 'active' },
      { category: 'Beauty', prices: [{ platform: 'mobile', amount: 4 }] },
    ]) {
      await edit(body)
      await expectSumsToBeWhatTheyCount(shop)
    }
    await shop.ok('deleteProduct', { token, params: { id } })
    const { id: ordered } = await shop.product('abendruhe')
    await shop.ok('deleteProduct', { token, params: { id: ordered } })
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('lose an order that is deleted', async () => {
    await shop.db.delete(creditNotes)
    await shop.db.delete(invoices)
    await shop.db.execute(sql`delete from ${orders}`)
    await expectSumsToBeWhatTheyCount(shop)
    expect((await sumsOf(shop)).days).toEqual([])
  })

  it('count a moment to the day that it is in the time zone of every platform', async () => {
    for (const time of [
      '2026-03-29T00:30:00Z',
      '2026-07-01T21:30:00Z',
      '2026-10-25T22:30:00Z',
      '2026-12-31T22:30:00Z',
    ]) {
      await shop.db.delete(orderDays)
      const createdAt = new Date(time)
      await shop.db.insert(orders).values(orderRow({ createdAt }))
      const [day] = await shop.db.select().from(orderDays)
      expect([time, day?.berlinDay, day?.istanbulDay]).toEqual([
        time,
        calendarDay(createdAt, platformTimeZone.germany),
        calendarDay(createdAt, platformTimeZone.turkey),
      ])
      expect(platformTimeZone.mobile).toBe(platformTimeZone.germany)
    }
  })
})
