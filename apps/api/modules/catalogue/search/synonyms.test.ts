import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_SYNONYMS, type Synonyms } from '@/shop/synonyms/synonyms'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const read = () => shop.ok('getSynonyms', { token })
async function save(synonyms: Partial<Synonyms>) {
  const { updatedAt } = await read()
  const all = { ...NO_SYNONYMS, ...synonyms }
  const sent = { de: all.de.map((group) => [...group]), tr: [], en: all.en.map((group) => [...group]) }
  return shop.ok('updateSynonyms', { token, body: { synonyms: sent, updatedAt } })
}
const listed = async (search: string, query = {}) => {
  const found = await shop.ok('listProducts', { query: { platform: 'germany', limit: 50, search, ...query } })
  return { ...found, names: found.products.map(({ name }) => name) }
}
const suggested = async (q: string) => {
  const { products, isSimilar } = await shop.ok('suggestProducts', { query: { q, platform: 'germany' } })
  return { isSimilar, names: products.map(({ name }) => name) }
}

describe('words that mean the same', () => {
  it('are read and saved all at once, those of the demo to begin with, and the log has what changed [ADMIN-590] [CATALOGUE-591]', async () => {
    const before = await read()
    expect(before.synonyms.tr).toContainEqual(['zencefil', 'Ingwer', 'ginger'])
    const kept = {
      de: [
        ['Rooibos', 'Rooibusch', 'Rotbusch'],
        ['Kräuter', 'herbs'],
      ],
      tr: [],
      en: [],
    }
    shop.clock.advance(1_000)
    const body = { synonyms: kept, updatedAt: before.updatedAt }
    const saved = await shop.ok('updateSynonyms', { token, body })
    expect(saved.synonyms).toEqual(kept)
    expect(await read()).toEqual(saved)
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'search' } })
    expect(entries[0]).toMatchObject({ action: 'search.synonyms' })
    expect(entries[0]?.changes).toContainEqual({
      field: 'de',
      from: 'Kurkuma = Gelbwurz, Minze = Menthe, Probierset = Geschenk',
      to: 'Kräuter = herbs',
    })
  })

  it('are refused to who opened them before another save, of two at once the second [ADMIN-590]', async () => {
    const { updatedAt } = await read()
    const body = { synonyms: { de: [['a1', 'b1']], tr: [], en: [] }, updatedAt }
    const both = await Promise.all([1, 2].map(() => shop.call('updateSynonyms', { token, body })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await shop.refused('updateSynonyms', { token, body })).code).toBe('STALE')
  })

  it('are told at their group where they are none, and nothing is saved [ADMIN-590]', async () => {
    const before = await read()
    const de = [
      ['Rooibos', 'Rotbusch'],
      ['grüner Tee', 'Sencha'],
      ['rooibos', 'Tee'],
    ]
    const body = { synonyms: { de, tr: [['nane']], en: [] }, updatedAt: before.updatedAt }
    const { status, errors } = await shop.refused('updateSynonyms', { token, body })
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path).sort()).toEqual([
      'synonyms.de.1.0',
      'synonyms.de.2',
      'synonyms.tr.0',
    ])
    expect(await read()).toEqual(before)
  })

  it('need the permission to edit products, and to read them to be read [ADMIN-590]', async () => {
    const orders = await shop.admin({ role: 'orders' })
    const body = { synonyms: { de: [], tr: [], en: [] }, updatedAt: (await read()).updatedAt }
    expect((await shop.refused('updateSynonyms', { token: orders.token, body })).code).toBe('FORBIDDEN')
    const catalogue = await shop.admin({ role: 'catalogue' })
    await shop.ok('updateSynonyms', { token: catalogue.token, body })
  })
})

