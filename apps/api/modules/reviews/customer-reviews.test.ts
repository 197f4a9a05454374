import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders, reviews } from '../../platform/db/schema'
import { bodyFor } from '../../testing/checkout'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
const { token: admin } = await shop.admin()
const review = { rating: 4, comment: 'Mild und rund, gern wieder.' }

/** A customer with an order of these products in this status. */
async function buyer(slug: string, status: 'pending' | 'shipped' | 'delivered', name = 'Sabine Koch') {
  const customer = await shop.customer({ name })
  const body = await bodyFor(shop, { [slug]: 1 })
  const { order } = await shop.ok('checkout', { token: customer.token, body })
  if (status !== 'pending')
    await shop.ok('setOrderStatus', { token: admin, params: { id: order._id }, body: { status } })
  const { id: productId } = await shop.product(slug)
  return { ...customer, productId, orderId: order._id }
}
const shown = async (id: string) => (await shop.ok('getProduct', { params: { id } })).product
const mine = async (id: string, user: string) =>
  (await shown(id)).reviews.list.filter((each) => each.user === user)

describe('a customer’s review', () => {
  it('is of what was delivered, verified and signed by the server [CATALOGUE-48] [LAW-9]', async () => {
    const { token, productId } = await buyer('abendruhe', 'delivered')
    const before = await shown(productId)
    const forged = { ...review, productId, verified: false, byShop: true, user: 'Verda', date: '2020-01-01' }
    await shop.ok('saveMyReview', { token, body: forged })
    const after = await shown(productId)
    expect(after.reviews.count).toBe(before.reviews.count + 1)
    expect(after.reviews.list.find(({ user }) => user === 'Sabine K.')).toMatchObject({
      ...review,
      verified: true,
      byShop: false,
    })
    expect(JSON.stringify(after.reviews)).not.toMatch(/Koch|userId/)
    const stars = after.stars ?? []
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(after.reviews.count)
    const average = stars.reduce((sum, count, at) => sum + count * (at + 1), 0) / after.reviews.count
    expect(after.rating).toBe(Math.round(average * 10) / 10)
    expect(after.updatedAt).toBe(before.updatedAt)
    expect((await shop.ok('listMyReviews', { token })).reviews).toMatchObject([
      { ...review, productId, state: 'shown' },
    ])
  })

  it('is replaced by the next one of the same product [CATALOGUE-48]', async () => {
    const { token, productId } = await buyer('hagebutte', 'delivered', 'Änne Öz')
    await shop.ok('saveMyReview', { token, body: { ...review, productId } })
    const { count } = (await shown(productId)).reviews
    const better = { rating: 5, comment: 'Beim zweiten Mal noch besser.' }
    await shop.ok('saveMyReview', { token, body: { ...better, productId } })
    expect((await shown(productId)).reviews.count).toBe(count)
    expect(await mine(productId, 'Änne Ö.')).toMatchObject([better])
  })

  it('is one for each product, also when two are sent at once', async () => {
    const { token, productId, id } = await buyer('goldmilch', 'delivered')
    const send = () => shop.ok('saveMyReview', { token, body: { ...review, productId } })
    await Promise.all([send(), send(), send()])
    expect(await shop.db.$count(reviews, eq(reviews.userId, id))).toBe(1)
  })

  it.each(['pending', 'shipped'] as const)('waits while the order is %s [CATALOGUE-48]', async (status) => {
    const { token, productId } = await buyer('morgengruen', status)
    const refusal = await shop.refused('saveMyReview', { token, body: { ...review, productId } })
    expect(refusal).toMatchObject({ status: 409, code: 'NOT_BOUGHT' })
  })

  it('is none of somebody else’s order, a guest’s, or another product [CATALOGUE-48]', async () => {
    const { email, productId, orderId } = await buyer('protein-pur', 'delivered')
    const { token } = await shop.customer()
    const refused = async (id: string) =>
      (await shop.refused('saveMyReview', { token, body: { ...review, productId: id } })).code
    expect(await refused(productId)).toBe('NOT_BOUGHT')
    await shop.db.update(orders).set({ userId: null, email }).where(eq(orders.id, orderId))
    expect(await refused(productId)).toBe('NOT_BOUGHT')
    expect(await refused(randomUUID())).toBe('NOT_FOUND')
    expect(await refused('x')).toBe('NOT_FOUND')
  })

  it.each([
    ['a short comment', { comment: '123456789' }],
    ['a long comment', { comment: 'x'.repeat(501) }],
    ['a rating of 0', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
  ])('is refused with %s [CATALOGUE-18]', async (_, wrong) => {
    const { token } = await shop.customer()
    const { id: productId } = await shop.product('abendruhe')
    const refusal = await shop.refused('saveMyReview', { token, body: { ...review, productId, ...wrong } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('is deleted by an administrator, and can be written anew', async () => {
    const { token, productId } = await buyer('kurkuma-plus', 'delivered', 'Ida Lang')
    await shop.ok('saveMyReview', { token, body: { ...review, productId } })
    const [written] = await mine(productId, 'Ida L.')
    await shop.ok('deleteReview', {
      token: admin,
      params: { id: productId, reviewId: written?._id ?? '' },
    })
    expect((await shop.ok('listMyReviews', { token })).reviews).toEqual([])
    await shop.ok('saveMyReview', { token, body: { ...review, productId } })
    expect(await mine(productId, 'Ida L.')).toHaveLength(1)
  })

  it('is among one’s own data, and stays without the name of a deleted account [CATALOGUE-49] [IDENTITY-32]', async () => {
    const { token, productId } = await buyer('ingwer-zitrone', 'delivered', 'Eva Groß')
    await shop.ok('saveMyReview', { token, body: { ...review, productId } })
    expect((await shop.ok('getAccountData', { token })).reviews).toMatchObject([{ ...review, productId }])
    const { count } = (await shown(productId)).reviews
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    const left = (await shown(productId)).reviews
    expect(left.count).toBe(count)
    expect(left.list.filter(({ user }) => user === '')).toMatchObject([{ ...review, verified: true }])
    expect(JSON.stringify(left)).not.toContain('Eva')
  })
})
