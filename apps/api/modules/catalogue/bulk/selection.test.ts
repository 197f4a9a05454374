import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Body, Query } from '@/contract/shared/dto'
import { BULK_MAX_PRODUCTS } from '@/shop/bulk-products/bulk-price'
import { productPrices, products } from '@apps/api/platform/db/schema'
import { productDraft } from '@apps/api/testing/drafts'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>>) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const select = async (query: Query<'selectProducts'>) =>
  (await shop.ok('selectProducts', { token, query })).products

let germany: string
let both: string
beforeAll(async () => {
  germany = (await create({ name: 'Kornblume Eins', price: 10 }))._id
  const prices = [
    { platform: 'germany' as const, amount: 20, originalAmount: 25 },
    { platform: 'turkey' as const, amount: 600 },
  ]
  both = (await create({ name: 'Kornblume Zwei', prices, status: 'inactive' }))._id
})

it('selects every product of the filters, with what a change of it starts from [ADMIN-69]', async () => {
  const found = await select({ search: 'Kornblume' })
  expect(found).toEqual([
    {
      _id: germany,
      name: 'Kornblume Eins',
      status: 'active',
      prices: [{ platform: 'germany', amount: 10, originalAmount: null, sale: null }],
    },
    {
      _id: both,
      name: 'Kornblume Zwei',
      status: 'inactive',
      prices: [
        { platform: 'germany', amount: 20, originalAmount: 25, sale: null },
        { platform: 'turkey', amount: 600, originalAmount: null, sale: null },
      ],
    },
  ])
  const ids = async (query: Query<'selectProducts'>) =>
    (await select({ search: 'Kornblume', ...query })).map(({ _id }) => _id)
  expect(await ids({ platform: 'turkey' })).toEqual([both])
  expect(await ids({ status: 'active' })).toEqual([germany])
  expect(await ids({ archived: 'true' })).toEqual([])
  expect(await ids({ search: 'gibt es nicht' })).toEqual([])
})

it('selects what the list counts, on all of its pages [ADMIN-69]', async () => {
  const { pagination } = await shop.ok('listProducts', { token })
  expect(await select({})).toHaveLength(pagination.total)
})

it('is for administrators alone', async () => {
  expect((await shop.refused('selectProducts')).status).toBe(401)
})

/** Adds as many products as a bulk change allows, with a price in germany. */
async function fill() {
  const [row] = await shop.db.select().from(products).limit(1)
  if (!row) throw new RangeError('a product is needed')
  const { categoryId, tint } = row
  const numbers = Array.from({ length: BULK_MAX_PRODUCTS - 2 }, (_, index) => index + 3)
  const copies = numbers.map((number) => ({
    id: randomUUID(),
    name: `Kornblume ${number}`,
    slug: `kornblume-${number}`,
    shortDescription: 'Kurz.',
    detailedDescription: 'Ausführlich.',
    categoryId,
    tint,
  }))
  for (let start = 0; start < copies.length; start += 500) {
    const some = copies.slice(start, start + 500)
    await shop.db.insert(products).values(some)
    await shop.db.insert(productPrices).values(
      some.map(({ id }) => ({
        productId: id,
        platform: 'germany' as const,
        amount: 1000,
        currency: 'EUR' as const,
      })),
    )
  }
}

it('changes as many as it may at once, and all back; one more is refused [ADMIN-69] [ADMIN-61]', async () => {
  await fill()
  const found = await select({ search: 'Kornblume' })
  expect(found).toHaveLength(BULK_MAX_PRODUCTS)
  const steps = found.map(({ _id: id, prices }) => {
    const { amount = 0, originalAmount = null } = prices.find(({ platform }) => platform === 'germany') ?? {}
    return { id, from: { amount, originalAmount }, to: { amount: amount + 1.5, originalAmount: amount } }
  })
  const change = (asked: Extract<Body<'changeProducts'>, { action: 'prices' }>['products']) =>
    shop.ok('changeProducts', {
      token,
      body: { action: 'prices', platform: 'germany', products: asked },
    })
  expect(await change(steps)).toEqual({ changed: BULK_MAX_PRODUCTS })
  const dearer = await select({ search: 'Kornblume' })
  expect(dearer.every(({ prices }) => prices[0]?.originalAmount !== null)).toBe(true)
  await change(steps.map(({ id, from, to }) => ({ id, from: to, to: from })))
  expect(await select({ search: 'Kornblume' })).toEqual(found)

  await create({ name: 'Kornblume zuviel' })
  const query = { search: 'Kornblume' }
  const refusal = await shop.refused('selectProducts', {
    token,
    query,
    headers: { 'accept-language': 'tr' },
  })
  expect(refusal).toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
    message: 'Bir kerede en çok 1.000 ürün değiştirilebilir; lütfen listeyi filtrelerle daraltın.',
  })
})
