import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { auditLog, reviews } from '../../platform/db/schema'
import { bodyFor } from '../../testing/checkout'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token = ''
let productId = ''
let ids: string[] = []

/** Five reviews of one product: two wait, one of them with photos only; one is hidden, one critical, one by the shop. */
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
  productId = (await shop.product('abendruhe')).id
  await shop.db.delete(reviews)
  const rows = [
    { author: 'Anna W.', rating: 5, comment: 'Siehe www.andere.example', state: 'waiting' as const },
    { author: 'Bilge F.', rating: 4, comment: 'Mit Bild aus meiner Küche.', photos: 1 },
    { author: 'Cem H.', rating: 1, comment: 'Gar nichts für mich.', state: 'hidden' as const },
    { author: 'Dora K.', rating: 2, comment: 'Zu schwach im Geschmack.' },
    { author: 'Verda', rating: 3, comment: 'Vom Stand auf dem Markt.', byShop: true },
  ]
  ids = (
    await shop.db
      .insert(reviews)
      .values(rows.map((row, at) => ({ productId, createdAt: new Date(Date.UTC(2026, 0, at + 1)), ...row })))
      .returning({ id: reviews.id })
  ).map(({ id }) => id)
})

const list = (query: Query<'listReviews'> = {}) => shop.ok('listReviews', { token, query })
const names = async (query: Query<'listReviews'>) => (await list(query)).reviews.map(({ user }) => user)
const idAt = (at: number) => ids[at] ?? ''
const shown = async () => (await shop.ok('getProduct', { params: { id: productId } })).product
const logged = async () =>
  (await shop.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action)

describe('reviews in the back office [CATALOGUE-353]', () => {
  it('stand in queues, the longest waiting first, with the number of each', async () => {
    expect(await names({})).toEqual(['Verda', 'Dora K.', 'Cem H.', 'Bilge F.', 'Anna W.'])
    expect(await names({ queue: 'waiting' })).toEqual(['Anna W.', 'Bilge F.'])
    expect(await names({ queue: 'shown' })).toEqual(['Verda', 'Dora K.', 'Bilge F.'])
    expect(await names({ queue: 'unanswered' })).toEqual(['Dora K.'])
    expect(await names({ queue: 'hidden' })).toEqual(['Cem H.'])
    const { counts, reviews: all } = await list()
    expect(counts).toEqual({ waiting: 2, shown: 3, unanswered: 1, hidden: 1 })
    const first = all.find(({ user }) => user === 'Anna W.')
    expect(first).toMatchObject({ namesAddress: true, product: { _id: productId, name: 'Abendruhe' } })
    expect(first?.product.image).toMatch(/^\/media\/.+\.webp$/)
  })

  it('are found by stars, photo, product and words', async () => {
    expect(await names({ rating: 2 })).toEqual(['Dora K.'])
    expect(await names({ photo: 'true' })).toEqual(['Bilge F.'])
    expect(await names({ search: 'KÜCHE' })).toEqual(['Bilge F.'])
    expect(await names({ search: 'abendr', rating: 2 })).toEqual(['Dora K.'])
    expect(await names({ search: 'Kurkuma' })).toEqual([])
    expect(await names({ product: productId, limit: 1 })).toEqual(['Verda'])
    expect(await names({ product: randomUUID() })).toEqual([])
    expect(await names({ product: 'x' })).toEqual([])
  })

  it('are approved together, and count from then on', async () => {
    const body = { decision: 'approve' as const, ids: [...ids.slice(0, 3), randomUUID(), 'x'] }
    expect(await shop.ok('decideReviews', { token, body })).toEqual({ decided: 3 })
    expect(await shown()).toMatchObject({ rating: 3, reviews: { count: 5 }, stars: [1, 1, 1, 1, 1] })
    expect((await list()).counts).toMatchObject({ waiting: 0, hidden: 0 })
    expect((await logged()).filter((action) => action === 'review.approve')).toHaveLength(3)
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('are shown without their photos, which are deleted', async () => {
    await shop.ok('decideReviews', { token, body: { decision: 'withoutPhotos', ids: [idAt(1)] } })
    const [row] = await shop.db
      .select()
      .from(reviews)
      .where(eq(reviews.id, idAt(1)))
    expect(row).toMatchObject({ state: 'shown', photos: 0, awaits: false })
  })

  it('are hidden with a reason, and count no longer', async () => {
    const body = { decision: 'hide' as const, ids: [idAt(3)], reason: 'Betrifft die Post' }
    await shop.ok('decideReviews', { token, body })
    expect((await shown()).reviews.list.map(({ user }) => user)).not.toContain('Dora K.')
    const hidden = (await list({ queue: 'hidden' })).reviews
    expect(hidden.find(({ user }) => user === 'Dora K.')?.hiddenReason).toBe('Betrifft die Post')
    expect(await logged()).toContain('review.hide')
    for (const wrong of [
      { ...body, reason: ' ' },
      { ...body, ids: [] },
      { ...body, reason: 'a\u0000b' },
    ])
      expect((await shop.refused('decideReviews', { token, body: wrong })).status).toBe(400)
  })

  it('are answered below the review, and the answer is taken back', async () => {
    const params = { id: idAt(0) }
    const answer = 'Danke, gern wieder!'
    await shop.ok('answerReview', { token, params, body: { answer, approve: true } })
    const [first] = (await shown()).reviews.list.filter(({ user }) => user === 'Anna W.')
    expect(first?.answer).toMatchObject({ text: answer })
    await shop.ok('answerReview', { token, params, body: { answer: '' } })
    expect((await shown()).reviews.list.find(({ user }) => user === 'Anna W.')).not.toHaveProperty('answer')
    expect(await logged()).toEqual(expect.arrayContaining(['review.approve', 'review.answer']))
    const long = { answer: 'x'.repeat(501) }
    expect((await shop.refused('answerReview', { token, params, body: long })).errors?.[0]?.path).toBe(
      'answer',
    )
    const unknown = { id: randomUUID() }
    expect((await shop.refused('answerReview', { token, params: unknown, body: { answer } })).status).toBe(
      404,
    )
  })

  it('are deleted', async () => {
    const params = { id: idAt(4) }
    await shop.ok('eraseReview', { token, params })
    expect((await shown()).reviews.count).toBe(2)
    expect((await shop.refused('eraseReview', { token, params })).status).toBe(404)
    expect(await logged()).toContain('review.delete')
  })

  it('wait for approval where the shop wants it, and a customer is told [CATALOGUE-350]', async () => {
    expect((await list()).settings).toEqual({ approveFirst: false })
    await shop.ok('saveReviewSettings', { token, body: { approveFirst: true } })
    expect((await list()).settings).toEqual({ approveFirst: true })
    const customer = await shop.customer({ name: 'Sabine Koch' })
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { token: customer.token, body })
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'delivered' } })
    const review = { productId, rating: 5, comment: 'Mild und rund, gern wieder.' }
    const saved = await shop.ok('saveMyReview', { token: customer.token, body: review })
    expect(saved.review.state).toBe('waiting')
    const waiting = (await list({ queue: 'waiting' })).reviews.at(-1)
    expect(waiting).toMatchObject({ user: 'Sabine K.', order: { _id: order._id } })
    expect((await shown()).reviews.list.map(({ user }) => user)).not.toContain('Sabine K.')
  })
})
