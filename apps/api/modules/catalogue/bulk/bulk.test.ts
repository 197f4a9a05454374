import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, priceHistory } from '@apps/api/platform/db/schema'
import { productDraft } from '@apps/api/testing/drafts'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

type Change = Body<'changeProducts'>
const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const change = (body: Change) => shop.ok('changeProducts', { token, body })
const refused = (body: Change) => shop.refused('changeProducts', { token, body })
const read = async (id: string) => (await shop.ok('getProduct', { token, params: { id } })).product
const price = (amount: number, originalAmount: number | null = null) => ({ amount, originalAmount })

describe('many products at once [ADMIN-61]', () => {
  it('get another status, and it back again', async () => {
    const [one, other] = [await create(), await create({ status: 'out_of_stock' })]
    const products = [
      { id: one._id, from: 'active' as const, to: 'discontinued' as const },
      { id: other._id, from: 'out_of_stock' as const, to: 'discontinued' as const },
    ]
    expect(await change({ action: 'status', products })).toEqual({ changed: 2 })
    expect([(await read(one._id)).status, (await read(other._id)).status]).toEqual([
      'discontinued',
      'discontinued',
    ])
    const back = products.map(({ id, from, to }) => ({ id, from: to, to: from }))
    await change({ action: 'status', products: back })
    const restored = await read(other._id)
    expect(restored.status).toBe('out_of_stock')
    expect(restored.updatedAt > other.updatedAt).toBe(true)
  })

  it('get prices on one platform, with history and log', async () => {
    const prices = [
      { platform: 'germany' as const, amount: 10 },
      { platform: 'turkey' as const, amount: 300 },
    ]
    const { _id: id } = await create({ prices })
    const { _id: second } = await create({ price: 20 })
    shop.clock.advance(1000)
    await change({
      action: 'prices',
      platform: 'germany',
      products: [
        { id, from: price(10), to: price(8.5, 10) },
        { id: second, from: price(20), to: price(17) },
      ],
    })
    const after = await read(id)
    expect(after).toMatchObject({ price: 8.5, originalPrice: 10, lowestPrice: 10 })
    expect(after.prices.find(({ platform }) => platform === 'turkey')?.amount).toBe(300)
    expect((await read(second)).price).toBe(17)
    const history = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
    expect(history.map(({ amount }) => amount).sort()).toEqual([1000, 30_000, 850])
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${second}`))
    expect(log.map(({ action }) => action).sort()).toEqual(['product.create', 'product.update'])
  })

  it('change all or none: one that was changed meanwhile keeps all as they are', async () => {
    const [one, other] = [await create({ price: 10 }), await create({ price: 20 })]
    const body: Change = {
      action: 'prices',
      platform: 'germany',
      products: [
        { id: one._id, from: price(10), to: price(11) },
        { id: other._id, from: price(19), to: price(22) },
      ],
    }
    expect(await refused(body)).toMatchObject({
      status: 409,
      code: 'STALE',
      details: { products: [other._id] },
    })
    expect((await read(one._id)).price).toBe(10)
    const status: Change = {
      action: 'status',
      products: [
        { id: one._id, from: 'active', to: 'inactive' },
        { id: other._id, from: 'inactive', to: 'active' },
      ],
    }
    expect((await refused(status)).code).toBe('STALE')
    expect((await read(one._id)).status).toBe('active')
    // Whoever comes later finds the price that the first one has set.
    const once: Change = {
      action: 'prices',
      platform: 'germany',
      products: [{ id: one._id, from: price(10), to: price(11) }],
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('changeProducts', { token, body: once })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await refused(once)).code).toBe('STALE')
    expect((await read(one._id)).price).toBe(11)
  })

  it('are refused where one is unknown, twice or not sold there', async () => {
    const { _id: id } = await create()
    const turkey: Change = {
      action: 'prices',
      platform: 'turkey',
      products: [{ id, from: price(1), to: price(2) }],
    }
    expect((await refused(turkey)).code).toBe('STALE')
    expect((await refused({ action: 'archive', products: [{ id }, { id: randomUUID() }] })).code).toBe(
      'NOT_FOUND',
    )
    expect((await refused({ action: 'archive', products: [{ id: 'x' }] })).code).toBe('NOT_FOUND')
    expect((await refused({ action: 'archive', products: [{ id }, { id: id.toUpperCase() }] })).code).toBe(
      'VALIDATION',
    )
    expect((await refused({ action: 'archive', products: [] })).code).toBe('VALIDATION')
    expect((await read(id)).status).toBe('active')
  })
})

describe('an archived product [CATALOGUE-41]', () => {
  const listed = async (search: string, query: { archived?: 'true' } = {}) =>
    (await shop.ok('listProducts', { token, query: { search, ...query } })).products.map(({ _id }) => _id)

  it('leaves the shop and the list, and comes back as it was', async () => {
    const { _id: id, seo } = await create({ name: 'Wintertraum', status: 'out_of_stock' })
    await change({ action: 'archive', products: [{ id }] })
    expect(await listed('Wintertraum')).toEqual([])
    expect(await listed('Wintertraum', { archived: 'true' })).toEqual([id])
    for (const params of [{ slug: seo.slug }, { slug: id }])
      expect((await shop.refused('getProductBySlug', { params })).code).toBe('NOT_FOUND')
    expect((await refused({ action: 'archive', products: [{ id }] })).code).toBe('NOT_FOUND')
    await change({ action: 'restore', products: [{ id }] })
    expect(await listed('Wintertraum')).toEqual([id])
    expect(await read(id)).toMatchObject({ status: 'out_of_stock', seo })
  })

  it('is read by administrators alone, and by nobody under its slug [CATALOGUE-55]', async () => {
    const { _id: id, seo } = await create({ name: 'Verschlossen' })
    expect(await read(id)).not.toHaveProperty('archived')
    await change({ action: 'archive', products: [{ id }] })
    expect(await read(id)).toMatchObject({ name: 'Verschlossen', archived: true, seo })
    expect((await shop.refused('getProduct', { params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.refused('getProductBySlug', { token, params: { slug: seo.slug } })).code).toBe(
      'NOT_FOUND',
    )
    const body = { name: 'Offen' }
    expect((await shop.refused('updateProduct', { token, params: { id }, body })).code).toBe('NOT_FOUND')
    await change({ action: 'restore', products: [{ id }] })
    expect(await read(id)).not.toHaveProperty('archived')
  })

  it('is shown to administrators alone', async () => {
    const { _id: id } = await create({ name: 'Geheimnis' })
    await change({ action: 'archive', products: [{ id }] })
    const query = { search: 'Geheimnis', archived: 'true' } as const
    expect((await shop.ok('listProducts', { query })).products).toEqual([])
    const all = await shop.ok('listProducts', { token, query: { archived: 'true' } })
    expect(all.pagination.total).toBe(all.products.length)
  })
})
