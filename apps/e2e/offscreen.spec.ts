import type { Page } from '@playwright/test'
import { expect, test } from './product'
import { addToCart } from './shop'

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const footerOf = (page: Page) => page.locator('[data-slot=footer]')

test(
  'parts outside the window are skipped at their heights, and a link to a section reaches it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(footerOf(page)).toHaveCSS('content-visibility', 'auto')
    const skipped = await pageHeight(page)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    expect(await pageHeight(page)).toBe(skipped)

    await page.goto('/legal/versand')
    await expect(footerOf(page)).toHaveCSS('content-visibility', 'auto')
    if (isMobile) await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    const contact = page.locator('#contact')
    await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect.poll(async () => (await contact.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  },
)

const SUM_LAYOUT_SHIFTS = `
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value
  }).observe({ type: 'layout-shift' })`

test('nothing moves while a page becomes ready', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(SUM_LAYOUT_SHIFTS)
  await page.goto('/products')
  await expect(footerOf(page)).toHaveCSS('content-visibility', 'auto')
  expect(Number(await page.evaluate('shifts'))).toBeLessThan(0.01)

  await addToCart(page, 'goldmilch')
  await page.goto('/checkout?guest=true')
  await expect(page.getByRole('form', { name: 'Kasse' })).not.toHaveAttribute('inert')
  expect(Number(await page.evaluate('shifts'))).toBeLessThan(0.01)
})
