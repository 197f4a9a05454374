import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { cargoCompanies, orderHolds, outbox } from '@apps/api/platform/db/schema'
import { deleteExpired } from '@apps/api/platform/jobs/retention'
import { bodyFor, emptyOrders, mailsOf, checkOut, setStock } from '@apps/api/testing/checkout'
import { TEST_NOW, testShop } from '@apps/api/testing/test-app'
import { settleUnpaid } from '../unpaid/unpaid-orders'
import { endUnconfirmedHolds } from './end-holds'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

/** Nothing fails in these tests. */
const warn = (error: unknown) => {
  throw error
}
const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)
const endHolds = (hours: number) => endUnconfirmedHolds(shop.database.background, after(hours), warn)
const stock = async (slug = 'abendruhe') => (await shop.product(slug)).stockQuantity
const admin = async () => (await shop.admin()).token
const orderOf = async (id: string) =>
  (await shop.ok('getOrder', { params: { id }, token: await admin() })).order
const holdsIn = async (id: string) =>
  (await orderOf(id)).history.filter(({ kind }) => kind === 'hold').map(({ to }) => to)
const setPayment = async (id: string, body: Body<'setPaymentStatus'>) => ({
  params: { id },
  token: await admin(),
  body,
})

/** Token of the link in the last order's mail. */
async function tokenInMail(): Promise<string> {
  const token = (await mailsOf(shop)).findLast(({ kind }) => kind === 'placed')?.payload.confirmToken
  if (typeof token !== 'string') throw new TypeError('the mail has no link')
  return token
}
const press = async (token?: string) =>
  (await shop.ok('confirmOrder', { body: { token: token ?? (await tokenInMail()) } })).state

/** A guest's order of three, no longer held after a day. */
async function releasedOrder() {
  const { _id } = await checkOut(shop, {}, { abendruhe: 3 })
  shop.clock.advance(25 * HOUR_MS)
  await endUnconfirmedHolds(shop.database.background, shop.clock.now(), warn)
  shop.clock.advance(HOUR_MS)
  return _id
}

describe('an order whose link was not pressed [ORDER-60]', () => {
  it('gives its units back after a day, and stays', async () => {
    const before = await shop.product('abendruhe')
    const { _id } = await checkOut(shop, {}, { abendruhe: 3 })
    expect(await endHolds(23.9)).toBe(0)
    expect(await stock()).toBe(before.stockQuantity - 3)
    expect(await endHolds(24.1)).toBe(1)
    const { stockQuantity, salesCount } = await shop.product('abendruhe')
    expect([stockQuantity, salesCount]).toEqual([before.stockQuantity, before.salesCount])
    expect(await orderOf(_id)).toMatchObject({ status: 'pending', holdsStock: false })
    expect(await holdsIn(_id)).toEqual(['ended'])
    expect(await endHolds(48)).toBe(0)
  })

  it('gives them back once, whoever else looks at it', async () => {
    const before = await stock()
    for (let placed = 0; placed < 4; placed += 1) await checkOut(shop)
    const runs = await Promise.all([endHolds(25), endHolds(25), endHolds(25)])
    expect(runs.reduce((sum, ended) => sum + ended, 0)).toBe(4)
    expect(await stock()).toBe(before)
  })

  it('no longer counts for its address or its network [CHECKOUT-61]', async () => {
    for (let placed = 0; placed < 5; placed += 1) await checkOut(shop)
    expect((await shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })).code).toBe(
      'OPEN_ORDERS',
    )
    await endHolds(25)
    await checkOut(shop)
    expect(await shop.db.$count(orderHolds)).toBe(6)
    const networks = (await shop.db.select().from(orderHolds)).map(({ network }) => network)
    expect(networks.filter((network) => network === null)).toHaveLength(5)
  })

  it('is reminded with other words, and cancelled without giving anything back again [ORDER-23]', async () => {
    const before = await stock()
    const id = await releasedOrder()
    const settle = (days: number) =>
      settleUnpaid({ db: shop.database.background, unpaidDays: 7, warn, now: after(days * 24) })
    await settle(3.1)
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'reminder')
    expect(mail?.payload).toMatchObject({ isReleased: true })
    expect(await settle(7.1)).toBe(1)
    expect((await orderOf(id)).status).toBe('cancelled')
    expect(await stock()).toBe(before)
  })
})

