import { expect, test } from './steps/product'
import { hydrated } from './steps/shop'

test(
  'pictures are swiped, moved by keys, and shown in the whole window [SHOP-510] [SHOP-511]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/product/abendruhe')
    await hydrated(page)
    const gallery = page.getByRole('group', { name: 'Bilder von Abendruhe' })
    const picture = (position: number) =>
      gallery.getByRole('button', { name: new RegExp(`Bild ${position} von 3 vergrößern$`) })
    await test.step('the strip stops at the next picture, which a press enlarges', async () => {
      await gallery
        .locator('[data-slot=product-picture] ul')
        .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 0.8, behavior: 'instant' }))
      await expect(picture(2)).toBeInViewport({ ratio: 0.9 })
      await picture(2).click()
    })
    const viewer = page.getByRole('dialog', { name: 'Bilder von Abendruhe' })
    await test.step('arrows move on, a press zooms', async () => {
      await expect(viewer).toContainText('Bild 2 von 3')
      await page.keyboard.press('ArrowRight')
      await expect(viewer).toContainText('Bild 3 von 3')
      await viewer
        .getByRole('button', { name: /. Vergrößern$/ })
        .nth(2)
        .click()
      await expect(viewer).toContainText('200 %')
    })
    await test.step('Escape leads back to the pressed picture, from which arrows move on', async () => {
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(picture(2)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(picture(3)).toBeFocused()
      await expect(picture(3)).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Enter')
      await expect(viewer).toContainText('Bild 3 von 3')
      await viewer.getByRole('button', { name: /schließen/i }).click()
      await expect(picture(3)).toBeFocused()
    })
  },
)
