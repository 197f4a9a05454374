import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './steps/product'
import { holdScripts, hydrated, labelOf } from './steps/shop'

const listAnswer = z.object({
  data: z.object({
    products: z.array(z.object({ inStock: z.boolean(), seo: z.object({ slug: z.string() }) })),
  }),
})

const products = (page: Page) => page.getByRole('list', { name: 'Produkte' }).getByRole('article')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kategorie' }).getByRole('radio', { name: new RegExp(`^${name}`) })
const filter = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const count = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const names = (page: Page) => products(page).getByRole('heading').allInnerTexts()

test('filters, search, sorting and page are in the URL; reload and Back restore them [SHOP-3]', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(count(page, '24 Produkte')).toBeVisible()
  await expect(products(page)).toHaveCount(12)

  await test.step('a category', async () => {
    await labelOf(category(page, 'Beauty')).click()
    await expect(page).toHaveURL(/\/products\?category=Beauty$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Beauty' })).toBeVisible()
    await expect(count(page, '4 Produkte')).toBeVisible()
  })

  await test.step('sorted by price', async () => {
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption('price_desc')
    await expect(page).toHaveURL(/sort=price_desc/)
    await expect(products(page).first()).toContainText('Kollagen Beere')
  })

  await test.step('restored by a reload', async () => {
    await page.reload()
    await expect(category(page, 'Beauty')).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price_desc')
    await expect(products(page).first()).toContainText('Kollagen Beere')
    await expect(products(page)).toHaveCount(4)
  })

  await test.step('a search within it; without results other options are offered', async () => {
    await page.getByRole('searchbox').fill('kurkuma')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=kurkuma/)
    await expect(page.getByRole('heading', { name: 'Zu „kurkuma“ wächst hier noch nichts' })).toBeVisible()
    await page.getByRole('link', { name: 'In allen Kategorien suchen' }).click()
    await expect(products(page).filter({ hasText: 'Kurkuma Plus' })).toBeVisible()
    await expect(page).not.toHaveURL(/category=/)
  })

  await test.step('Back restores the category', async () => {
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Beauty' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(products(page)).toHaveCount(4)
  })
})