describe('a search', () => {
  it('finds by another word of the group at once, and calls it no likeness [CATALOGUE-590]', async () => {
    await save({})
    expect((await listed('gelbwurz')).names).not.toContain('Kurkuma Plus')
    await save({ de: [['Gelbwurz', 'Kurkuma']] })
    const found = await listed('GELBWURZ')
    expect(found.names).toContain('Kurkuma Plus')
    expect(found).not.toHaveProperty('isSimilar')
    expect(await suggested('gelbwurz')).toMatchObject({ isSimilar: false })
    expect((await suggested('gelbwurz')).names).toContain('Kurkuma Plus')
  })

  it('takes the groups of every language, with accents or umlauts however they are typed [CATALOGUE-590]', async () => {
    await save({ en: [['tůrmeric-root', 'Kurkuma']], de: [['Blütenmischung', 'Kurkuma']] })
    expect((await listed('turmeric-root')).names).toContain('Kurkuma Plus')
    expect((await listed('bluetenmischung')).names).toContain('Kurkuma Plus')
  })

  it('still wants every word, each by itself or by another one [CATALOGUE-590]', async () => {
    await save({
      de: [
        ['xingu', 'Ingwer'],
        ['xitro', 'Zitrone'],
      ],
    })
    expect((await listed('xingu xitro')).names).toContain('Ingwer Zitrone')
    expect((await listed('xingu xqzvwy')).names).not.toContain('Ingwer Zitrone')
  })

  it('lists products with the typed word first, in whatever order they stand [CATALOGUE-590]', async () => {
    await save({})
    const own = (await listed('hagebutte')).names
    const others = (await listed('kurkuma')).names.filter((name) => !own.includes(name))
    expect([own.length > 0, others.length > 0]).toEqual([true, true])
    await save({ de: [['Hagebutte', 'Kurkuma']] })
    const both = await listed('hagebutte')
    expect(both.names).toEqual([...own, ...others])
    expect((await listed('kurkuma')).names.slice(0, others.length)).toEqual(expect.arrayContaining(others))
    expect(await listed('hagebutte', { limit: 1, page: both.names.length })).toMatchObject({
      names: [both.names.at(-1)],
    })
    expect((await suggested('hagebutte')).names[0]).toBe(own[0])
    const prices = (await listed('hagebutte', { sort: 'price_asc' })).products.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('lists thousands so, too, each once [CATALOGUE-590]', async () => {
    const columns = await shop.db.execute<{ names: string }>(
      sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'name', 'position', 'family_id', 'size_label', 'is_default_size')`,
    )
    const names = sql.raw(columns.rows[0]?.names ?? '')
    await shop.db.execute(sql`insert into products (slug, name, position, ${names})
      select 'viel-' || n, case when n % 400 = 0 then 'Xingu' else 'Yerba' end || n, 100 + n, ${names}
      from products, generate_series(1, 1100) n where slug = 'hagebutte'`)
    await save({ de: [['Xingu', 'Yerba']] })
    const found = await listed('xingu', { limit: 3 })
    expect(found.names).toEqual(['Xingu400', 'Xingu800', 'Yerba1'])
    const second = await listed('xingu', { limit: 3, page: 2 })
    expect(second.names).toEqual(['Yerba2', 'Yerba3', 'Yerba4'])
    expect((await suggested('xingu')).names.slice(0, 3)).toEqual(['Xingu400', 'Xingu800', 'Yerba1'])
  })

  it('counts for the filters what it lists [CATALOGUE-590]', async () => {
    await save({ de: [['Hagebutte', 'Kurkuma']] })
    const { facets } = await listed('hagebutte', { facets: 'true' })
    const inStock = await listed('hagebutte', { inStock: 'true' })
    expect(facets?.flags.inStock).toBe(inStock.pagination.total)
  })

  it('of the back office finds what was typed alone [CATALOGUE-590]', async () => {
    await save({ de: [['Hagebutte', 'Kurkuma']] })
    const found = await shop.ok('listProducts', { token, query: { search: 'hagebutte' } })
    expect(found.products.map(({ name }) => name)).not.toContain('Kurkuma Plus')
  })

  it('takes twenty other words at most [API-590]', async () => {
    const group = (from: number, last: string) => [
      ...Array.from({ length: 19 }, (_, at) => `xq${from + at}zvw`),
      last,
    ]
    await save({ de: [group(10, 'Ingwer'), group(40, 'Zitrone')] })
    expect((await listed('xq10zvw')).names).toContain('Ingwer Zitrone')
    expect((await listed('xq40zvw')).names).toContain('Ingwer Zitrone')
    expect((await listed('xq10zvw xq40zvw')).names).not.toContain('Ingwer Zitrone')
  })
})
