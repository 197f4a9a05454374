import type { Locator, Page } from '@playwright/test'
import { expect, test } from './steps/product'
import { addToCart, holdScripts, hydrated, labelOf } from './steps/shop'

test('a press before hydration is handled once, and the header shows it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/product/kurkuma-plus', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  release()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
})

test('a quantity cannot be changed before hydration, when it would be lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/product/kurkuma-plus', { waitUntil: 'domcontentloaded' })
  const buyRow = page.locator('[data-slot=buy-row]')
  await expect(buyRow.locator('[inert]')).toHaveCount(1)
  release()
  await expect(buyRow.locator('[inert]')).toHaveCount(0)
  await buyRow.getByRole('button', { name: 'Menge erhöhen' }).click()
  await buyRow.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
})

test('a tab, a filter, an order and a search chosen before hydration are applied', async ({ page }) => {
  const open = async (path: string) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    return release
  }
  const toProduct = await open('/product/goldmilch')
  await page.getByRole('tab', { name: /Bewertungen/ }).click()
  toProduct()
  await expect(page.getByRole('tabpanel', { name: /Bewertungen/ })).toBeVisible()

  const toFilter = await open('/products')
  await labelOf(page.getByRole('radio', { name: /^Detox/ })).click()
  await page.getByLabel('Sortierung').selectOption('price_asc')
  toFilter()
  await expect(page).toHaveURL(/category=Detox/)
  await expect(page).toHaveURL(/sort=price_asc/)

  const toReset = await open('/products?category=Detox&bestseller=true')
  await page.getByRole('link', { name: 'Filter Detox entfernen' }).click()
  toReset()
  await expect(page).toHaveURL(/products\?bestseller=true$/)

  const toAll = await open('/products?search=xqzvwy')
  await page.getByRole('link', { name: 'Alle Produkte zeigen' }).click()
  toAll()
  await expect(page).toHaveURL(/products$/)

  const toSearch = await open('/products')
  const search = page.getByRole('searchbox', { name: 'Produkte durchsuchen' })
  await search.fill('Kurkuma')
  toSearch()
  await hydrated(page)
  await search.press('Enter')
  await expect(page).toHaveURL(/search=Kurkuma/)
})

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const footerOf = (page: Page) => page.locator('[data-slot=footer]')

/** Waits until all parts have been laid out. */
const settled = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-laid-out')

test(
  'an idle page is whole, also far below its window, and a link to a section reaches it [SHOP-250]',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await settled(page)
    const height = await pageHeight(page)
    const isDrawn = (part: HTMLElement | SVGElement) => part.checkVisibility({ contentVisibilityAuto: true })
    expect(await footerOf(page).getByRole('link').first().evaluate(isDrawn)).toBe(true)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    expect(await pageHeight(page)).toBe(height)

    await page.goto('/legal/versand')
    await settled(page)
    if (isMobile) await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    const contact = page.locator('#contact')
    await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(async () => (await contact.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  },
)

test('an idle page has its pictures far below the window [SHOP-250]', async ({ page }) => {
  await page.goto('/products')
  const pictures = page.locator('[data-slot=product-card] img')
  const missing = () =>
    pictures.evaluateAll(
      (all) => all.filter((image) => !(image instanceof HTMLImageElement && image.naturalWidth)).length,
    )
  await expect(pictures).toHaveCount(12)
  await expect.poll(missing).toBe(0)
})

test('the browser finds no fault in the manifest, and its icons [SHOP-988]', async ({ page, request }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/site.webmanifest', []])
  const sources = [...(data ?? '').matchAll(/"src": "([^"]+)"/g)].map(([, source]) => source ?? '')
  expect(sources).not.toHaveLength(0)
  for (const source of sources)
    expect((await request.get(source)).headers()['content-type']).toMatch(/^image\//)
})

test('a printed page has what is read, and nothing to press [SHOP-500]', async ({ page }) => {
  await page.goto('/product/kurkuma-plus')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
  await expect(main).toContainText('24,90 €')
  // A picture is part of the button that enlarges it.
  const picture = page.getByRole('img')
  await expect(main.getByRole('button').filter({ has: picture })).not.toHaveCount(0)
  await expect(main.getByRole('button').filter({ hasNot: picture })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Passt gut dazu' })).toBeHidden()
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByText('Zum Inhalt springen')).toBeHidden()
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('a printed product is light and has all of its tabs [SHOP-980] [SHOP-500]', async ({ page }) => {
    await page.goto('/product/kurkuma-plus')
    const main = page.getByRole('main')
    const panels = main.locator('[data-slot=tab-panel]')
    await expect(panels.filter({ hasText: 'Kurkumawurzelpulver' })).toHaveCount(1)
    await expect(panels.filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('tab')).toHaveCount(0)
    for (const name of ['Beschreibung', 'Inhaltsstoffe', 'Vorteile', /^Bewertungen/])
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(main.getByRole('row', { name: 'Brennwert 7 kcal' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    const picture = await main.locator('[data-slot=product-picture]').boundingBox()
    expect(picture?.width).toBeGreaterThan(300)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out as a whole, as nothing does it later [SHOP-250]', async ({ page }) => {
    await page.goto('/')
    await expect(footerOf(page)).toHaveCSS('content-visibility', 'visible')
  })

  test('nothing is shown as loading, in the checkout neither [SHOP-501]', async ({ page }) => {
    for (const path of ['/checkout', '/orders']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[data-slot=skeleton]').filter({ visible: true })).toHaveCount(0)
    }
  })
})

const contactOf = (page: Page) => page.locator('#contact')
const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN)

test.describe('while the scripts are on their way', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()))

  test('a page from the server is painted without the parts far below', async ({ page }) => {
    await page.goto('/')
    await expect(footerOf(page)).toHaveCSS('content-visibility', 'auto')
  })

  test('a link to a part below finds it', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    // By its event: a real press would scroll to the link, and on the phone it lies in the menu.
    await page.locator('a[href$="#contact"]').first().dispatchEvent('click')
    await expect(page).toHaveURL(/#contact$/)
    await expect.poll(() => topOf(contactOf(page))).toBeGreaterThan(0)
    await expect.poll(() => topOf(contactOf(page))).toBeLessThan(300)
  })
})

test('a reload finds its place again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await settled(page)
  await contactOf(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  const top = await topOf(contactOf(page))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect.poll(() => topOf(contactOf(page))).toBe(top)
})

const SUM_LAYOUT_SHIFTS = `
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value
  }).observe({ type: 'layout-shift' })`

test('nothing moves while a page becomes ready', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(SUM_LAYOUT_SHIFTS)
  for (const path of ['/products', '/product/gibt-es-nicht']) {
    await page.goto(path)
    await settled(page)
    expect(Number(await page.evaluate('shifts'))).toBeLessThan(0.01)
  }

  await addToCart(page, 'goldmilch')
  await page.goto('/checkout?guest=true')
  await expect(page.getByRole('form', { name: 'Kasse' })).not.toHaveAttribute('inert')
  expect(Number(await page.evaluate('shifts'))).toBeLessThan(0.01)
})