test('filters hold together, are in the address, and Back takes the last one away [SHOP-330]', async ({
  page,
}) => {
  await page.goto('/products')
  await labelOf(filter(page, 'Bio')).click()
  await expect(page).toHaveURL(/\/products\?organic=true$/)
  const organic = await products(page).count()
  await labelOf(filter(page, 'Beutel')).click()
  await expect(page).toHaveURL(/kind=bags&organic=true$/)
  await expect(page.getByRole('link', { name: 'Filter Bio entfernen' })).toBeVisible()
  await expect(filter(page, 'Beutel')).toBeFocused()
  // Back may be pressed before the page is hydrated, which is then not drawn anew.
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(filter(page, 'Beutel')).toBeChecked()
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(filter(page, 'Beutel')).not.toBeChecked()
  await expect(filter(page, 'Bio')).toBeChecked()
  await expect(products(page)).toHaveCount(organic)
  expect(problems).toEqual([])
  await page.getByRole('link', { name: 'Filter Bio entfernen' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('status').filter({ hasText: '24 Produkte' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters are a sheet that tells how much is left [SHOP-332]', async ({ page }) => {
    await page.goto('/products')
    await hydrated(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('form', { name: 'Filter' })
    await labelOf(filter(page, 'Bio')).click()
    await expect(page).toHaveURL(/organic=true$/)
    const show = sheet.getByRole('button', { name: /Produkte? anzeigen$/ })
    await expect(show).not.toHaveText(/^24 /)
    const left = Number.parseInt(await show.innerText(), 10)
    expect(left).toBeLessThan(24)
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(count(page, `${left} Produkte`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filter 1' })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are a form, what is set is links, and what does not work is said [SHOP-330] [SHOP-501]', async ({
    page,
  }) => {
    await page.goto('/products?search=tee&sort=price_desc')
    await expect(page.getByText(/^Zum Bestellen, Anmelden .* braucht dieser Shop JavaScript\./)).toBeVisible()
    await labelOf(filter(page, 'Bio')).click()
    await labelOf(filter(page, 'Lose')).click()
    await page.getByLabel('Preis bis').fill('15,50')
    await page.getByRole('button', { name: 'Auswahl anwenden' }).click()
    await expect(page).toHaveURL(/search=tee&.*kind=loose&.*organic=true&.*maxPrice=15%2C50.*sort=price_desc/)
    await expect(filter(page, 'Bio')).toBeChecked()
    await expect(page.getByLabel('Preis bis')).toHaveValue('15,50')
    await page.getByRole('link', { name: 'Filter bis 15,50 € entfernen' }).click()
    await expect(page).toHaveURL(/\/products\?search=tee&kind=loose&organic=true&sort=price_desc$/)
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Bestellungen werden geladen')).toBeHidden()
  })
})

test('a search sent before the scripts have arrived keeps the filters, and Back shows them without it [SHOP-3]', async ({
  page,
}) => {
  const scripts = '**/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto('/products?category=Beauty&sort=price_desc')
  await page.getByRole('searchbox').fill('kollagen')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/products?category=Beauty&sort=price_desc&search=kollagen')
  await expect(products(page)).toHaveCount(1)
  await page.unroute(scripts)
  await page.goBack()
  await expect(products(page)).toHaveCount(4)
  await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price_desc')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the second page shows the rest, also by link and without JavaScript', async ({ page, request }) => {
  await page.goto('/products')
  const first = await names(page)
  await page.getByRole('link', { name: 'Seite 2', exact: true }).click()
  await expect(page).toHaveURL(/\/products\?page=2$/)
  await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(products(page).first()).not.toContainText(first[0] ?? '')
  const second = await names(page)
  expect(new Set([...first, ...second]).size).toBe(24)
  const html = await (await request.get('/products?page=2')).text()
  for (const name of second) expect(html).toContain(name.replace('&', '&amp;'))
})

test('a sold-out product is marked and cannot be bought', async ({ page, request }) => {
  const answer = await request.get('/api/products?platform=germany&limit=100')
  const listed = listAnswer.parse(await answer.json()).data.products
  const slug = listed.find(({ inStock }) => !inStock)?.seo.slug ?? ''
  await page.goto(`/product/${slug}`)
  await expect(page.getByRole('button', { name: 'Ausverkauft' }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Express-Kauf' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Ausverkauft. Wir füllen gerade nach.')
})

test('legal pages are complete and linked in the footer [LAW-8]', async ({ page, request }) => {
  const pages = [
    ['impressum', 'Impressum'],
    ['agb', 'Allgemeine Geschäftsbedingungen'],
    ['datenschutz', 'Datenschutzerklärung'],
    ['widerruf', 'Widerrufsbelehrung'],
    ['versand', 'Versand und Zahlung'],
    ['barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ] as const
  for (const [name, title] of pages) {
    const answer = await request.get(`/legal/${name}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(title)
  }
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL(/\/legal\/datenschutz$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible()
  await expect(page).toHaveTitle(/Datenschutzerklärung/)
})

test('an unknown URL is a 404 page with links', async ({ page }) => {
  for (const path of ['/gibt/es/nicht', '/legal/gibt-es-nicht']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Hier wächst nichts' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Alle Produkte' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(products(page)).toHaveCount(12)
})

test('an unknown product is still shown as missing after hydration', async ({ page }) => {
  const answer = await page.goto('/product/gibt-es-nicht', { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Ürün Bulunamadı' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/$/)
})

const SUPPLEMENTS = 'kein Ersatz für eine ausgewogene'

test('every page has the notice on food supplements; a product has health notes [LAW-11]', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/products', '/product/abendruhe', '/orders', '/legal/agb'])
    expect(await (await request.get(path)).text()).toContain(SUPPLEMENTS)
  await page.goto('/product/abendruhe')
  const notes = page.getByRole('main').getByText('Während Schwangerschaft und Stillzeit')
  const title = page.getByRole('main').getByText('Gesundheitshinweise')
  await expect(notes).toBeVisible()
  await title.click()
  await expect(notes).toBeHidden()
  await title.click()
  await expect(notes).toBeVisible()
})

test('a page that is opened from far down a list begins at its top, at once', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Pfefferminze', exact: true })
  await link.scrollIntoViewIfNeeded()
  // A smooth scroll is still under way when the page gets the focus, and ends where the page changes its height.
  const arrived = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.getElementById('main')?.addEventListener('focus', () => resolve(window.scrollY))
      }),
  )
  await link.click()
  expect(await arrived).toBe(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Pfefferminze' })).toBeInViewport()
})
