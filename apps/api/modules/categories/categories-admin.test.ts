import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { categories, categoryNames, products } from '../../platform/db/schema'
import { categoryCalls } from '../../testing/categories'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()
const { create, update, product, unique } = categoryCalls(shop, token)

describe('POST /categories', () => {
  it('makes one with the defaults and a slug [CATALOGUE-13]', async () => {
    expect(await create({ name: 'Kräuter & Früchte' })).toMatchObject({
      slug: 'kraeuter-fruechte',
      icon: '📦',
      color: '#6B7280',
      sortOrder: 0,
      isActive: true,
      platform: 'germany',
      parent: null,
      analytics: { productCount: 0, views: 0 },
    })
    expect((await create({ name: 'Kraeuter, Fruechte' })).slug).toBe('kraeuter-fruechte-2')
    expect((await create({ name: 'Kräuter & Früchte', platform: 'turkey' })).slug).toBe('kraeuter-fruechte')
    expect((await create({ name: '🍵' })).slug).toMatch(/^kategorie-/)
    expect((await create({ name: '__proto__' })).name).toBe('__proto__')
  })

  it('keeps keywords once, trimmed [CATALOGUE-360]', async () => {
    const seo = { metaTitle: 'T', metaDescription: 'D', keywords: ['a', ' a ', 'b'] }
    expect((await create({ name: unique('SEO'), seo })).seo).toEqual({ ...seo, keywords: ['a', 'b'] })
  })

  it('refuses a name that the platform has, at its field [ADMIN-80]', async () => {
    const input = { token, body: { name: 'Detox' }, headers: { 'accept-language': 'tr' } }
    expect(await shop.refused('createCategory', input)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      errors: [{ path: 'name', msg: 'Bu platformda bu adda bir kategori var.' }],
    })
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a NUL', { name: 'a\u0000' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['a colour by name', { color: 'red' }],
    ['a negative order', { sortOrder: -1 }],
    ['a long title', { seo: { metaTitle: 'x'.repeat(61) } }],
    ['a long description', { seo: { metaDescription: 'x'.repeat(161) } }],
    ['an unknown parent', { parent: randomUUID() }],
    ['a malformed parent', { parent: 'x' }],
  ])('refuses %s', async (_, wrong) => {
    const before = await shop.db.$count(categories)
    const refusal = await shop.refused('createCategory', { token, body: { name: unique('Neu'), ...wrong } })
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await shop.db.$count(categories)).toBe(before)
  })

  it('is for administrators', async () => {
    expect((await shop.refused('createCategory', { body: { name: 'x' } })).status).toBe(401)
    const customer = await shop.customer()
    expect(
      (await shop.refused('createCategory', { body: { name: 'x' }, token: customer.token })).status,
    ).toBe(403)
  })
})

describe('PUT /categories/{id}', () => {
  it('changes what it names and nothing else, the platform included', async () => {
    const before = await create({ name: unique('Vorher'), platform: 'turkey', icon: '🌿', description: 'D' })
    const after = await update(before._id, { description: 'neu' })
    expect(after).toEqual({ ...before, description: 'neu', updatedAt: after.updatedAt })
  })

  it('keeps the tree two levels deep and on one platform [CATALOGUE-11]', async () => {
    const main = await create({ name: unique('Oben') })
    const child = await create({ name: unique('Unten'), parent: main._id })
    const other = await create({ name: unique('Anders') })
    const turkish = await create({ name: unique('Türk'), platform: 'turkey' })
    const refused = async (id: string, body: Body<'updateCategory'>) =>
      (await shop.refused('updateCategory', { token, params: { id }, body })).code
    expect(await refused(main._id, { parent: main._id })).toBe('VALIDATION')
    expect(await refused(main._id, { parent: child._id })).toBe('VALIDATION')
    expect(await refused(main._id, { parent: other._id })).toBe('VALIDATION')
    expect(await refused(other._id, { parent: child._id })).toBe('VALIDATION')
    expect(await refused(other._id, { parent: turkish._id })).toBe('VALIDATION')
    expect(await refused(main._id, { platform: 'turkey' })).toBe('VALIDATION')
    expect((await update(child._id, { parent: null })).parent).toBeNull()
    expect((await update(child._id, { parent: other._id })).parent?._id).toBe(other._id)
  })

  it('overwrites nothing that somebody else saved meanwhile', async () => {
    const { _id: id, updatedAt } = await create({ name: unique('Gleichzeitig') })
    const first = await update(id, { description: 'erste', updatedAt })
    const late = { token, params: { id }, body: { description: 'zweite', updatedAt } }
    expect((await shop.refused('updateCategory', late)).code).toBe('STALE')
    const third = await update(id, { description: 'dritte', updatedAt: first.updatedAt })
    expect(third.description).toBe('dritte')
  })

  it('refuses unknown ones', async () => {
    for (const id of [randomUUID(), 'x']) {
      const refusal = await shop.refused('updateCategory', { token, params: { id }, body: { name: 'x' } })
      expect(refusal.code).toBe('NOT_FOUND')
    }
  })
})

