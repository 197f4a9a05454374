import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { couponRedemptions, emailVerifications, orders, outbox } from '@apps/api/platform/db/schema'
import { emptyOrders, checkOut, mailsOf, withCoupon } from '@apps/api/testing/checkout'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const DAY_MS = 86_400_000
const contact = (email: string) => ({ customerInfo: { name: 'Gesa Gast', email, phone: '030 1' } })

/** Registers an account and returns the link of its verification mail. */
async function register(email = `gesa-${randomUUID()}@example.org`) {
  const body = { name: 'Gesa Gast', email, password: 'lindenblüte' }
  const { token, user } = await shop.ok('registerCustomer', { body })
  const links = async () => {
    const sentTo = eq(outbox.recipient, email)
    const rows = await shop.db.select().from(outbox).where(sentTo).orderBy(outbox.createdAt)
    return rows
      .filter(({ kind }) => kind === 'verification')
      .map(({ payload }) => ({ token: String(payload.token) }))
  }
  const [link] = await links()
  if (!link) throw new Error('no link was sent')
  return { id: user._id, email, token, user, link, links }
}

const ordersOf = async (token: string) =>
  (await shop.ok('listMyOrders', { token })).orders.map(({ _id }) => _id)

/** The latest guest order, with its code. */
async function guestOrder(email = 'gesa.gast@example.org', values = {}) {
  const order = await checkOut(shop, { ...contact(email), ...values })
  const mail = (await mailsOf(shop)).find(({ dedupeKey }) => dedupeKey === `placed:${order._id}`)
  return { ...order, code: String(mail?.payload.lookupCode) }
}

describe('an address that is verified', () => {
  it('adds the guest orders when verified by the link in the registration mail [IDENTITY-30] [ORDER-10] [API-14]', async () => {
    const email = `gesa-${randomUUID()}@example.org`
    const mine = await guestOrder(email)
    await guestOrder('andere@example.org')
    const { token, user, link } = await register(email)
    expect(user.emailVerified).toBe(false)
    expect(await ordersOf(token)).toEqual([])
    expect(await shop.ok('verifyEmail', { token, body: link })).toEqual({ joinedOrders: 1 })
    expect(await ordersOf(token)).toEqual([mine._id])
    expect((await shop.ok('verifyCustomer', { token })).user.emailVerified).toBe(true)
  })

  it('adds the guest’s Sparabos with the orders, and none of another address [ORDER-860]', async () => {
    const email = `gesa-${randomUUID()}@example.org`
    await guestOrder(email, { subscription: { weeks: 4 } })
    await guestOrder('andere@example.org', { subscription: { weeks: 4 } })
    const { token, link } = await register(email)
    const own = async () => (await shop.ok('listMySubscriptions', { token })).subscriptions
    expect(await own()).toEqual([])
    await shop.ok('verifyEmail', { token, body: link })
    expect(await own()).toMatchObject([{ weeks: 4, recipient: { customer: { email } } }])
    const stranger = await register('andere@example.org')
    const theirs = await shop.ok('listMySubscriptions', { token: stranger.token })
    expect(theirs.subscriptions).toEqual([])
  })

  it('is verified once; verifying again succeeds without effect', async () => {
    const { token, link, email } = await register()
    await shop.ok('verifyEmail', { token, body: link })
    await guestOrder(email)
    expect(await shop.ok('verifyEmail', { token, body: link })).toEqual({ joinedOrders: 0 })
    expect(await shop.db.$count(emailVerifications)).toBe(0)
  })

  it('needs the session of the same account: the link alone is not enough [IDENTITY-31]', async () => {
    const stranger = await register()
    const owner = await register()
    expect((await shop.refused('verifyEmail', { body: stranger.link })).status).toBe(401)
    const refusal = await shop.refused('verifyEmail', { token: owner.token, body: stranger.link })
    expect(refusal).toMatchObject({ status: 400, code: 'INVALID_TOKEN' })
  })

  it('cannot be verified by an expired link, only by a new one [IDENTITY-30]', async () => {
    const { email, link, links } = await register()
    shop.clock.advance(7 * DAY_MS)
    const session = await shop.ok('loginCustomer', { body: { email, password: 'lindenblüte' } })
    const refusal = await shop.refused('verifyEmail', { token: session.token, body: link })
    expect(refusal.code).toBe('INVALID_TOKEN')
    await shop.ok('sendVerification', { token: session.token })
    const [, again] = await links()
    await shop.ok('verifyEmail', { token: session.token, body: again ?? { token: '' } })
  })

  it('gets no further link, and nobody more than three an hour [API-68]', async () => {
    const { token, link, links } = await register()
    for (let sent = 0; sent < 2; sent += 1) await shop.ok('sendVerification', { token })
    expect((await shop.refused('sendVerification', { token })).status).toBe(429)
    expect(await links()).toHaveLength(3)
    await shop.ok('verifyEmail', { token, body: link })
    await shop.ok('sendVerification', { token })
    expect(await links()).toHaveLength(3)
  })

  it('takes over the guest’s coupon redemptions [COUPON-33]', async () => {
    const email = `gesa-${randomUUID()}@example.org`
    await guestOrder(email, withCoupon('WILLKOMMEN10'))
    const { id, token, link } = await register(email)
    const { id: productId } = await shop.product('abendruhe')
    const orderData = { items: [{ productId, quantity: 1 }], platform: 'germany' as const }
    const body = { code: 'WILLKOMMEN10', orderData }
    await shop.ok('validateCoupon', { token, body })
    await shop.ok('verifyEmail', { token, body: link })
    expect((await shop.refused('validateCoupon', { token, body })).code).toBe('COUPON_ALREADY_USED')
    expect((await shop.db.select().from(couponRedemptions)).map(({ userId }) => userId)).toEqual([id])
  })

  it('gets the premium months that a guest has paid for [PREMIUM-5]', async () => {
    const email = `gesa-${randomUUID()}@example.org`
    const order = await guestOrder(email)
    await shop.db
      .update(orders)
      .set({ premiumMonths: 3, paymentStatus: 'completed' })
      .where(eq(orders.id, order._id))
    const { token, link } = await register(email)
    await shop.ok('verifyEmail', { token, body: link })
    expect((await shop.ok('verifyCustomer', { token })).user.premiumSubscription.isActive).toBe(true)
  })
})

