import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../tooling/chromium'
import { expect, test } from './steps/product'
import { hydrated, signedIn } from './steps/shop'

const DETAILS = '**/api/products/slug/**'
const cardOf = (page: Page, name: string) =>
  page.locator('[data-slot=product-card]').filter({ hasText: name }).first()
const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'a pressed card’s product shows name, price and the card’s picture before the server answers [SHOP-270]',
  { tag: '@phone' },
  async ({ page }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(DETAILS, async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/products')
    await hydrated(page)
    const card = cardOf(page, 'Kurkuma Plus')
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => card.locator('img').evaluate(isLoaded)).toBe(true)
    // The larger picture comes no sooner than the details.
    await page.route('**/media/kurkuma-plus-*', async (route) => {
      await answered
      await route.continue()
    })
    await card.getByRole('link', { name: 'Kurkuma Plus' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
    await expect(page.locator('[data-slot=product-price]')).toContainText('€')
    const picture = page.locator('[data-slot=product-gallery] [data-slot=picture]')
    expect(
      await picture.evaluate((element: HTMLElement) => {
        const image = element.querySelector('img')
        return element.style.backgroundImage.includes('kurkuma-plus') || image?.complete === true
      }),
    ).toBe(true)
    await expect(page.getByRole('tab')).toHaveCount(0)
    answer()
    await expect(page.getByRole('tab', { name: 'Beschreibung' })).toBeVisible()
  },
)

test('a pointer over a card fetches its product and the larger picture ahead [SHOP-271]', async ({
  page,
}) => {
  await page.goto('/products')
  await hydrated(page)
  const card = cardOf(page, 'Goldmilch')
  const product = page.waitForRequest('**/api/products/slug/goldmilch**')
  const picture = page.waitForRequest(/goldmilch-(640|960)\.avif/)
  // The listener comes when the page is idle, so the pointer comes again until then.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await card.hover()
    await Promise.race([picture, Promise.reject(new Error('not yet'))])
  }).toPass()
  await product
})

test(
  'Back shows the list at its place without asking the server [SHOP-272]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products')
    await hydrated(page)
    const card = cardOf(page, 'Kurkuma Plus')
    await card.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const place = await placeOf(page)
    expect(place).toBeGreaterThan(0)
    await card.getByRole('link', { name: 'Kurkuma Plus' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
    await expect.poll(() => placeOf(page)).toBe(0)
    await page.route('**/api/products?**', (route) => route.abort())
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(() => placeOf(page)).toBe(place)
  },
)

declare global {
  interface Window {
    /** Whether the browser had kept the page when it was shown last. */
    wasKept?: boolean
  }
}

test('Back from another document shows the page as the browser has kept it [SHOP-561]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    // Other tests have no such cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    await page.addInitScript(() => {
      addEventListener('pagehide', () => delete window.wasKept)
      addEventListener('pageshow', ({ persisted }) => (window.wasKept = persisted))
    })
    const isKept = async (path: string, isReady: () => Promise<unknown>) => {
      await page.goto(path)
      await isReady()
      await page.goto('/legal/agb')
      // The call may end with its page.
      await page.evaluate(() => history.back()).catch(() => undefined)
      await page.waitForURL(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => window.wasKept !== undefined)
      return page.evaluate(() => window.wasKept)
    }
    await signedIn(page, 'zurueck@second.example')
    // A browser without a window keeps none, not even plain text.
    const isPossible = await isKept('/robots.txt', () => Promise.resolve())
    for (const path of ['/', '/products', '/product/abendruhe', '/orders']) {
      const isLoaded = async () => {
        await hydrated(page)
        await page.waitForLoadState('networkidle')
      }
      expect([path, await isKept(path, isLoaded)]).toEqual([path, isPossible])
    }
  } finally {
    await browser.close()
  }
})
