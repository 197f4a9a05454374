import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, products } from '@apps/api/platform/db/schema'
import { testShop } from '@apps/api/testing/test-app'
import { edited, file, transferCalls } from './transfer.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { create, read, exported, send, preview } = transferCalls(shop, token)
const count = () => shop.db.$count(products)

describe('POST /products/import [CATALOGUE-43]', () => {
  it('changes nothing with a file that was not changed', async () => {
    const { rows, errors, stored } = await send(await exported())
    expect(errors).toEqual([])
    expect(rows.filter(({ changes }) => changes.length > 0)).toEqual([])
    expect(stored).toBe(true)
  })

  it('reads a file that begins with a line for Excel [ADMIN-993]', async () => {
    const { rows, errors } = await preview(`\uFEFFsep=;\r\n${(await exported()).replace('\uFEFF', '')}`)
    expect(errors).toEqual([])
    expect(rows).toHaveLength((await preview(await exported())).rows.length)
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

  it('reads a status as the screens call it in any language [CATALOGUE-250]', async () => {
    const { slug } = (await create({ name: 'Wortprobe' })).seo
    const status = async (word: string) =>
      (await preview(`slug;status\n${slug};${word}\n`)).rows[0]?.changes[0]?.after
    for (const word of ['inactive', 'Pasif', 'PASİF', 'Inaktiv', 'inactive '])
      expect([word, await status(word)]).toEqual([word, 'inactive'])
    const [wrong] = (await preview(`slug;status\n${slug};pasifik\n`)).errors
    expect(wrong?.column).toBe('status')
    expect(wrong?.message).toContain('active, inactive, out_of_stock, discontinued')
  })

  it('reads numbers as the form does, and refuses what nobody writes [CATALOGUE-81]', async () => {
    const { slug } = (await create({ name: 'Zahlenprobe', netContent: { amount: 5, unit: 'g' } })).seo
    const content = async (amount: string) => {
      const { rows, errors } = await preview(`slug;netContent.amount;netContent.unit\n${slug};${amount};g\n`)
      return rows[0]?.changes[0]?.after ?? errors[0]?.message
    }
    expect([await content('1.000'), await content('1.500,5'), await content('12.5')]).toEqual([
      '1000',
      '1500,5',
      '12,5',
    ])
    for (const price of ['1.234,567', '1.234.56', '1,234,56', '-5'])
      expect([price, (await preview(`slug;price.germany\n${slug};${price}\n`)).errors.length]).toEqual([
        price,
        1,
      ])
    for (const [price, after] of [
      ['1.500,00', '1500,00'],
      ['11,90', '11,90'],
    ])
      expect((await preview(`slug;price.germany\n${slug};${price}\n`)).rows[0]?.changes[0]?.after).toBe(after)
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

  it('changes the product whose slug a line without an id contains', async () => {
    const { _id: id } = await create({ name: 'Nach Adresse', prices: [{ platform: 'germany', amount: 5 }] })
    const { rows } = await preview(file(['id', 'slug', 'name'], ['', 'nach-adresse', 'Umbenannt']))
    expect(rows).toMatchObject([{ id, changes: [{ column: 'name', after: 'Umbenannt' }] }])
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

  it('changes parts of a field and translations, and leaves their neighbours alone', async () => {
    const brewing = { temperature: 95, seconds: 480, grams: 2.5, millilitres: 200 }
    const { _id: id } = await create({
      brewing,
      ingredients: [{ name: 'Kamille', amount: '40', unit: '%' }],
      translations: { tr: { subtitle: 'Çay', ingredients: ['Papatya'] } },
    })
    const header = ['id', 'brewing.grams', 'ingredients', 'translations.tr.subtitle', 'organic.controlBody']
    await send(file(header, [id, '3,5', 'Kamille | 30 | %\nMelisse', '', '']))
    expect(await read(id)).toMatchObject({
      brewing: { ...brewing, grams: 3.5 },
      ingredients: [
        { name: 'Kamille', amount: '30', unit: '%' },
        { name: 'Melisse', amount: '', unit: '' },
      ],
      organic: null,
      translations: { tr: { ingredients: ['Papatya'] } },
    })
    const half = await preview(file(['id', 'organic.controlBody'], [id, 'DE-ÖKO-006']))
    expect(half.errors[0]?.column).toBe('organic.farming')
  })

  it('stores a long text whose first difference comes right after a pictograph', async () => {
    const text = (end: string) => `${'a'.repeat(10)}🌿${'b'.repeat(39)}${end.repeat(300)}`
    const { _id: id } = await create({ detailedDescription: text('c') })
    const csv = file(['id', 'detailedDescription'], [id, text('d')])
    expect((await preview(csv)).rows[0]?.changes[0]?.before).toMatch(/^…b/)
    expect((await send(csv)).stored).toBe(true)
    expect((await read(id)).detailedDescription).toBe(text('d'))
  })

  it('adds products whose names have no Latin letters', async () => {
    const header = ['name', 'shortDescription', 'detailedDescription', 'category', 'price.germany']
    const rest = ['Kurz.', 'Lang.', 'Detox', '7,90']
    const { rows, errors } = await send(file(header, ['Зелёный чай', ...rest], ['Чёрный чай', ...rest]))
    expect(errors).toEqual([])
    expect(rows.map(({ name }) => name)).toEqual(['Зелёный чай', 'Чёрный чай'])
  })

  it('moves an address to a free one only', async () => {
    const { _id: id } = await create({ name: 'Umzug' })
    const taken = await preview(file(['id', 'slug'], [id, 'abendruhe']))
    expect(taken.errors).toMatchObject([{ line: 2 }])
    await send(file(['id', 'slug'], [id, 'Neue Anschrift']))
    expect((await read(id)).seo.slug).toBe('neue-anschrift')
  })
})

it('numbers, cost and both VAT rates go out and come back as they were [CATALOGUE-530] [MONEY-530]', async () => {
  const own = { sku: 'T-1', barcode: '4006381333931', cost: 3.2, taxRate: 7, turkishTaxRate: 1 }
  const { _id: id } = await create({ name: 'Rundreise', ...own })
  const csv = await exported({ search: 'Rundreise' })
  expect((await preview(csv)).rows).toMatchObject([{ id, changes: [] }])
  await send(edited(csv, { 2: { sku: 'T-2', barcode: '', cost: '4,05', turkishTaxRate: '10' } }))
  const changed = { ...own, sku: 'T-2', barcode: '', cost: 4.05, turkishTaxRate: 10 }
  expect(await read(id)).toMatchObject(changed)
})
