import { expect, test } from './steps/product'
import { cartOf, hydrated, openCart } from './steps/shop'

test(
  'another size is chosen in place, added by its name, and Back leads to the list [SHOP-200]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products?search=fenchel')
    await hydrated(page)
    const card = page.getByRole('article').filter({ hasText: 'Fenchel Anis Kümmel' })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('ab 5,90')
    await expect(card).toContainText('3 Größen')
    await card.getByRole('link').click()

    const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
    await expect(size('50 g')).toBeChecked()
    await page.evaluate(() => (document.body.dataset.loaded = 'once'))
    await size('50 g').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\/product\/fenchel-anis-kuemmel-100-g$/)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\/product\/fenchel-anis-kuemmel-250-g$/)
    await expect(size('250 g')).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once')
    await expect(page).toHaveTitle(/Fenchel Anis Kümmel, 250 g/)
    await expect(page.locator('[data-slot=product-price]')).toContainText('23,90')
    await expect(page.locator('[data-slot=product-price]')).toContainText('95,60')

    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await openCart(page)
    await expect(cartOf(page)).toContainText('Fenchel Anis Kümmel, 250 g')
    await page.keyboard.press('Escape')

    await page.goBack()
    await expect(page).toHaveURL(/\/products\?search=fenchel$/)
    await page.goto('/product/fenchel-anis-kuemmel-250-g')
    await expect(size('250 g')).toBeChecked()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/product\/fenchel-anis-kuemmel-250-g$/,
    )
  },
)
