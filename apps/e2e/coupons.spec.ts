import { expect, test } from './steps/product'
import {
  addToCart,
  choosePayment,
  enterCoupon,
  openCart,
  ordersOf,
  placedNumber,
  signedIn,
  stored,
  submitButton,
} from './steps/shop'

interface Purchase {
  readonly type: string
  readonly code: string
  readonly slug: string
  readonly quantity: number
  /** Effect of the coupon as shown in the cart. */
  readonly effect: string
  readonly total: string
  /** Name of the gift line. */
  readonly gift?: string
}

/** One coupon per type (COUPON-21); shipping is 15 € below 100 €. */
const PURCHASES: readonly Purchase[] = [
  {
    type: 'percentage',
    code: 'WILLKOMMEN10',
    slug: 'kurkuma-plus',
    quantity: 2,
    effect: '4,98 € Rabatt',
    total: '59,82 €',
  },
  {
    type: 'fixed_amount',
    code: 'MINUS5',
    slug: 'kurkuma-plus',
    quantity: 2,
    effect: '5,00 € Rabatt',
    total: '59,80 €',
  },
  {
    type: 'free_shipping',
    code: 'VERSANDFREI',
    slug: 'kurkuma-plus',
    quantity: 1,
    effect: 'kostenloser Versand',
    total: '24,90 €',
  },
  {
    type: 'premium_extension',
    code: 'PREMIUM3',
    slug: 'hochland-roestung',
    quantity: 1,
    effect: '3 Monate Premium',
    total: '28,50 €',
  },
  {
    type: 'buy_x_get_y',
    code: 'TEE2PLUS1',
    slug: 'abendruhe',
    quantity: 2,
    effect: '1 Gratisprodukt',
    total: '38,80 €',
    gift: 'Abendruhe (Kostenlos)',
  },
  {
    type: 'free_product',
    code: 'GESCHENK',
    slug: 'hochland-roestung',
    quantity: 1,
    effect: '1 Gratisprodukt',
    total: '28,50 €',
    gift: 'Pfefferminze (Kostenlos)',
  },
]

for (const { type, code, slug, quantity, effect, total, gift } of PURCHASES) {
  test(`a customer buys with ${code} (${type}) [COUPON-21] [CHECKOUT-7]`, async ({ page }) => {
    const { token } = await signedIn(page, `${code.toLowerCase()}@coupons.example`)
    await addToCart(page, slug, quantity)

    await test.step('the cart accepts the code as entered', async () => {
      const cart = await openCart(page)
      await enterCoupon(cart, ` ${code.toLowerCase()} `)
      await expect(cart.getByText(effect)).toBeVisible()
      if (gift) await expect(cart.getByRole('listitem').filter({ hasText: gift })).toContainText('1 × Gratis')
      await expect(cart.getByText(total, { exact: true }).filter({ visible: true }).last()).toBeVisible()
      await cart.getByRole('button', { name: 'Zur Kasse' }).click()
    })

    await test.step('the checkout is prefilled and has the coupon', async () => {
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Karl-Liebknecht-Straße 22')
      const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' })
      await expect(summary).toContainText(effect)
      await expect(summary).toContainText(total)
      if (gift) await expect(summary).toContainText(gift)
      await choosePayment(page, 'PayPal')
      await submitButton(page).click()
    })

    await test.step('the order has that total; cart and coupon are empty', async () => {
      const number = await placedNumber(page)
      await expect(page.getByRole('main')).toContainText(total)
      expect(await ordersOf(page.request, token)).toEqual([number])
      expect(await stored(page, 'appliedCoupon')).toBeNull()
      expect(await stored(page, 'cartItems')).toBe('[]')
    })
  })
}

