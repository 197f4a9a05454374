import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { coupons, orders } from '@apps/api/platform/db/schema'
import { emptyOrders, mailsOf, checkOut, usesOf, withCoupon } from '@apps/api/testing/checkout'
import { TEST_NOW, testShop } from '@apps/api/testing/test-app'
import type { Warn } from '@apps/api/platform/jobs/jobs'
import { settleUnpaid } from './unpaid-orders'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const DAY_MS = 86_400_000
const never = (error: unknown) => {
  throw error
}
const settle = (days: number, unpaidDays = 7, warn: Warn = never) =>
  settleUnpaid({
    db: shop.database.background,
    unpaidDays,
    now: new Date(TEST_NOW.getTime() + days * DAY_MS),
    warn,
  })
const orderNow = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
const kinds = async () => (await mailsOf(shop)).map(({ kind }) => kind).sort()
/** An administrator who works that many days later. */
async function adminAfter(days: number) {
  shop.clock.set(new Date(TEST_NOW.getTime() + days * DAY_MS))
  return shop.admin()
}
async function setOrder(id: string, days: number, status: 'cancelled' | 'pending') {
  const { token } = await adminAfter(days)
  await shop.ok('setOrderStatus', { token, params: { id }, body: { status } })
}
async function setPayment(id: string, days: number, status: 'completed' | 'pending') {
  const { token } = await adminAfter(days)
  await shop.ok('setPaymentStatus', { token, params: { id }, body: { status } })
}
/** Cancels an order at once and reopens it after some days. */
async function reopen(id: string, days: number) {
  await setOrder(id, 0, 'cancelled')
  await setOrder(id, days, 'pending')
}
const history = async (id: string) => {
  const { token } = await shop.admin()
  const { order } = await shop.ok('getOrder', { params: { id }, token })
  return order.history.map(({ kind, to, actor }) => [kind, to, actor])
}

