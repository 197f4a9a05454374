import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { parse } from 'csv-parse/sync'
import { csvFile } from '@/domain/shared/csv'
import type { Body, Query } from '@/contract/shared/dto'
import { auditLog, products } from '../../../platform/db/schema'
import { productDraft } from '../../../testing/drafts'
import { testShop } from '../../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createProduct'>> = {}) =>
  (await shop.ok('createProduct', { token, body: { ...productDraft, ...body } })).product
const read = async (id: string) => (await shop.ok('getProduct', { token, params: { id } })).product
const count = () => shop.db.$count(products)

const exported = async (query: Query<'exportProducts'> = {}) =>
  (await shop.call('exportProducts', { token, query })).body
const tableOf = (csv: string) => parse(csv, { bom: true, delimiter: ';' })

/** The exported file with some cells written anew: by column and line (2 is the first product). */
function edited(csv: string, cells: Readonly<Record<number, Readonly<Record<string, string>>>>): string {
  const [header = [], ...lines] = tableOf(csv)
  const written = lines.map((line, index) =>
    line.map((cell, place) => cells[index + 2]?.[header[place] ?? ''] ?? cell),
  )
  return csvFile([header, ...written])
}
const send = (csv: string, more: Partial<Body<'importProducts'>> = {}) =>
  shop.ok('importProducts', { token, body: { csv, dryRun: false, ...more } })
const preview = (csv: string) => send(csv, { dryRun: true })
const file = (header: readonly string[], ...lines: readonly (readonly string[])[]) =>
  csvFile([header, ...lines])

describe('GET /products/export.csv [CATALOGUE-42]', () => {
  it('is a file for spreadsheets with every product', async () => {
    const response = await shop.call('exportProducts', { token })
    expect(response.headers['content-type']).toMatch(/^text\/csv/)
    expect(response.headers['content-disposition']).toMatch(/^attachment; .*products\.csv/)
    expect(response.body.startsWith('\uFEFFid;slug;name;')).toBe(true)
    const [header = [], ...lines] = tableOf(response.body)
    expect(lines).toHaveLength(24)
    const tea = lines.find((line) => line[1] === 'abendruhe')
    const { price } = (await shop.ok('getProductBySlug', { params: { slug: 'abendruhe' } })).product
    expect(tea?.[header.indexOf('price.germany')]).toBe(price.toFixed(2).replace('.', ','))
  })

  it('follows the filters of the list', async () => {
    const { pagination } = await shop.ok('listProducts', { token, query: { category: 'Detox' } })
    expect(tableOf(await exported({ category: 'Detox' }))).toHaveLength(pagination.total + 1)
  })

  it('makes formulas harmless, and reads them back as they were', async () => {
    const { _id: id } = await create({ name: '=HYPERLINK("x")', subtitle: "'+1" })
    const csv = await exported({ search: 'HYPERLINK' })
    expect(csv).toContain(`"'=HYPERLINK(""x"")";''+1;`)
    expect(await preview(csv)).toMatchObject({ errors: [], rows: [{ line: 2, id, changes: [] }] })
  })
})