describe('the link in the order’s mail [ORDER-61]', () => {
  it('keeps the units until the order is paid or cancelled for want of payment', async () => {
    const before = await stock()
    const { _id, orderNumber } = await checkOut(shop, {}, { abendruhe: 3 })
    const token = await tokenInMail()
    expect(await shop.ok('confirmOrder', { body: { token } })).toEqual({ state: 'confirmed', orderNumber })
    expect(await endHolds(48)).toBe(0)
    expect(await stock()).toBe(before - 3)
    expect(await holdsIn(_id)).toEqual(['confirmed'])
    expect(await press(token)).toBe('already')
    await settleUnpaid({ db: shop.database.background, unpaidDays: 7, warn, now: after(7.1 * 24) })
    expect(await stock()).toBe(before)
    expect(await press(token)).toBe('expired')
  })

  it('comes too late once the units are given back, and has nothing to do for a paid order', async () => {
    await releasedOrder()
    expect(await press()).toBe('expired')
    const { _id } = await checkOut(shop)
    await shop.ok('setPaymentStatus', await setPayment(_id, { status: 'completed' }))
    expect(await press()).toBe('already')
  })

  it('of an unknown token is 404, and guessing is limited', async () => {
    expect((await shop.refused('confirmOrder', { body: { token: 'x' } })).status).toBe(404)
    for (let tries = 0; tries < 59; tries += 1) await shop.call('confirmOrder', { body: { token: 'x' } })
    expect((await shop.refused('confirmOrder', { body: { token: 'x' } })).status).toBe(429)
  })

  it('is in the mail of an unconfirmed account too, but not of a confirmed one', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 })
    await shop.ok('checkout', { body, token: (await shop.customer()).token })
    expect(await press()).toBe('confirmed')
    await shop.db.delete(outbox)
    await shop.ok('checkout', { body, token: (await shop.customer({ emailVerifiedAt: TEST_NOW })).token })
    expect((await mailsOf(shop))[0]?.payload.confirmToken).toBeNull()
  })

  it('is not needed once the account has confirmed its address', async () => {
    const { email, token } = await shop.customer()
    const customerInfo = { name: 'Klara Kundin', email, phone: '1' }
    await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, { customerInfo }), token })
    await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, { customerInfo }) })
    await shop.ok('sendVerification', { token })
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'verification')
    await shop.ok('verifyEmail', { token, body: { token: String(mail?.payload.token) } })
    expect(await endHolds(25)).toBe(0)
  })
})

describe('the payment of an order that holds nothing [ORDER-62]', () => {
  it('takes its units again', async () => {
    const before = await shop.product('abendruhe')
    const id = await releasedOrder()
    const { order } = await shop.ok('setPaymentStatus', await setPayment(id, { status: 'completed' }))
    expect(order).toMatchObject({ payment: { status: 'completed' }, holdsStock: true })
    const { stockQuantity, salesCount } = await shop.product('abendruhe')
    expect([stockQuantity, salesCount]).toEqual([before.stockQuantity - 3, before.salesCount + 3])
    expect(await holdsIn(id)).toEqual(['ended', 'taken'])
  })

  it('is refused with what is missing, and accepted anyway with what is there', async () => {
    const id = await releasedOrder()
    await setStock(shop, 'abendruhe', 2)
    const { id: productId, salesCount } = await shop.product('abendruhe')
    const refusal = await shop.refused('setPaymentStatus', await setPayment(id, { status: 'completed' }))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId, name: 'Abendruhe', available: 2 }] },
    })
    expect((await orderOf(id)).payment.status).toBe('pending')
    const { order } = await shop.ok(
      'setPaymentStatus',
      await setPayment(id, { status: 'completed', anyway: true }),
    )
    expect(order).toMatchObject({ payment: { status: 'completed' }, holdsStock: true })
    expect(order.invoiceNumber).not.toBeNull()
    expect(await shop.product('abendruhe')).toMatchObject({ stockQuantity: 0, salesCount: salesCount + 3 })
    expect(await holdsIn(id)).toEqual(['ended', 'anyway'])
  })

  it('is not needed to prepare or to ship it: that takes the units too', async () => {
    const before = await stock()
    const [prepared, shipped] = [await releasedOrder(), await releasedOrder()]
    const params = { id: prepared }
    const token = await admin()
    await shop.ok('setOrderStatus', { params, token, body: { status: 'processing' } })
    expect(await stock()).toBe(before - 3)
    const [company] = await shop.db.select().from(cargoCompanies).where(eq(cargoCompanies.name, 'DHL'))
    const body = { cargoCompanyId: company?.id ?? '', trackingNumber: 'T1' }
    await setStock(shop, 'abendruhe', 1)
    const { order } = await shop.ok('assignCargo', { params: { id: shipped }, token, body })
    expect(order).toMatchObject({ status: 'shipped', holdsStock: true })
    expect(await stock()).toBe(0)
  })
})

describe('the network of an order [ORDER-63]', () => {
  it('is gone after a month, whatever became of the order', async () => {
    const { _id } = await checkOut(shop)
    await press()
    const kept = () => shop.db.$count(orderHolds, eq(orderHolds.orderId, _id))
    await deleteExpired(shop.database.background, after(30 * 24), warn)
    expect(await kept()).toBe(1)
    await deleteExpired(shop.database.background, after(32 * 24), warn)
    expect(await kept()).toBe(0)
  })
})
