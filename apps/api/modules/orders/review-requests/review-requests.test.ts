import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orders, outbox, reviewRequests, users } from '@apps/api/platform/db/schema'
import { bodyFor, checkOut } from '@apps/api/testing/checkout'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'
import { sendReviewRequests } from './review-requests'

const shop = await testShop()
beforeEach(() => shop.reset())

const DAY_MS = 86_400_000
const send = () => sendReviewRequests(shop.db, shop.clock.now())
const mails = () => shop.db.select().from(outbox).where(eq(outbox.kind, 'review-request'))

async function setStatus(id: string, status: Body<'setOrderStatus'>['status']) {
  const { token } = await shop.admin()
  await shop.ok('setOrderStatus', { token, params: { id }, body: { status } })
}

/** What the link in the newest order's mail confirms; undefined without one. */
async function confirmToken(): Promise<unknown> {
  const placed = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'placed'))
    .orderBy(desc(outbox.createdAt))
  return placed[0]?.payload.reviewToken
}

/** A guest's delivered order with the box ticked, and the link in its mail pressed. */
async function delivered() {
  const order = await checkOut(shop, { reviewMail: true })
  await shop.ok('confirmReviewMails', { body: { token: String(await confirmToken()) } })
  await setStatus(order._id, 'delivered')
  return order
}

describe('a request for a review [ORDER-600]', () => {
  it('is sent once, a week after the delivery, to a guest too', async () => {
    const { orderNumber } = await delivered()
    shop.clock.advance(7 * DAY_MS - 1)
    expect(await send()).toBe(0)
    shop.clock.advance(1)
    const sent = await Promise.all([send(), send()])
    expect(sent.toSorted()).toEqual([0, 1])
    expect(await mails()).toMatchObject([
      {
        recipient: 'gesa.gast@example.org',
        language: 'de',
        payload: { orderNumber, orderId: null, products: ['Abendruhe'] },
      },
    ])
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(0)
  })

  it('is sent to none who did not ask for it', async () => {
    for (const values of [{}, { reviewMail: false }]) {
      const { _id: id } = await checkOut(shop, values)
      await setStatus(id, 'delivered')
    }
    shop.clock.advance(8 * DAY_MS)
    expect(await send()).toBe(0)
    expect(await shop.db.$count(reviewRequests)).toBe(0)
  })

  it('is sent to no guest whose address nobody confirmed, at checkout or later', async () => {
    const { _id: id } = await checkOut(shop, { reviewMail: true })
    await setStatus(id, 'delivered')
    shop.clock.advance(7 * DAY_MS)
    expect(await send()).toBe(0)
    const body = { token: String(await confirmToken()) }
    for (let press = 0; press < 2; press += 1) await shop.ok('confirmReviewMails', { body })
    const wrong = { token: 'x'.repeat(43) }
    expect((await shop.refused('confirmReviewMails', { body: wrong })).code).toBe('INVALID_TOKEN')
    expect(await send()).toBe(1)
  })

  it('to a confirmed address needs no further press, keeps the date of the consent, and opens the order of a customer', async () => {
    const { token, id } = await shop.customer()
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now() }).where(eq(users.id, id))
    const body = await bodyFor(shop, { abendruhe: 1 }, { reviewMail: true })
    const { order } = await shop.ok('checkout', { token, body })
    expect(await confirmToken()).toBeNull()
    const consentedAt = shop.clock.now()
    await setStatus(order._id, 'delivered')
    shop.clock.advance(7 * DAY_MS)
    await send()
    expect((await mails())[0]?.payload).toMatchObject({ orderId: order._id })
    expect(await shop.db.select().from(reviewRequests)).toMatchObject([
      { orderId: order._id, consentedAt, sentAt: shop.clock.now() },
    ])
    const { token: later } = await shop.customer()
    expect((await shop.ok('getAccountData', { token: later })).reviewMails).toEqual([])
  })

  it('counts from the last delivery, and only while the order is delivered', async () => {
    const { _id: id } = await delivered()
    shop.clock.advance(6 * DAY_MS)
    await setStatus(id, 'shipped')
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(0)
    await setStatus(id, 'delivered')
    shop.clock.advance(6 * DAY_MS)
    expect(await send()).toBe(0)
    shop.clock.advance(DAY_MS)
    expect(await send()).toBe(1)
  })

  it('is not sent for what was refunded or withdrawn from, nor much later', async () => {
    const refunded = await delivered()
    await shop.db.update(orders).set({ refunded: 100 }).where(eq(orders.id, refunded._id))
    const { orderNumber } = await delivered()
    const person = { email: 'gesa.gast@example.org', name: 'Gesa Gast' }
    await shop.ok('withdraw', { body: { orderNumber, ...person } })
    shop.clock.advance(8 * DAY_MS)
    expect(await send()).toBe(0)
    await delivered()
    shop.clock.advance(31 * DAY_MS)
    expect(await send()).toBe(0)
    const { _id: id } = await delivered()
    await setStatus(id, 'shipped')
    shop.clock.advance(174 * DAY_MS)
    await setStatus(id, 'delivered')
    shop.clock.advance(7 * DAY_MS)
    expect(await send()).toBe(0)
  })

  it('is ended by the link in it, for further orders of the address as well [LAW-600]', async () => {
    await delivered()
    shop.clock.advance(7 * DAY_MS)
    await send()
    const [mail] = await mails()
    await delivered()
    const body = { token: String(mail?.payload.token) }
    await shop.ok('endMails', { body })
    expect((await shop.refused('endMails', { body })).code).toBe('INVALID_TOKEN')
    shop.clock.advance(7 * DAY_MS)
    expect(await send()).toBe(0)
  })

  it('is forgotten with its customer', async () => {
    const { token } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { reviewMail: true })
    const { order } = await shop.ok('checkout', { token, body })
    expect((await shop.ok('getAccountData', { token })).reviewMails).toMatchObject([
      { orderNumber: order.orderNumber, sentAt: null },
    ])
    await setStatus(order._id, 'delivered')
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    expect(await shop.db.$count(reviewRequests)).toBe(0)
  })
})
