import type { Page } from '@playwright/test'
import { expect, test } from './steps/product'
import { addToCart, checkOutAsGuest, fillCheckout, openCart, placedNumber, submitButton } from './steps/shop'

/** Nothing makes the page wider than its window, and no label or heading stands out of it. */
async function expectFits(page: Page, at: string) {
  // Parts far below are laid out then.
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
  const wide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const isOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < 0 || right > clientWidth)
      }
      const out = [...document.querySelectorAll('h1, h2, h3, label, input, [data-slot=button]')].filter(isOut)
      return [
        ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : []),
        ...out.map(({ textContent }) => textContent),
      ]
    })
  await expect.poll(wide, at).toEqual([])
}

test('text at 200 % fits into a window of 360 px from the landing page to the confirmation [SHOP-984]', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const viewport = { width: 360, height: 780 }
  const page = await browser.newPage({ ...contextOptions, baseURL, viewport, locale: 'de-DE' })
  for (const path of [
    '/',
    '/products',
    '/product/abendruhe',
    '/product/abendruhe/reviews',
    '/orders',
    '/berater',
    '/legal/impressum',
  ]) {
    await page.goto(path)
    await expectFits(page, path)
  }
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await addToCart(page, 'abendruhe')
  await openCart(page)
  await expectFits(page, 'cart')
  await page.keyboard.press('Escape')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'gross@example.com')
  await expectFits(page, 'checkout')
  await submitButton(page).click()
  await placedNumber(page)
  await expectFits(page, 'confirmation')
  await browser.close()
})