describe('DELETE /categories/{id}', () => {
  it('deletes what nothing uses', async () => {
    const { _id: id, name } = await create({ name: unique('Weg') })
    await shop.ok('deleteCategory', { token, params: { id } })
    expect(await shop.db.$count(categoryNames, eq(categoryNames.name, name))).toBe(0)
    expect((await shop.refused('deleteCategory', { token, params: { id } })).code).toBe('NOT_FOUND')
  })

  it('keeps what has products or children [CATALOGUE-12]', async () => {
    const { _id: id, name } = await create({ name: unique('Benutzt') })
    const { _id: productId } = await product(name)
    const refused = async () => (await shop.refused('deleteCategory', { token, params: { id } })).code
    expect(await refused()).toBe('IN_USE')
    await shop.ok('deleteProduct', { token, params: { id: productId } })
    const { _id: child } = await create({ name: unique('Kind'), parent: id })
    expect(await refused()).toBe('IN_USE')
    await shop.ok('deleteCategory', { token, params: { id: child } })
    await shop.ok('deleteCategory', { token, params: { id } })
  })

  it('lets archived products keep the name, which then is no category', async () => {
    const { _id: id, name } = await create({ name: unique('Archiv') })
    const { _id: productId } = await product(name)
    const archivedAt = shop.clock.now()
    await shop.db.update(products).set({ archivedAt }).where(eq(products.id, productId))
    await shop.ok('deleteCategory', { token, params: { id } })
    const body = { name: 'P', shortDescription: 'k', detailedDescription: 'd', category: name, price: 1 }
    expect((await shop.refused('createProduct', { token, body })).code).toBe('VALIDATION')
  })

  it('never leaves a product without its category, whoever comes first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { _id: id, name } = await create({ name: unique('Rennen') })
      const body = { name: 'P', shortDescription: 'k', detailedDescription: 'd', category: name, price: 1 }
      await Promise.all([
        shop.call('createProduct', { token, body }),
        shop.call('deleteCategory', { token, params: { id } }),
      ])
      const left = await shop.db
        .select({ id: products.id })
        .from(products)
        .innerJoin(categoryNames, eq(categoryNames.id, products.categoryId))
        .where(eq(categoryNames.name, name))
      expect(await shop.db.$count(categories, eq(categories.name, name))).toBe(left.length)
    }
  })
})

describe('POST /categories/{id}/update-product-count', () => {
  it('counts what the shelf shows [CATALOGUE-14] [API-25]', async () => {
    const { _id: id, name } = await create({ name: unique('Zähl') })
    const count = async () =>
      (await shop.ok('updateProductCount', { token, params: { id } })).category.analytics.productCount
    expect(await count()).toBe(0)
    await product(name)
    await product(name, { status: 'inactive' })
    await product(name, { platform: 'turkey' })
    expect(await count()).toBe(1)
    const unknown = { token, params: { id: randomUUID() } }
    expect((await shop.refused('updateProductCount', unknown)).code).toBe('NOT_FOUND')
  })
})