test('a single-use coupon is rejected the second time', async ({ page }) => {
  await signedIn(page, 'zweimal@coupons.example')
  await addToCart(page, 'goldmilch')
  const first = await openCart(page)
  await enterCoupon(first, 'WILLKOMMEN10')
  await expect(first).toContainText('1,29 € Rabatt')
  await first.getByRole('button', { name: 'Zur Kasse' }).click()
  await choosePayment(page, 'PayPal')
  await submitButton(page).click()
  await placedNumber(page)
  await addToCart(page, 'goldmilch')
  const cart = await openCart(page)
  await enterCoupon(cart, 'WILLKOMMEN10')
  await expect(cart.getByLabel('Gutscheincode')).toHaveAccessibleDescription(
    'Sie haben diesen Gutschein bereits verwendet',
  )
})

test('a guest sees why a coupon is rejected, and can remove an applied one [COUPON-36]', async ({ page }) => {
  await addToCart(page, 'goldmilch')
  const cart = await openCart(page)
  const isRefused = async (code: string, message: string) => {
    await enterCoupon(cart, code)
    await expect(cart.getByLabel('Gutscheincode')).toHaveAccessibleDescription(message)
  }
  await isRefused('  ', 'Bitte geben Sie einen Gutscheincode ein')
  await isRefused('GIBTESNICHT', 'Gutschein nicht gefunden')
  await isRefused('MINUS5', 'Mindestbestellwert 30,00 €')
  await isRefused('PREMIUM3', 'Bitte melden Sie sich für diesen Gutschein an')

  await test.step('removing it removes its gift', async () => {
    await enterCoupon(cart, 'GESCHENK')
    await expect(cart).toContainText('Pfefferminze (Kostenlos)')
    await cart.getByRole('button', { name: 'Gutschein GESCHENK entfernen' }).click()
    await expect(cart).not.toContainText('Pfefferminze (Kostenlos)')
    await expect(cart.getByLabel('Gutscheincode')).toBeVisible()
  })

  await test.step('a coupon with a minimum is removed from a smaller cart, with the reason', async () => {
    await cart.getByRole('button', { name: 'Menge Goldmilch erhöhen' }).click()
    await cart.getByRole('button', { name: 'Menge Goldmilch erhöhen' }).click()
    await enterCoupon(cart, 'MINUS5')
    await expect(cart).toContainText('5,00 € Rabatt')
    await cart.getByRole('button', { name: 'Menge Goldmilch verringern' }).click()
    await expect(cart).not.toContainText('5,00 € Rabatt')
    await expect(cart.getByLabel('Gutscheincode')).toHaveAccessibleDescription('Mindestbestellwert 30,00 €')
  })
})

test(
  'offline a coupon is kept with the last known total, and can be validated again [COUPON-36] [COUPON-37]',
  { tag: '@phone' },
  async ({ page, context }) => {
    await addToCart(page, 'goldmilch')
    const cart = await openCart(page)
    const field = cart.getByLabel('Gutscheincode')
    const NETWORK = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'

    await test.step('applying a code shows a network error, the total stays', async () => {
      await context.setOffline(true)
      await enterCoupon(cart, 'WILLKOMMEN10')
      await expect(field).toHaveAccessibleDescription(NETWORK)
      await expect(field).toHaveValue('WILLKOMMEN10')
      await expect(cart).toContainText('27,90 €')
    })

    await test.step('online again the same code is accepted', async () => {
      await context.setOffline(false)
      await cart.getByRole('button', { name: 'Einlösen' }).click()
      await expect(cart).toContainText('1,29 € Rabatt')
      await expect(cart).toContainText('26,61 €')
    })

    await test.step('a cart change that cannot be validated keeps coupon and total', async () => {
      await context.setOffline(true)
      await cart.getByRole('button', { name: 'Menge Goldmilch erhöhen' }).click()
      await expect(cart).toContainText('WILLKOMMEN10 konnte nicht geprüft werden.')
      await expect(cart).toContainText('39,51 €')
      await context.setOffline(false)
      await cart.getByRole('button', { name: 'Erneut prüfen' }).click()
      await expect(cart).toContainText('2,58 € Rabatt')
      await expect(cart).toContainText('38,22 €')
    })
  },
)
