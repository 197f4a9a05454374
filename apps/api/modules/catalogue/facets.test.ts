import { eq, sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { GOOD_RATING, TRAITS } from '@/shop/catalogue/traits'
import { PLATFORMS } from '@/shop/shared/platform'
import { products } from '../../platform/db/schema'
import { productDraft } from '../../testing/drafts'
import { anyOf, withDraws, type RandomDraw } from '../../testing/random'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { TEST_NOW, testShop } from '../../testing/test-app'
import { edited, transferCalls } from './transfer/transfer.fixtures'

const shop = await testShop()

const ask = async (query: Readonly<Record<string, string>>) => {
  const {
    facets,
    pagination,
    products: found,
  } = await shop.ok('listProducts', {
    query: { platform: 'germany', facets: 'true', limit: 100, ...query },
  })
  if (!facets) throw new Error('no facets were answered')
  return { facets, total: pagination.total, names: found.map(({ name }) => name) }
}

/** Each count is what a list with that filter has. */
async function expectAsListed(query: Readonly<Record<string, string>> = {}) {
  const { flags, kinds, tastes, daytimes, categories } = (await ask(query)).facets
  const groups = { kind: kinds, taste: tastes, daytime: daytimes }
  for (const [flag, count] of Object.entries(flags)) {
    expect([flag, (await ask({ ...query, [flag]: 'true' })).total]).toEqual([flag, count])
  }
  for (const [filter, counts] of Object.entries(groups)) {
    for (const [value, count] of Object.entries(counts))
      expect([value, (await ask({ ...query, [filter]: value })).total]).toEqual([value, count])
  }
  for (const { name, count } of categories) {
    expect([name, (await ask({ ...query, category: name })).total]).toEqual([name, count])
  }
}

describe('GET /products?facets=true', () => {
  it('counts what each filter would leave, as the list then shows it [CATALOGUE-270]', async () => {
    const { facets, total } = await ask({})
    expect(total).toBe(24)
    for (const count of Object.values(facets.tastes)) expect(count).toBeGreaterThan(0)
    await expectAsListed()
  })

  it('counts beside what is set: all flags, of categories and kinds others in place of the chosen', async () => {
    const chosen = { kind: 'bags,loose', vegan: 'true', category: 'Wellness' } as const
    const { facets, total } = await ask(chosen)
    expect(total).toBeGreaterThan(0)
    expect((await ask({ ...chosen, organic: 'true' })).total).toBe(facets.flags.organic)
    expect((await ask({ ...chosen, kind: 'capsules' })).total).toBe(facets.kinds.capsules)
    const detox = facets.categories.find(({ name }) => name === 'Detox')?.count
    expect((await ask({ ...chosen, category: 'Detox' })).total).toBe(detox)
  })

  it('holds of several tastes and times of day one, beside the caffeine [CATALOGUE-870]', async () => {
    const { facets, names } = await ask({ taste: 'mild,fruity', daytime: 'evening', caffeineFree: 'true' })
    expect(names.toSorted()).toEqual([
      'Abendruhe',
      'Fenchel Anis Kümmel',
      'Kräuter-Probierset',
      'Rosenblüten',
    ])
    expect(facets.without.taste).toBe((await ask({ daytime: 'evening', caffeineFree: 'true' })).total)
    expect(facets.without.daytime).toBe((await ask({ taste: 'mild,fruity', caffeineFree: 'true' })).total)
    expect((await ask({ taste: 'mild,fruity,fresh', daytime: 'evening', caffeineFree: 'true' })).total).toBe(
      names.length + 1,
    )
  })

  it('counts what would be left without each filter that is set [CATALOGUE-330]', async () => {
    const set = { kind: 'oil', vegan: 'true', category: 'Wellness', minPrice: '1', maxPrice: '2' } as const
    const { facets, total } = await ask(set)
    expect(total).toBe(0)
    const without = async (...names: (keyof typeof set)[]) =>
      (await ask(Object.fromEntries(Object.entries(set).filter(([name]) => !names.some((n) => n === name)))))
        .total
    expect(facets.without).toEqual({
      kind: await without('kind'),
      vegan: await without('vegan'),
      category: await without('category'),
      price: await without('minPrice', 'maxPrice'),
    })
    expect((await ask({})).facets.without).toEqual({})
  })

  it('counts what looks like a search that finds nothing, as the list shows it [CATALOGUE-330]', async () => {
    const { facets, total } = await ask({ search: 'imgwer' })
    expect(total).toBeGreaterThan(0)
    expect((await ask({ search: 'imgwer', inStock: 'true' })).total).toBe(facets.flags.inStock)
  })

  it('filters by prices of the platform, both limits included, and tells their range', async () => {
    const { facets, total } = await ask({ minPrice: '10', maxPrice: '20' })
    expect(total).toBeGreaterThan(0)
    const { price } = (await ask({})).facets
    expect((await ask({ minPrice: String(price?.max) })).total).toBe(1)
    expect((await ask({ maxPrice: String(price?.min) })).total).toBeGreaterThan(0)
    expect(facets.price).toEqual(price)
    expect((await ask({ minPrice: '30', maxPrice: '20' })).total).toBe(0)
  })

  it('holds organic by the control body’s code alone [CATALOGUE-271]', async () => {
    const before = (await ask({})).facets.flags.organic
    await shop.db.update(products).set({ organic: null }).where(eq(products.slug, 'abendruhe'))
    shop.cache.drop()
    expect((await ask({ organic: 'true' })).names).not.toContain('Abendruhe')
    expect((await ask({ search: 'abendruhe' })).facets.flags.organic).toBe(0)
    expect(before).toBeGreaterThan(0)
  })

  it.each([
    ['kind', 'liquid'],
    ['taste', 'loose'],
    ['daytime', 'noon'],
    ['minPrice', '-1'],
    ['maxPrice', 'viel'],
    ['vegan', 'ja'],
  ])('refuses %s=%s by its name', async (name, value) => {
    const response = await shop.app.inject({ url: `/api/products?${name}=${value}` })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(name)
  })
})

/** A family, and two products that may join it and leave it. */
const OWNER = 'fenchel-anis-kuemmel'
const SINGLE = ['abendruhe', 'vitamin-d3'] as const
const WRITTEN = [OWNER, `${OWNER}-100-g`, `${OWNER}-250-g`, ...SINGLE] as const

/** Any change of one of them, or of one of its prices. */
function anyWrite(below: RandomDraw): SQL {
  const slug = anyOf(WRITTEN, below(WRITTEN.length))
  const platform = anyOf(PLATFORMS, below(PLATFORMS.length))
  const isYes = below(2) === 0
  const set = (columns: SQL) => sql`update products set ${columns} where slug = ${slug}`
  const ofPrice = sql`platform = ${platform} and product_id = (select id from products where slug = ${slug})`
  const organic = JSON.stringify({ controlBody: 'DE-ÖKO-006', farming: 'eu' })
  const writes: readonly (() => SQL)[] = [
    () => set(sql`traits = ${sql.param(TRAITS.filter(() => below(4) === 0))}::text[]`),
    () => set(sql`organic = ${isYes ? organic : null}::jsonb`),
    () => set(sql`rating = ${isYes ? GOOD_RATING : GOOD_RATING - 0.1}`),
    () => set(sql`stock_quantity = ${isYes ? 1 : 0}`),
    () => set(sql`bestseller = ${isYes}`),
    () => set(sql`status = ${anyOf(PRODUCT_STATUSES, below(PRODUCT_STATUSES.length))}`),
    () => set(sql`archived_at = ${isYes ? TEST_NOW.toISOString() : null}::timestamptz`),
    () => set(sql`category_id = (select id from category_names order by name offset ${below(5)} limit 1)`),
    () => set(sql`size_order = ${below(5)}`),
    () => sql`update products set (family_id, size_label) = (select id, 'lose' from products as owner
      where owner.slug = ${OWNER} and ${isYes}) where slug = ${anyOf(SINGLE, below(SINGLE.length))}`,
    () => sql`update product_prices set amount = ${100 + below(9_000)} where ${ofPrice}`,
    () => sql`update product_prices set original_amount = ${isYes ? 9_900 : null}::bigint where ${ofPrice}`,
    () => sql`delete from product_prices where ${ofPrice}`,
    () => sql`insert into product_prices (product_id, platform, amount, currency)
      select id, ${platform}, 500, 'EUR' from products where slug = ${slug} on conflict do nothing`,
  ]
  return anyOf(writes, below(writes.length))()
}

it('what is kept beside a price is what the product is, whatever was written [CATALOGUE-960]', () =>
  withDraws(6, async (below) => {
    await shop.reset()
    for (let left = 1 + below(60); left > 0; left -= 1) await shop.db.execute(anyWrite(below))
    shop.cache.drop()
    await expectAsListed({ platform: anyOf(PLATFORMS, below(PLATFORMS.length)) })
    await expectSumsToBeWhatTheyCount(shop)
  }))

describe('the traits of a product', () => {
  it('are stored as chosen and are the same in all of its sizes [CATALOGUE-271]', async () => {
    const { token } = await shop.admin()
    const create = async (body: Partial<Body<'createProduct'>>) =>
      (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
    const netContent = { amount: 100, unit: 'g' as const }
    const first = await create({ name: 'Bergtee', netContent, traits: ['loose', 'vegan'] })
    const size = { family: first._id, label: '20 Beutel', order: 2 }
    const second = await create({ name: 'Bergtee Beutel', size })
    expect(second.traits).toEqual(['loose', 'vegan'])
    await shop.ok('updateProduct', {
      token,
      params: { id: second._id },
      body: { traits: ['loose', 'bags', 'vegan'] },
    })
    const { product } = await shop.ok('getProduct', { params: { id: first._id } })
    expect(product.traits).toEqual(['loose', 'bags', 'vegan'])
    expect((await ask({ kind: 'bags', search: 'bergtee' })).total).toBe(1)
  })

  it('are words of a list in the file; another one is told at its cell', async () => {
    const { token } = await shop.admin()
    const { create, exported, read, send } = transferCalls(shop, token)
    const { _id: id } = await create({ name: 'Dateitee', traits: ['loose', 'caffeineFree'] })
    const csv = await exported({ search: 'Dateitee' })
    expect(csv).toContain('loose, caffeineFree')
    expect((await send(edited(csv, { 2: { traits: 'vegan, bags' } }))).errors).toEqual([])
    expect((await read(id)).traits).toEqual(['bags', 'vegan'])
    const { errors } = await send(edited(await exported({ search: 'Dateitee' }), { 2: { traits: 'bio' } }))
    expect(errors.map(({ line }) => line)).toEqual([2])
    expect(errors[0]?.message).toContain('bio')
  })
})