it('an unpaid order that cannot be changed holds up no other, neither cancelled nor reminded [API-78]', async () => {
  const stuck = await checkOut(shop)
  const cancelled = await checkOut(shop)
  shop.clock.advance(3 * DAY_MS)
  const reminded = await checkOut(shop)
  shop.clock.set(TEST_NOW)
  await shop.database.pool
    .query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'held'; end $$;
    create trigger refuse before update on orders for each row when (old.id = '${stuck._id}') execute function refuse()`)
  const warn = vi.fn()
  expect(await settle(7.1, 7, warn)).toBe(1)
  await shop.database.pool.query('drop function refuse cascade')
  expect(warn.mock.calls).toEqual([[expect.any(Error), stuck._id]])
  expect((await orderNow(cancelled._id))?.status).toBe('cancelled')
  expect((await orderNow(reminded._id))?.remindedAt).not.toBeNull()
})

describe('an unpaid order [ORDER-23]', () => {
  it('is left alone for three days', async () => {
    await checkOut(shop)
    expect(await settle(2.9)).toBe(0)
    expect(await kinds()).toEqual(['placed'])
  })

  it('sends one reminder, with the day on which it will be cancelled', async () => {
    const { _id } = await checkOut(shop)
    await settle(3.1)
    await settle(5)
    expect(await kinds()).toEqual(['placed', 'reminder'])
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'reminder')
    expect(mail?.payload).toMatchObject({ until: new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString() })
    expect((await orderNow(_id))?.status).toBe('pending')
    expect(await history(_id)).toContainEqual(['reminder', 'payment', 'Verda'])
  })

  it('is cancelled after seven days, releasing stock and coupon', async () => {
    const before = await shop.product('abendruhe')
    const { _id } = await checkOut(shop, withCoupon('WILLKOMMEN10'), { abendruhe: 3 })
    expect(await settle(6.9)).toBe(0)
    expect(await settle(7.1)).toBe(1)
    expect(await orderNow(_id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    const after = await shop.product('abendruhe')
    expect([after.stockQuantity, after.salesCount]).toEqual([before.stockQuantity, before.salesCount])
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
    expect(await history(_id)).toContainEqual(['status', 'cancelled', 'Verda'])
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'cancelled')
    expect(mail?.payload).toMatchObject({ isUnpaid: true })
  })

  it('is cancelled only once by concurrent processes', async () => {
    const before = await shop.product('abendruhe')
    for (let placed = 0; placed < 5; placed += 1) await checkOut(shop)
    const cancelled = await Promise.all([settle(8), settle(8), settle(8)])
    expect(cancelled.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(before.stockQuantity)
    expect((await kinds()).filter((kind) => kind === 'cancelled')).toHaveLength(5)
    expect(await settle(9)).toBe(0)
  })

  it('is never cancelled once it is paid or being processed', async () => {
    const { token } = await shop.admin()
    const [paid, confirmed] = [await checkOut(shop), await checkOut(shop)]
    await shop.ok('setPaymentStatus', { token, params: { id: paid._id }, body: { status: 'completed' } })
    await shop.ok('setOrderStatus', { token, params: { id: confirmed._id }, body: { status: 'confirmed' } })
    expect(await settle(30)).toBe(0)
    expect(await kinds()).not.toContain('cancelled')
  })

  it.each(['confirmed', 'processing'] as const)(
    'is reminded of once while %s, without a day on which it would be cancelled',
    async (status) => {
      const { token } = await shop.admin()
      const { _id } = await checkOut(shop)
      await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status } })
      await settle(2.9)
      expect(await kinds()).toEqual(['placed'])
      await settle(3.1)
      await settle(5)
      expect(await kinds()).toEqual(['placed', 'reminder'])
      const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'reminder')
      expect(mail?.payload.until).toBeNull()
    },
  )

  it.each(['shipped', 'delivered', 'cancelled'] as const)('is not reminded of once %s', async (status) => {
    const { token } = await shop.admin()
    const { _id } = await checkOut(shop)
    await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status } })
    await settle(3.1)
    expect(await kinds()).not.toContain('reminder')
  })

  it('that was reopened waits for as long again', async () => {
    const { _id } = await checkOut(shop)
    await settle(8)
    shop.clock.set(new Date(TEST_NOW.getTime() + 9 * DAY_MS))
    const { token } = await shop.admin()
    await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status: 'pending' } })
    expect(await settle(9.1)).toBe(0)
    expect(await settle(15.9)).toBe(0)
    expect(await settle(16.1)).toBe(1)
  })

  it('that was reopened is reminded three days later, with the day on which it will be cancelled', async () => {
    const { _id } = await checkOut(shop)
    const reminders = async () =>
      (await mailsOf(shop)).flatMap(({ kind, payload }) => (kind === 'reminder' ? [payload.until] : []))
    await reopen(_id, 6)
    await settle(6.1)
    expect(await reminders()).toEqual([])
    await settle(9.1)
    expect(await reminders()).toEqual([new Date(TEST_NOW.getTime() + 13 * DAY_MS).toISOString()])
    expect([await settle(12.9), await settle(13.1)]).toEqual([0, 1])
  })

  it('that was reopened after its time is reminded too', async () => {
    const { _id } = await checkOut(shop)
    await reopen(_id, 20)
    await settle(23.1)
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'reminder')
    expect(mail?.payload).toMatchObject({ until: new Date(TEST_NOW.getTime() + 27 * DAY_MS).toISOString() })
  })

  it('that was reopened after its cancellation is reminded and cancelled with a mail each once more', async () => {
    const { _id } = await checkOut(shop)
    const sent = async () => (await kinds()).filter((kind) => kind !== 'placed')
    await settle(3.1)
    await settle(7.1)
    expect(await sent()).toEqual(['cancelled', 'reminder'])
    await setOrder(_id, 8, 'pending')
    await settle(10.9)
    expect(await sent()).toHaveLength(2)
    await settle(11.1)
    await settle(12)
    expect(await sent()).toEqual(['cancelled', 'reminder', 'reminder'])
    await settle(15.1)
    expect(await sent()).toEqual(['cancelled', 'cancelled', 'reminder', 'reminder'])
  })

  it('whose payment was entered by mistake waits for as long again', async () => {
    const { _id } = await checkOut(shop)
    await settle(3.1)
    await setPayment(_id, 4, 'completed')
    await setPayment(_id, 9, 'pending')
    expect(await settle(9.1)).toBe(0)
    await settle(12.1)
    const reminders = (await mailsOf(shop)).filter(({ kind }) => kind === 'reminder')
    expect(reminders.map(({ payload }) => payload.until)).toEqual([
      new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString(),
      new Date(TEST_NOW.getTime() + 16 * DAY_MS).toISOString(),
    ])
    expect([await settle(15.9), await settle(16.1)]).toEqual([0, 1])
  })

  it('is neither reminded nor cancelled where nothing is to be paid', async () => {
    await shop.db.update(coupons).set({ percent: 100 }).where(eq(coupons.code, 'WILLKOMMEN10'))
    const order = await checkOut(shop, withCoupon('WILLKOMMEN10'), { abendruhe: 20 })
    expect(order.total.total).toBe(0)
    expect([await settle(4), await settle(8)]).toEqual([0, 0])
    expect(await kinds()).toEqual(['placed'])
  })

  it('is never cancelled if UNPAID_DAYS is 0', async () => {
    await checkOut(shop)
    expect(await settle(300, 0)).toBe(0)
    expect(await kinds()).toEqual(['placed'])
  })
})
