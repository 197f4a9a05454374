import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { csvFile } from '@/shop/shared/csv'
import { dataOf, expect, notice, openSection, test as base } from './steps/back-office'

// Its own server, so that other spec files do not see two hundred products.
const test = base.extend<object>({
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
})

const TOTAL = 200
const HEADER_LINES = 1
/** Time limit in ms to save two hundred products on a slow machine. */
const STORING = 60_000
const stored = z.object({ stored: z.boolean() })
const page1 = z.object({ pagination: z.object({ total: z.number() }) })

const countProducts = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await dataOf(await request.get('/api/products?limit=1', { headers }), page1)).pagination.total

/** Adds products up to `TOTAL`. */
async function fillShop(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const missing = TOTAL - (await countProducts(request, headers))
  const csv = csvFile([
    ['name', 'shortDescription', 'detailedDescription', 'category', 'price.germany', 'stock'],
    ...Array.from({ length: missing }, (_, index) => [
      `Reihe ${index + 1}`,
      'Eine Probe.',
      'Ein Beutel zum Probieren.',
      'Detox',
      '4,90',
      '50',
    ]),
  ])
  const answer = await request.post('/api/products/import', {
    headers,
    data: { csv, dryRun: false },
    timeout: STORING,
  })
  expect(await dataOf(answer, stored)).toEqual({ stored: true })
}

/** A CSV file with cells by column and line (2 is the first product). */
class Sheet {
  readonly #header: readonly string[]
  readonly #rows: string[][]

  constructor(csv: string) {
    const [header = [], ...rows] = parse(csv, { bom: true, delimiter: ';' })
    this.#header = header
    this.#rows = rows
  }

  get lines(): readonly number[] {
    return this.#rows.map((_, index) => index + 1 + HEADER_LINES)
  }

  read(line: number, column: string): string {
    return this.#rows[line - 1 - HEADER_LINES]?.[this.#header.indexOf(column)] ?? ''
  }

  write(line: number, column: string, cell: string): void {
    const row = this.#rows[line - 1 - HEADER_LINES]
    if (row) row[this.#header.indexOf(column)] = cell
  }

  lineOf(slug: string): number {
    return this.lines.find((line) => this.read(line, 'slug') === slug) ?? 0
  }

  file(name: string) {
    const text = csvFile([this.#header, ...this.#rows])
    return { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') }
  }
}

async function downloadSheet(page: Page): Promise<Sheet> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  return new Sheet(await readFile(await (await download).path(), 'utf8'))
}

const choose = (dialog: Locator, sheet: Sheet) =>
  dialog.locator('input[type="file"]').setInputFiles(sheet.file('urunler.csv'))

test('two hundred products are exported; an import with three invalid lines saves none, a corrected one all [CATALOGUE-42] [CATALOGUE-43] [ADMIN-60]', async ({
  page,
  request,
  session,
  shopper,
}) => {
  const headers = { authorization: `Bearer ${session.token}` }
  await fillShop(request, headers)
  await openSection(page, 'products', 'Ürünler')
  const sheet = await downloadSheet(page)
  expect(sheet.lines).toHaveLength(TOTAL)
  const tea = sheet.lineOf('abendruhe')
  const before = sheet.read(tea, 'price.germany')
  const dialog = page.getByRole('dialog', { name: 'Ürünleri CSV ile değiştir' })
  const shownPrice = (price: string) => shopper.getByText(new RegExp(`${price}\\s€`)).first()

  for (const line of sheet.lines) {
    sheet.write(line, 'price.germany', `${20 + line},50`)
    sheet.write(line, 'originalPrice.germany', '')
    // All sizes of a product have one name.
    const name = sheet.read(line, 'name')
    if (name.length % 2 === 1) sheet.write(line, 'name', `${name} Neu`)
  }
  const [first, second, third] = sheet.lines.filter((line) => line !== tea).slice(-3)
  const broken = [
    [first, 'price.germany', 'zwölf', /: Almanya: fiyat – “zwölf” okunamadı\. Örnek: 11,90$/],
    [second, 'name', '', /: Ürün adı – /],
    [third, 'category', 'Nirgends', /“Nirgends” adlı bir kategori yok/],
  ] as const
  const whole = broken.map(([line = 0, column]) => [line, column, sheet.read(line, column)] as const)

  await test.step('the preview lists the three lines, and nothing can be saved', async () => {
    for (const [line = 0, column, cell] of broken) sheet.write(line, column, cell)
    await page.getByRole('button', { name: 'CSV yükle' }).click()
    await choose(dialog, sheet)
    await expect(dialog.getByText('3 hatalı satır', { exact: true })).toBeVisible()
    const errors = dialog.getByRole('list', { name: 'Hatalı satırlar' }).getByRole('listitem')
    await expect(errors).toHaveCount(3)
    for (const [index, [line, , , reason]] of broken.entries()) {
      await expect(errors.nth(index)).toContainText(`Satır ${line}`)
      await expect(errors.nth(index).locator('span')).toHaveText(reason)
    }
    await expect(dialog.getByRole('button', { name: /ürünü kaydet$/ })).toBeDisabled()
  })

  await test.step('the shop is unchanged', async () => {
    expect(await countProducts(request, headers)).toBe(TOTAL)
    await shopper.goto('/product/abendruhe')
    await expect(shownPrice(before)).toBeVisible()
  })

  await test.step('the corrected file is saved completely', async () => {
    for (const [line, column, cell] of whole) sheet.write(line, column, cell)
    await dialog.getByRole('button', { name: 'Başka dosya' }).click()
    await choose(dialog, sheet)
    await expect(dialog.getByText(`${TOTAL} değişen`, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: `${TOTAL} ürünü kaydet` }).click()
    await expect(notice(page, `${TOTAL} ürün kaydedildi`)).toBeVisible({ timeout: STORING })
  })

  await test.step('the storefront has the new price and name', async () => {
    const name = sheet.read(tea, 'name')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(shownPrice(sheet.read(tea, 'price.germany'))).toBeVisible()
  })

  await test.step('a new export equals the imported file', async () => {
    const again = await downloadSheet(page)
    for (const column of ['id', 'name', 'price.germany'])
      expect(again.lines.map((line) => again.read(line, column))).toEqual(
        sheet.lines.map((line) => sheet.read(line, column)),
      )
  })
})