describe('POST /products/import [CATALOGUE-43]', () => {
  it('changes nothing with a file that was not changed', async () => {
    const { rows, errors, stored } = await send(await exported())
    expect(errors).toEqual([])
    expect(rows.filter(({ changes }) => changes.length > 0)).toEqual([])
    expect(stored).toBe(true)
  })

  it('shows every change, and stores what was shown', async () => {
    const { _id: id } = await create({
      name: 'Vorschau',
      prices: [{ platform: 'germany', amount: 12.9 }],
      features: ['Bio', 'Lose; offen'],
    })
    const csv = edited(await exported({ search: 'Vorschau' }), {
      2: { name: 'Ausblick', 'price.germany': '1.249,5', 'price.turkey': '450', features: 'Bio\nVegan' },
    })
    const plan = await preview(csv)
    expect(plan).toMatchObject({ stored: false, errors: [] })
    expect(plan.rows).toEqual([
      {
        line: 2,
        id,
        name: 'Ausblick',
        changes: [
          { column: 'name', before: 'Vorschau', after: 'Ausblick' },
          { column: 'price.germany', before: '12,90', after: '1249,50' },
          { column: 'price.turkey', before: '', after: '450,00' },
          { column: 'features', before: 'Bio\nLose; offen', after: 'Bio\nVegan' },
        ],
      },
    ])
    expect((await read(id)).name).toBe('Vorschau')
    expect((await send(csv, { version: plan.version })).stored).toBe(true)
    expect(await read(id)).toMatchObject({
      name: 'Ausblick',
      price: 1249.5,
      features: ['Bio', 'Vegan'],
      prices: [
        { platform: 'germany', amount: 1249.5 },
        { platform: 'turkey', amount: 450 },
      ],
    })
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${id}`))
    expect(log.map(({ action }) => action)).toContain('product.update')
  })

  it('refuses what is no longer as the preview showed it', async () => {
    const { _id: id } = await create({ name: 'Inzwischen' })
    const csv = edited(await exported({ search: 'Inzwischen' }), { 2: { 'price.germany': '5' } })
    const { version } = await preview(csv)
    await shop.ok('updateProduct', { token, params: { id }, body: { price: 9 } })
    const body = { csv, dryRun: false, version }
    expect(await shop.refused('importProducts', { token, body })).toMatchObject({
      status: 409,
      code: 'STALE',
    })
    expect((await read(id)).price).toBe(9)
  })

  it('names three broken lines of two hundred, stores none and then the others [ADMIN-60]', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => create({ name: `Reihe ${index + 1}`, subtitle: 'Serie' })),
    )
    const csv = await exported({ search: 'Serie' })
    expect(tableOf(csv)).toHaveLength(201)
    const all = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [index + 2, { 'price.germany': `${20 + index},5` }]),
    )
    const broken = edited(csv, {
      ...all,
      5: { 'price.germany': 'zwölf' },
      77: { name: '' },
      201: { category: 'Nirgends' },
    })
    const plan = await preview(broken)
    expect(plan.errors.map(({ line }) => line)).toEqual([5, 77, 201])
    expect(plan.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('zwölf'),
      expect.stringContaining('name'),
      expect.stringContaining('Nirgends'),
    ])
    expect((await send(broken, { version: plan.version })).stored).toBe(false)
    const prices = async () =>
      tableOf(await exported({ search: 'Serie' })).filter((line) => line.includes('12,90')).length
    expect(await prices()).toBe(200)
    const done = await send(broken, { version: plan.version, skipBroken: true })
    expect(done.rows.filter(({ changes }) => changes.length > 0)).toHaveLength(197)
    expect(await prices()).toBe(3)
    // The corrected file has only the three left to do.
    const rest = await send(edited(csv, all))
    expect(rest.rows.filter(({ changes }) => changes.length > 0)).toHaveLength(3)
    expect(await prices()).toBe(0)
  })

  it('keeps units that were sold since the export', async () => {
    const { _id: id } = await create({ name: 'Lagerware', stock: { quantity: 50 } })
    const csv = await exported({ search: 'Lagerware' })
    await shop.db.update(products).set({ stockQuantity: 47 }).where(eq(products.id, id))
    await send(edited(csv, { 2: { subtitle: 'neu' } }))
    expect((await read(id)).stock.quantity).toBe(47)
    const counted = edited(csv, { 2: { stock: '60' } })
    expect((await preview(counted)).rows[0]?.changes).toContainEqual({
      column: 'stock',
      before: '47',
      after: '57',
    })
    await send(counted)
    expect((await read(id)).stock.quantity).toBe(57)
    expect((await preview(edited(csv, { 2: { stock: '0' } }))).rows[0]?.changes).toContainEqual({
      column: 'stock',
      before: '57',
      after: '7',
    })
    expect((await preview(edited(csv, { 2: { stock: '0', stockAsExported: '90' } }))).errors).toHaveLength(1)
  })

  it('adds products without an id, once', async () => {
    const before = await count()
    const csv = file(
      ['id', 'slug', 'name', 'shortDescription', 'detailedDescription', 'category', 'price.germany', 'stock'],
      ['', '', 'Eisenkraut', 'Kurz.', 'Lang.', 'Detox', '7,90', '12'],
      ['', 'mein-kraut', 'Süßholz', 'Kurz.', 'Lang.', 'Detox', '8', ''],
    )
    const { rows } = await send(csv)
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      [null, 'Eisenkraut'],
      [null, 'Süßholz'],
    ])
    expect(await count()).toBe(before + 2)
    const { product } = await shop.ok('getProductBySlug', { params: { slug: 'eisenkraut' } })
    expect(product).toMatchObject({ price: 7.9, stock: { quantity: 12 }, status: 'active' })
    const again = await send(csv)
    expect(again).toMatchObject({ stored: false, errors: [{ line: 2 }] })
    expect(await count()).toBe(before + 2)
  })

  it('leaves fields alone whose column is missing, and takes a price away with an empty cell', async () => {
    const { _id: id } = await create({
      name: 'Teilweise',
      subtitle: 'bleibt',
      prices: [
        { platform: 'germany', amount: 5 },
        { platform: 'mobile', amount: 6 },
      ],
    })
    await send(file(['id', 'price.mobile'], [id, '']))
    expect(await read(id)).toMatchObject({ name: 'Teilweise', subtitle: 'bleibt', prices: [{ amount: 5 }] })
    const last = await preview(file(['id', 'price.germany'], [id, '']))
    expect(last.errors).toMatchObject([{ line: 2 }])
  })

  it.each([
    ['commas', ','],
    ['tabs', '\t'],
  ])('reads %s and line ends of any kind', async (_, sign) => {
    const { _id: id } = await create()
    const csv = [['id', 'subtitle'].join(sign), [id, `"a${sign} b"`].join(sign), ''].join('\n')
    expect((await preview(csv)).rows[0]?.changes).toEqual([
      { column: 'subtitle', before: '', after: `a${sign} b`.trim() },
    ])
  })

  it.each([
    ['an unknown column', 'id;farbe\n1;2', 1],
    ['a column twice', 'id;name;name\n1;2;3', 1],
    ['no product', 'id;name\n;\n', 1],
    ['an open quote', 'id;name\n;x\n;"y', 3],
    ['a quote in the middle', 'id;name\n;x"y\n', 2],
    ['an unknown id', `id;name\n${randomUUID()};x`, 2],
    ['an id that is none', 'id;name\nx;y', 2],
    ['too many cells', 'id;name\n;x;y', 2],
    ['too few cells', 'id;name\nx', 2],
    ['a new product without its fields', 'name\nNeu', 2],
    ['the same slug twice', 'slug;subtitle\nabendruhe;a\nabendruhe;b', 3],
    ['a status that is none', 'slug;status\nabendruhe;neu', 2],
    ['a negative stock', 'slug;stock\nabendruhe;-1', 2],
    ['half a unit', 'slug;stock\nabendruhe;1,5', 2],
    ['a former price below the price', 'slug;price.germany;originalPrice.germany\nabendruhe;9;8', 2],
    ['a former price without a price', 'slug;price.germany;originalPrice.germany\nabendruhe;;8', 2],
    ['more than ten million', 'slug;price.germany\nabendruhe;10000001', 2],
    ['net content without a unit', 'slug;netContent.unit\nabendruhe;', 2],
    ['a long number', `slug;price.germany\nabendruhe;${'1'.repeat(10_000)}`, 2],
    ['a name of 201 letters', `slug;name\nabendruhe;${'x'.repeat(201)}`, 2],
  ])('names the line of %s', async (_, csv, line) => {
    const answer = await send(csv)
    expect(answer.stored).toBe(false)
    expect(answer.errors.map((error) => error.line)).toContain(line)
  })

  it('says what is wrong in the language of the administrator', async () => {
    const ask = async (language: string) => {
      const headers = { 'accept-language': language }
      const body = { csv: 'id;farbe\n1;2', dryRun: true }
      return (await shop.ok('importProducts', { token, body, headers })).errors[0]?.message
    }
    expect(await ask('tr')).toBe('“farbe” adlı bir sütun yok')
    expect(await ask('de')).toBe('Eine Spalte „farbe“ gibt es nicht')
  })

  it('moves an address to a free one only', async () => {
    const { _id: id } = await create({ name: 'Umzug' })
    const taken = await preview(file(['id', 'slug'], [id, 'abendruhe']))
    expect(taken.errors).toMatchObject([{ line: 2 }])
    await send(file(['id', 'slug'], [id, 'Neue Anschrift']))
    expect((await read(id)).seo.slug).toBe('neue-anschrift')
  })

  it('takes no more than a file can hold', async () => {
    const body = { csv: 'x'.repeat(8_000_001), dryRun: true }
    expect((await shop.refused('importProducts', { token, body })).code).toBe('VALIDATION')
  })
})
