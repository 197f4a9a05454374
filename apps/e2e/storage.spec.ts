import { expect, test } from './steps/product'
import {
  addToCart,
  cartOf,
  checkOutAsGuest,
  enterCoupon,
  fillCheckout,
  openCart,
  placedNumber,
  signedIn,
  store,
  stored,
  submitButton,
} from './steps/shop'
import { summaryOf } from './steps/checkout-steps'

test('invalid storage breaks no page; valid values are kept [SHOP-32]', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await addToCart(page, 'abendruhe')
  const valid = ((await stored(page, 'cartItems')) ?? '').slice(1, -1)
  await store(page, {
    cartItems: `[null, 7, "x", {"name":"ohne Preis"}, {"productId":1,"quantity":"viele"}, ${valid}]`,
    appliedCoupon: '{"coupon":',
    userToken: 'kein-token',
    userData: '[[[',
    adminToken: '',
    adminData: 'undefined',
    autoCoupon: '{}',
  })
  for (const path of ['/', '/products', '/product/abendruhe', '/orders', '/checkout?guest=true']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(summaryOf(page).getByRole('listitem')).toHaveCount(1)
  await expect(summaryOf(page)).toContainText('Abendruhe')
  await store(page, { cartItems: '"gar kein Korb"' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Warenkorb, leer' })).toBeVisible()
  expect(problems).toEqual([])
})

test('two tabs share cart and session [SHOP-32]', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await addToCart(page, 'abendruhe')
  await expect(other.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()

  await test.step('an open cart is updated', async () => {
    const cart = await openCart(other)
    await addToCart(page, 'goldmilch', 2, 3)
    await expect(cart.getByRole('listitem').filter({ hasText: 'Goldmilch' })).toBeVisible()
    await cart.getByRole('button', { name: 'Abendruhe entfernen' }).click()
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
    await other.keyboard.press('Escape')
  })

  await test.step('login and logout are shared', async () => {
    await signedIn(page, 'zwei-tabs@robust.example')
    await expect(other.getByRole('button', { name: 'Konto von Sabine Koch' })).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Konto von Sabine Koch' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(other.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })
})

test('with blocked storage the cart is kept in memory, with a notice, and can be ordered [SHOP-33]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await addToCart(page, 'goldmilch')
  const cart = await openCart(page)
  await expect(cart).toContainText('Ihr Browser erlaubt keine Speicherung.')
  await page.keyboard.press('Escape')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'ohne-speicher@robust.example')
  await submitButton(page).click()
  await placedNumber(page)
})

test('a coupon that expires during the checkout is removed with its gift [COUPON-35]', async ({ page }) => {
  await page.clock.install()
  await addToCart(page, 'goldmilch')
  await enterCoupon(await openCart(page), 'GESCHENK')
  await expect(cartOf(page)).toContainText('Pfefferminze (Kostenlos)')
  await page.keyboard.press('Escape')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'lange@robust.example')
  await expect(summaryOf(page)).toContainText('Pfefferminze (Kostenlos)')
  await page.clock.fastForward('30:01')
  await expect(summaryOf(page)).toContainText(
    'GESCHENK wurde nach 30 Minuten entfernt, das Gratisprodukt ebenfalls.',
  )
  await expect(summaryOf(page)).not.toContainText('Pfefferminze (Kostenlos)')
  expect(await stored(page, 'appliedCoupon')).toBeNull()
  await submitButton(page).click()
  await placedNumber(page)
})

test('a coupon of an earlier visit has expired', async ({ page }) => {
  await addToCart(page, 'goldmilch')
  await enterCoupon(await openCart(page), 'WILLKOMMEN10')
  await expect(cartOf(page)).toContainText('1,29 € Rabatt')
  const applied = (await stored(page, 'appliedCoupon')) ?? ''
  const old = applied.replace(
    /"appliedAt":(\d+)/,
    (_, at: string) => `"appliedAt":${Number(at) - 31 * 60_000}`,
  )
  expect(old).not.toBe(applied)
  await store(page, { appliedCoupon: old })
  await page.goto('/')
  const cart = await openCart(page)
  await expect(cart).toContainText('WILLKOMMEN10 wurde nach 30 Minuten entfernt.')
  await expect(cart).toContainText('27,90 €')
  await cart.getByRole('button', { name: 'Neu einlösen' }).click()
  await expect(cart).toContainText('1,29 € Rabatt')
})
