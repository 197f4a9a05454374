import type { Page } from '@playwright/test'
import { expect, test } from './product'

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
