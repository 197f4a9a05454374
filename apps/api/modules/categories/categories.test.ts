import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Body<'createCategory'>) =>
  (await shop.ok('createCategory', { token, body })).category
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

describe('GET /categories', () => {
  it('lists a platform’s categories in their order', async () => {
    const data = await shop.ok('listCategories', { query: { platform: 'germany', isActive: 'true' } })
    expect(data.categories.map(({ name }) => name)).toEqual([
      'Energy',
      'Detox',
      'Organic',
      'Beauty',
      'Wellness',
    ])
    expect(data.categories[0]).toMatchObject({
      platform: 'germany',
      parent: null,
      slug: 'energy',
      seo: { metaTitle: '', metaDescription: '', keywords: [] },
    })
    expect(data.categories[0]?.analytics.productCount).toBeGreaterThan(0)
    expect((await shop.ok('listCategories')).categories).toHaveLength(15)
  })

  it('asks for main categories by the text null, for children by id, and for the tree [DEPART-252]', async () => {
    const main = await create({ name: unique('Tee'), platform: 'mobile', sortOrder: 50 })
    const child = await create({ name: unique('Grüntee'), platform: 'mobile', parent: main._id })
    expect(child.parent).toEqual({ _id: main._id, name: main.name })
    const ids = async (parent: string) =>
      (await shop.ok('listCategories', { query: { platform: 'mobile', parent } })).categories.map(
        ({ _id }) => _id,
      )
    expect(await ids(main._id)).toEqual([child._id])
    expect(await ids('null')).toContain(main._id)
    expect(await ids('null')).not.toContain(child._id)
    expect(await ids('nonsense')).toEqual([])
    const { categories: tree } = await shop.ok('listCategories', {
      query: { platform: 'mobile', tree: 'true' },
    })
    expect(tree).toHaveLength(6)
    expect(tree.find(({ _id }) => _id === main._id)?.children?.map(({ _id }) => _id)).toEqual([child._id])
  })

  it('shows inactive ones to administrators only', async () => {
    const { _id: id, slug } = await create({ name: unique('Aus'), platform: 'turkey', isActive: false })
    const list = async (bearer?: string) => {
      const query = { platform: 'turkey', isActive: 'false' } as const
      const data = await shop.ok('listCategories', { query, ...(bearer !== undefined && { token: bearer }) })
      return data.categories.map(({ _id }) => _id)
    }
    expect([await list(), await list(token)]).toEqual([[], [id]])
    expect((await shop.refused('getCategory', { params: { id } })).code).toBe('NOT_FOUND')
    expect((await shop.ok('getCategory', { params: { id }, token })).category.isActive).toBe(false)
    const bySlug = { params: { platform: 'turkey', slug } } as const
    expect((await shop.refused('getCategoryBySlug', bySlug)).code).toBe('NOT_FOUND')
  })

  it.each(['platform=mars', 'isActive=maybe', `parent=${'x'.repeat(200)}`, 'parent=a%00'])(
    'refuses ?%s',
    async (query) => {
      expect((await shop.app.inject(`/api/categories?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('GET /categories/slug/{platform}/{slug}', () => {
  it('counts every read as a view [CATALOGUE-14]', async () => {
    const params = { platform: 'germany', slug: 'detox' } as const
    const first = (await shop.ok('getCategoryBySlug', { params })).category
    await shop.counters.flush()
    const second = (await shop.ok('getCategoryBySlug', { params })).category
    expect(second.analytics.views).toBe(first.analytics.views + 1)
    await shop.counters.flush()
    const { category } = await shop.ok('getCategory', { params: { id: first._id } })
    expect(category).toEqual(second)
  })

  it('knows what does not exist', async () => {
    for (const slug of ['nothing', '__proto__', '🍵']) {
      const params = { platform: 'germany', slug } as const
      expect((await shop.refused('getCategoryBySlug', { params })).code).toBe('NOT_FOUND')
    }
    expect((await shop.refused('getCategory', { params: { id: randomUUID() } })).code).toBe('NOT_FOUND')
  })
})
