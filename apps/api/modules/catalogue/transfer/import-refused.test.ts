import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testShop } from '@apps/api/testing/test-app'
import { edited, file, tableOf, transferCalls } from './transfer.fixtures'

const shop = await testShop()
const { token } = await shop.admin()
const { exported, send, preview } = transferCalls(shop, token)

describe('POST /products/import refuses [CATALOGUE-43]', () => {
  it('names three broken lines of two hundred, stores none and then the others [ADMIN-60]', async () => {
    const header = [
      'name',
      'subtitle',
      'shortDescription',
      'detailedDescription',
      'category',
      'price.germany',
    ]
    const cells = ['Serie', 'Kurz.', 'Lang.', 'Detox', '12,90']
    await send(file(header, ...Array.from({ length: 200 }, (_, index) => [`Reihe ${index + 1}`, ...cells])))
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
    expect(plan.errors).toMatchObject([
      {
        line: 5,
        name: 'Reihe 4',
        column: 'price.germany',
        message: '„zwölf“ ist nicht lesbar. Lesbar ist: 11,90',
      },
      { line: 77, name: 'Reihe 76', column: 'name' },
      { line: 201, name: 'Reihe 200', column: 'category' },
    ])
    expect(plan.errors[2]?.message).toContain('Nirgends')
    expect((await send(broken, { version: plan.version })).stored).toBe(false)
    const prices = async () =>
      tableOf(await exported({ search: 'Serie' })).filter((line) => line.includes('12,90')).length
    expect(await prices()).toBe(200)
    const done = await send(broken, { version: plan.version, skipBroken: true })
    expect(done.rows.filter(({ changes }) => changes.length > 0)).toHaveLength(197)
    expect(await prices()).toBe(3)
    // The corrected file contains only the three remaining changes.
    const rest = await send(edited(csv, all))
    expect(rest.rows.filter(({ changes }) => changes.length > 0)).toHaveLength(3)
    expect(await prices()).toBe(0)
  })

  it.each([
    ['an unknown column', 'id;farbe\n1;2', 1],
    ['a column twice', 'id;name;name\n1;2;3', 1],
    ['no product', 'id;name\n;\n', 1],
    ['an empty file', '', 1],
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

  it.each([
    ['a million column names', () => `${Array.from({ length: 140_000 }, (_, n) => `c${n}`).join(';')}\n1`, 1],
    ['a line of all that a file can hold', () => `${';'.repeat(7_999_990)}\n1`, 1],
    ['millions of empty lines', () => `${'\n'.repeat(3_000_000)}a`, 1],
  ])('reads no further than it has to: %s [API-80]', async (_, csv, line) => {
    const { errors } = await preview(csv())
    expect(errors.map((error) => error.line)).toContain(line)
    expect(errors.length).toBeLessThan(100)
  })

  it('takes no more than a file can hold', async () => {
    const body = { csv: 'x'.repeat(8_000_001), dryRun: true }
    expect((await shop.refused('importProducts', { token, body })).code).toBe('VALIDATION')
  })
})
