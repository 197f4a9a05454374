import type { Page, Request } from '@playwright/test'
import { expect, test } from './product'
import {
  addToCart,
  bearer,
  cartOf,
  changeProduct,
  checkOutAsGuest,
  choosePayment,
  enterCoupon,
  fillCheckout,
  logIn,
  openCart,
  ordersOf,
  placedNumber,
  signedIn,
  store,
  stored,
  submitButton,
} from './shop'

const CHECKOUT = '**/api/cart/checkout'
const summaryOf = (page: Page) => page.getByRole('complementary')
const failure = (page: Page) => page.getByRole('main').getByRole('alert')

/** Everything that is sent to place an order. */
function watchOrders(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart/checkout')) sent.push(request)
  })
  return sent
}

/** Nothing that was typed or put into the cart is lost. */
async function keepsEverything(page: Page, name: string) {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sabine Koch')
  await expect(page.getByLabel('Stadt')).toHaveValue('Leipzig')
  await expect(page.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
  expect(await stored(page, 'cartItems')).toContain(name)
}

test('a press before the scripts are there counts once, and the head shows it', async ({ page }) => {
  let comeIn = () => {}
  const scripts = new Promise<void>((resolve) => (comeIn = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/product/kurkuma-plus', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  comeIn()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
})

test('garbage in the storage breaks no page; what is valid is kept [SHOP-32]', async ({ page }) => {
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

test('two tabs show the same cart and the same session [SHOP-32]', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await addToCart(page, 'abendruhe')
  await expect(other.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()

  await test.step('an open cart follows', async () => {
    const cart = await openCart(other)
    await addToCart(page, 'goldmilch', 2, 3)
    await expect(cart.getByRole('listitem').filter({ hasText: 'Goldmilch' })).toBeVisible()
    await cart.getByRole('button', { name: 'Abendruhe entfernen' }).click()
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
    await other.keyboard.press('Escape')
  })

  await test.step('signed in and out together', async () => {
    await signedIn(page, 'zwei-tabs@robust.example')
    await expect(other.getByRole('button', { name: 'Konto von Sabine Koch' })).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: 'Konto von Sabine Koch' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(other.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })
})

test('where storage is blocked the cart lives in memory, says so, and can be bought [SHOP-33]', async ({
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

test('two quick clicks on a slow line place one order', async ({ page }) => {
  const { token } = await signedIn(page, 'doppelt@robust.example')
  await addToCart(page, 'goldmilch')
  await page.goto('/checkout')
  await choosePayment(page, 'Banküberweisung')
  const sent = watchOrders(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(CHECKOUT, async (route) => {
    await released
    await route.continue()
  })
  await submitButton(page).dblclick()
  await expect(page.getByText(/^Ihre Bestellung wird gesendet/)).toBeVisible()
  await page.keyboard.press('Enter')
  release()
  await placedNumber(page)
  expect(sent).toHaveLength(1)
  expect(await ordersOf(page.request, token)).toHaveLength(1)
})

test('an answer that never comes: after 10 s a message, and a retry that orders nothing twice [CHECKOUT-23] [API-10]', async ({
  page,
}) => {
  const { token } = await signedIn(page, 'langsam@robust.example')
  await addToCart(page, 'goldmilch')
  await page.goto('/checkout')
  await choosePayment(page, 'Banküberweisung')
  const sent = watchOrders(page)
  // The server places the order; only its answer is lost.
  await page.route(CHECKOUT, async (route) => void (await route.fetch()), { times: 1 })

  await test.step('the message for a timeout; cart and form are kept', async () => {
    await submitButton(page).click()
    await expect(failure(page)).toContainText('Zeitüberschreitung. Bitte versuchen Sie es erneut.', {
      timeout: 20_000,
    })
    await expect(failure(page)).toContainText('Ein neuer Versuch bestellt nichts doppelt.')
    await keepsEverything(page, 'Goldmilch')
  })

  await test.step('the retry carries the same key and shows the order that is there already', async () => {
    const [number] = await ordersOf(page.request, token)
    await submitButton(page).click()
    expect(await placedNumber(page)).toBe(number)
    const keys = sent.map((request) => request.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^.{16,255}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await ordersOf(page.request, token)).toEqual([number])
  })
})

test('offline nothing is lost, and online again the order goes out [CHECKOUT-31]', async ({
  page,
  context,
}) => {
  await addToCart(page, 'goldmilch')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'offline@robust.example')
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(failure(page)).toContainText('Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.')
  await keepsEverything(page, 'Goldmilch')
  await context.setOffline(false)
  await submitButton(page).click()
  await placedNumber(page)
})

test('a failing server says so and loses nothing [CHECKOUT-31]', async ({ page }) => {
  await addToCart(page, 'goldmilch')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'fehler@robust.example')
  const json = { success: false, code: 'INTERNAL', message: 'Ein unerwarteter Fehler ist aufgetreten.' }
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json }), { times: 1 })
  await submitButton(page).click()
  await expect(failure(page)).toContainText('Serverfehler. Bitte versuchen Sie es später erneut.')
  await keepsEverything(page, 'Goldmilch')
  await submitButton(page).click()
  await placedNumber(page)
})

test('a session that ends in the middle of the checkout: the login is offered, nothing is lost [IDENTITY-6]', async ({
  page,
}) => {
  const email = 'sitzung@robust.example'
  const { token } = await signedIn(page, email)
  await addToCart(page, 'goldmilch')
  await page.goto('/checkout')
  await page.getByLabel('Nachricht zur Bestellung').fill('Bitte im Hausflur abstellen.')
  await choosePayment(page, 'Banküberweisung')
  await page.request.post('/api/user-auth/logout', { headers: bearer(token) })
  await submitButton(page).click()

  await test.step('everything stored of the session is gone (IDENTITY-6)', async () => {
    await expect(page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })).toBeVisible()
    expect(await stored(page, 'userToken')).toBeNull()
    expect(await stored(page, 'userData')).toBeNull()
  })

  await test.step('after the login the same form is sent', async () => {
    await logIn(page, email)
    await keepsEverything(page, 'Goldmilch')
    await expect(page.getByLabel('Nachricht zur Bestellung')).toHaveValue('Bitte im Hausflur abstellen.')
    await submitButton(page).click()
    const number = await placedNumber(page)
    expect(await ordersOf(page.request, (await stored(page, 'userToken')) ?? '')).toEqual([number])
  })
})

test('a coupon that turns 30 minutes old at the checkout is removed with its gift [COUPON-35]', async ({
  page,
}) => {
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

test('a coupon from an earlier visit no longer counts', async ({ page }) => {
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

test('a price that changes before the order is shown before the second attempt [CHECKOUT-21]', async ({
  page,
}) => {
  await addToCart(page, 'zink-biotin', 2)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'preis@robust.example')
  const sent = watchOrders(page)
  await changeProduct(page.request, 'zink-biotin', { price: 19.9 })
  await submitButton(page).click()
  await expect(summaryOf(page)).toContainText('Der Gesamtbetrag hat sich geändert.')
  await expect(summaryOf(page)).toContainText('Bisher 50,80 €, jetzt 54,80 €. Es wurde noch nichts bestellt.')
  await expect(summaryOf(page)).toContainText('2 × 19,90 €')
  await keepsEverything(page, 'Zink & Biotin')
  await page.getByRole('button', { name: 'Für 54,80 € zahlungspflichtig bestellen' }).click()
  await placedNumber(page)
  await expect(page.getByRole('main')).toContainText('54,80 €')
  expect(sent).toHaveLength(2)
})

test('a product that sells out before the order is named; the rest can be ordered [CHECKOUT-3]', async ({
  page,
}) => {
  await addToCart(page, 'eisen-vitamin-c')
  await addToCart(page, 'goldmilch', 1, 2)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'ausverkauft@robust.example')
  await changeProduct(page.request, 'eisen-vitamin-c', { stock: { quantity: 0 } })
  await submitButton(page).click()
  await expect(failure(page).first()).toContainText('Fehler beim Erstellen der Bestellung')
  await expect(page.getByRole('main')).toContainText(
    'Eisen & Vitamin C ist ausverkauft und wird nicht mitbestellt.',
  )
  await expect(summaryOf(page)).toContainText('27,90 €')
  await keepsEverything(page, 'Goldmilch')
  await submitButton(page).click()
  await placedNumber(page)
  await expect(page.getByRole('main')).toContainText('27,90 €')
})

test('fewer are left than are wanted: the cart says how many, and one press adjusts it [CHECKOUT-10]', async ({
  page,
}) => {
  await addToCart(page, 'vitamin-d3', 3)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'knapp@robust.example')
  await changeProduct(page.request, 'vitamin-d3', { stock: { quantity: 2 } })
  await submitButton(page).click()
  await expect(failure(page).first()).toContainText(/Von „Vitamin D3.*“ sind nur noch 2 Stück auf Lager\./)
  await expect(summaryOf(page).getByRole('listitem')).toContainText('Nur noch 2 Stück auf Lager.')
  await page.getByRole('button', { name: 'Zurück zum Warenkorb' }).first().click()
  const cart = cartOf(page)
  await expect(cart).toContainText('Nur noch 2 Stück auf Lager.')
  await cart.getByRole('button', { name: 'Menge anpassen' }).click()
  await expect(cart).toContainText('44,80 €')
})
