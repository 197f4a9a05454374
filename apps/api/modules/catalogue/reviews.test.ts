import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product

describe('reviews', () => {
  const review = { user: 'Ayşe', rating: 4, comment: 'Sehr aromatisch.' }
  const add = (id: string, body: Partial<typeof review> = {}) =>
    shop.ok('addReview', { token, params: { id }, body: { ...review, ...body } })

  it('are counted and averaged to a tenth [CATALOGUE-19] [API-24] [LAW-9]', async () => {
    const { _id: id, updatedAt } = await create()
    const first = await add(id)
    expect(first.review).toMatchObject({ ...review, byShop: true, verified: false })
    await add(id, { rating: 5 })
    const { product } = await add(id, { rating: 5 })
    expect(product).toMatchObject({ rating: 4.7, reviews: { count: 3 }, updatedAt })
    const params = { id, reviewId: first.review._id }
    const left = await shop.ok('deleteReview', { token, params })
    expect(left.product).toMatchObject({ rating: 5, reviews: { count: 2 } })
    expect((await shop.refused('deleteReview', { token, params })).code).toBe('NOT_FOUND')
    for (const each of left.product.reviews.list) {
      await shop.ok('deleteReview', { token, params: { id, reviewId: each._id } })
    }
    expect(await shop.ok('getProduct', { params: { id } })).toMatchObject({
      product: { rating: 0, reviews: { count: 0, list: [] } },
    })
  })

  it('say of each field what is wrong, as the form does [ADMIN-21]', async () => {
    const { _id: id } = await create()
    const body = { user: 'A', rating: 9, comment: 'kurz' }
    const refused = await shop.refused('addReview', {
      token,
      params: { id },
      body,
      headers: { 'accept-language': 'tr' },
    })
    expect(refused.errors?.map(({ msg }) => msg)).toEqual([
      'Kullanıcı adı en az 2 karakter olmalı',
      'Puan 1-5 arası olmalı',
      'Yorum en az 10 karakter olmalı',
    ])
  })

  it('belong to one product', async () => {
    const { _id: id } = await create()
    const other = await create()
    const { review: made } = await add(id)
    const params = { id: other._id, reviewId: made._id }
    expect((await shop.refused('deleteReview', { token, params })).code).toBe('NOT_FOUND')
    expect((await shop.refused('deleteReview', { token, params: { id, reviewId: 'x' } })).status).toBe(404)
    const unknown = { params: { id: randomUUID() }, token, body: review }
    expect((await shop.refused('addReview', unknown)).code).toBe('NOT_FOUND')
  })

  it.each([
    ['a short name', { user: 'A' }],
    ['spaces around a short name', { user: ' A ' }],
    ['a long name', { user: 'x'.repeat(51) }],
    ['a short comment', { comment: '123456789' }],
    ['a long comment', { comment: 'x'.repeat(501) }],
    ['a rating of 0', { rating: 0 }],
    ['a rating of 6', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['a NUL', { comment: 'zehn Zeichen \u0000' }],
  ])('are refused with %s [CATALOGUE-18]', async (_, wrong) => {
    const { id } = await shop.product('abendruhe')
    const before = await shop.ok('getProduct', { params: { id } })
    const refusal = await shop.refused('addReview', { token, params: { id }, body: { ...review, ...wrong } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await shop.ok('getProduct', { params: { id } })).toEqual(before)
  })
})