describe('one guest’s order', () => {
  it('joins an account by number and code, whatever its address [ORDER-40]', async () => {
    const order = await guestOrder()
    const { token } = await shop.customer()
    const body = { orderNumber: order.orderNumber.toLowerCase(), code: order.code.toLowerCase() }
    expect((await shop.ok('claimOrder', { token, body })).order._id).toBe(order._id)
    expect(await ordersOf(token)).toEqual([order._id])
    expect((await shop.ok('claimOrder', { token, body })).order._id).toBe(order._id)
  })

  it('does not join by a wrong code, or if it belongs to another account', async () => {
    const order = await guestOrder()
    const [mine, other] = [await shop.customer(), await shop.customer()]
    const body = { orderNumber: order.orderNumber, code: order.code }
    for (const wrong of [{ code: 'AAAA-BBBB-CCCC' }, { orderNumber: 'VD-2026-999999' }]) {
      const refusal = await shop.refused('claimOrder', { token: mine.token, body: { ...body, ...wrong } })
      expect([refusal.status, refusal.code]).toEqual([404, 'NOT_FOUND'])
    }
    await shop.ok('claimOrder', { token: mine.token, body })
    expect((await shop.refused('claimOrder', { token: other.token, body })).code).toBe('NOT_FOUND')
  })

  it('limits attempts to guess the code [IDENTITY-18]', async () => {
    const order = await guestOrder()
    const { token } = await shop.customer()
    const body = { orderNumber: order.orderNumber, code: 'AAAA-BBBB-CCCC' }
    for (let tries = 0; tries < 10; tries += 1) await shop.refused('claimOrder', { token, body })
    expect((await shop.refused('claimOrder', { token, body: { ...body, code: order.code } })).status).toBe(
      429,
    )
  })
})
