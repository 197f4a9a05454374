import type { Page } from '@playwright/test'
import { expect, test } from './steps/product'
import { hydrated } from './steps/shop'

/** Nothing lies beside the window, and what has the focus is in it. */
async function expectInWindow(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expect(page.locator(':focus')).toBeInViewport()
}

for (const [name, window] of [
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ['a small desktop at 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(window)

    test('filters, sizes and pictures are used by the keyboard alone [SHOP-332] [SHOP-200] [SHOP-511]', async ({
      page,
    }) => {
      await test.step('filters', async () => {
        await page.goto('/products')
        await hydrated(page)
        await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
        const sheet = page.getByRole('form', { name: 'Filter' })
        await sheet.getByRole('checkbox', { name: /^Bio/ }).press('Space')
        await expect(page).toHaveURL(/organic=true$/)
        await expectInWindow(page)
        await sheet.getByRole('button', { name: /Produkte anzeigen$/ }).press('Enter')
        await expect(sheet).toBeHidden()
        await expect(page.getByRole('button', { name: 'Filter 1' })).toBeFocused()
        await expectInWindow(page)
      })

      await test.step('sizes', async () => {
        await page.goto('/product/fenchel-anis-kuemmel')
        await hydrated(page)
        await page.getByRole('radio', { name: /^50 g/ }).press('ArrowDown')
        await expect(page).toHaveURL(/fenchel-anis-kuemmel-100-g$/)
        await expect(page.getByRole('radio', { name: /^100 g/ })).toBeFocused()
        await expect(page.getByRole('radio', { name: /^100 g/ })).toBeChecked()
        await expectInWindow(page)
      })

      await test.step('pictures', async () => {
        await page.goto('/product/abendruhe')
        await hydrated(page)
        const picture = page.getByRole('button', { name: /Bild 1 von 3 vergrößern$/ })
        await picture.press('Enter')
        const viewer = page.getByRole('dialog', { name: 'Bilder von Abendruhe' })
        await expect(viewer).toContainText('Bild 1 von 3')
        await page.keyboard.press('ArrowRight')
        await expect(viewer).toContainText('Bild 2 von 3')
        await page.keyboard.press('Escape')
        await expect(picture).toBeFocused()
        await expectInWindow(page)
      })
    })
  })
}
