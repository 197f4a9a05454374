import { expect, test } from './steps/product'

test('a link fills the cart once, with its coupon, and says what is not there [SHOP-300]', async ({
  page,
}) => {
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await test.step('the cart is filled and open', async () => {
    await page.goto('/cart/goldmilch:3?coupon=WILLKOMMEN10')
    await expect(cart).toBeVisible()
    await expect(cart.getByRole('spinbutton', { name: /^Menge Goldmilch/ })).toHaveAttribute(
      'aria-valuenow',
      '3',
    )
    await expect(cart).toContainText('WILLKOMMEN10')
  })

  await test.step('opened again it adds nothing, and an unknown product is named', async () => {
    await page.goto('/cart/goldmilch:2,winterglut')
    await expect(page.getByText('winterglut gibt es nicht mehr')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Zum Warenkorb' }).click()
    await expect(cart.getByRole('spinbutton', { name: /^Menge Goldmilch/ })).toHaveAttribute(
      'aria-valuenow',
      '3',
    )
  })
})
