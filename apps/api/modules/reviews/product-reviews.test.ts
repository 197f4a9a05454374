import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { helpfulKeys, helpfulMarks, reviews } from '../../platform/db/schema'
import { deleteExpired } from '../../platform/jobs/retention'
import { productDraft } from '../../testing/drafts'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()
const DAY_MS = 86_400_000
let slug = ''
let productId = ''

/** Twelve reviews, of which the ninth is hidden and the tenth waits. */
beforeAll(async () => {
  const { product } = await shop.ok('createProduct', { token, body: { ...productDraft, name: 'Prüftee' } })
  slug = product.seo.slug
  productId = product._id
  await shop.db.insert(reviews).values(
    Array.from({ length: 12 }, (_, at) => ({
      productId,
      author: `Gast ${at}`,
      rating: (at % 5) + 1,
      comment: at === 3 ? 'Schmeckt nach Kräutern und Heu.' : `Bewertung Nummer ${at}`,
      helpful: at === 5 ? 7 : 0,
      photos: at === 6 || at === 7 ? 1 : 0,
      photosApproved: at === 6,
      state: at === 9 ? ('hidden' as const) : at === 10 ? ('waiting' as const) : ('shown' as const),
      createdAt: new Date(Date.UTC(2026, 0, at + 1)),
    })),
  )
})

const list = (query: Query<'listProductReviews'> = {}) =>
  shop.ok('listProductReviews', { params: { slug }, query })
const names = async (query: Query<'listProductReviews'>) =>
  (await list(query)).reviews.map(({ user }) => user.replace('Gast ', ''))

describe('all reviews of a product [CATALOGUE-351]', () => {
  it('are those that are shown, with a summary of all, in pages', async () => {
    const first = await list()
    expect(first.summary).toMatchObject({ stars: [2, 3, 2, 2, 1], withPhoto: 1 })
    expect(first.pagination).toMatchObject({ total: 10, pages: 1 })
    expect(first.product).toMatchObject({ _id: productId, name: 'Prüftee', slug })
    expect(await names({ limit: 4, page: 3 })).toEqual(['1', '0'])
    expect(await names({ limit: 4, page: 4 })).toEqual([])
    expect(JSON.stringify(first)).not.toMatch(/hidden|orderId|userId/)
  })

  it.each<[string, Query<'listProductReviews'>, string[]]>([
    ['the newest', {}, ['11', '8', '7', '6', '5', '4', '3', '2', '1', '0']],
    ['the most helpful', { sort: 'helpful', limit: 3 }, ['5', '11', '8']],
    ['the best', { sort: 'best', limit: 3 }, ['4', '8', '3']],
    ['the worst', { sort: 'worst', limit: 4 }, ['5', '0', '11', '6']],
  ])('are sorted: %s first', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('are filtered by stars, by approved photos and by words', async () => {
    expect(await names({ rating: 2 })).toEqual(['11', '6', '1'])
    expect(await names({ photo: 'true' })).toEqual(['6'])
    expect(await names({ rating: 1, photo: 'true' })).toEqual([])
    expect(await names({ search: 'KRAUTER heu' })).toEqual(['3'])
    expect((await list({ search: 'nummer' })).pagination.total).toBe(9)
    expect(await names({ search: '%' })).toEqual([])
  })

  it('are none of an unknown product, and refuse what is no filter at its field', async () => {
    expect((await shop.refused('listProductReviews', { params: { slug: 'nie' } })).status).toBe(404)
    for (const [field, value] of [
      ['rating', '6'],
      ['sort', 'oldest'],
      ['page', '0'],
      ['search', 'x'.repeat(201)],
    ] as const) {
      const path = `/api/products/slug/${slug}/reviews?${new URLSearchParams({ [field]: value }).toString()}`
      const answer = await shop.app.inject(path)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe(field)
    }
  })

  it('are those of all sizes', async () => {
    const size = { family: productId, label: '1 kg', order: 1 }
    const own = { family: productId, label: '80 g', order: 0, isDefault: true }
    await shop.ok('updateProduct', { token, params: { id: productId }, body: { size: own } })
    const { product } = await shop.ok('createProduct', { token, body: { ...productDraft, size } })
    const review = { user: 'Ayşe', rating: 5, comment: 'Die große Tüte reicht lang.' }
    await shop.ok('addReview', { token, params: { id: product._id }, body: review })
    const found = await list({ limit: 2 })
    expect(found.reviews.map(({ user, size: label }) => [user, label])).toEqual([
      ['Ayşe', '1 kg'],
      ['Gast 11', '80 g'],
    ])
    expect(found.summary).toMatchObject({ count: 11, stars: [2, 3, 2, 2, 2] })
    expect(await names({ sort: 'best', limit: 2 })).toEqual(['Ayşe', '4'])
    await expectSumsToBeWhatTheyCount(shop)
  })
})

describe('a mark as helpful [CATALOGUE-352]', () => {
  const mark = (id: string, headers: Record<string, string> = {}) =>
    shop.ok('markReviewHelpful', { params: { id }, headers })
  const idOf = async (author: string) => {
    const [row] = await shop.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.author, author))
    return row?.id ?? ''
  }

  it('counts a visitor once, and a network five times', async () => {
    const id = await idOf('Gast 1')
    expect(await mark(id)).toEqual({ helpful: 1 })
    expect(await mark(id)).toEqual({ helpful: 1 })
    for (const name of ['b', 'c', 'd']) await mark(id, { 'user-agent': name })
    const params = { id }
    expect((await shop.refused('markReviewHelpful', { params, headers: { 'user-agent': 'e' } })).status).toBe(
      429,
    )
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.id, id))
    expect(row?.helpful).toBe(4)
  })

  it('is of a review that is shown', async () => {
    for (const id of [await idOf('Gast 9'), await idOf('Gast 10'), randomUUID(), 'x'])
      expect((await shop.refused('markReviewHelpful', { params: { id } })).status).toBe(404)
  })

  it('leaves nothing about the visitor after a day', async () => {
    const [stored] = await shop.db.select().from(helpfulMarks)
    expect(stored?.visitor).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1')
    await deleteExpired(shop.db, new Date(shop.clock.now().getTime() + 2 * DAY_MS), (error) => {
      throw error
    })
    expect(await shop.db.$count(helpfulMarks)).toBe(0)
    expect(await shop.db.$count(helpfulKeys)).toBe(0)
    const { rows } = await shop.db.execute(
      sql`select sum(helpful)::int as marks from reviews where product_id = ${productId}`,
    )
    expect(rows).toEqual([{ marks: 11 }])
  })
})
