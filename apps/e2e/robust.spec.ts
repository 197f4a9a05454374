import type { Page } from '@playwright/test'
import { expect, test } from './steps/product'
import {
  addToCart,
  bearer,
  checkOutAsGuest,
  choosePayment,
  enterCoupon,
  fillCheckout,
  hydrated,
  logIn,
  openCart,
  ordersOf,
  placedNumber,
  signedIn,
  stored,
  submitButton,
} from './steps/shop'
import { CHECKOUT, failure, watchOrders, keepsEverything } from './steps/checkout-steps'

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

test(
  'a missing response shows a message after 10 s, and a retry, even after a reload, places no second order [CHECKOUT-23] [API-10]',
  { tag: '@phone' },
  async ({ page }) => {
    const { token } = await signedIn(page, 'langsam@robust.example')
    await addToCart(page, 'goldmilch')
    await page.goto('/checkout')
    await choosePayment(page, 'Banküberweisung')
    const sent = watchOrders(page)
    // The server places the order, but its response is lost.
    await page.route(CHECKOUT, async (route) => void (await route.fetch()), { times: 1 })

    await test.step('a timeout shows its message; cart and form are kept', async () => {
      await submitButton(page).click()
      await expect(failure(page)).toContainText('Zeitüberschreitung. Bitte versuchen Sie es erneut.')
      await expect(failure(page)).toContainText('Ein neuer Versuch bestellt nichts doppelt.')
      await keepsEverything(page, 'Goldmilch')
    })

    await test.step('after a reload the retry sends the same key and shows the existing order', async () => {
      const [number] = await ordersOf(page.request, token)
      await page.reload()
      await choosePayment(page, 'Banküberweisung')
      await submitButton(page).click()
      expect(await placedNumber(page)).toBe(number)
      const keys = sent.map((request) => request.headers()['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(keys[0]).toMatch(/^.{16,255}$/)
      expect(keys[1]).toBe(keys[0])
      expect(await ordersOf(page.request, token)).toEqual([number])
    })
  },
)

test('offline keeps all input, and online again the order is placed [CHECKOUT-31]', async ({
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

test('a server error shows a message and keeps all input [CHECKOUT-31]', async ({ page }) => {
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

/** Presses an order whose session ends meanwhile. */
async function orderAsSessionEnds(page: Page, email: string): Promise<void> {
  const { token } = await signedIn(page, email)
  await addToCart(page, 'goldmilch')
  await page.goto('/checkout')
  await page.getByLabel('Nachricht zur Bestellung').fill('Bitte im Hausflur abstellen.')
  await choosePayment(page, 'Banküberweisung')
  // An earlier call that is refused would offer the login too, and its dialog covers the button.
  const endSession = () => page.request.post('/api/user-auth/logout', { headers: bearer(token) })
  await page.route(CHECKOUT, (route) => endSession().then(() => route.continue()), { times: 1 })
  await submitButton(page).click()
}

test('an order pressed when its session has ended is sent after the login [IDENTITY-6] [CHECKOUT-82]', async ({
  page,
}) => {
  const email = 'sitzung@robust.example'
  await orderAsSessionEnds(page, email)

  await test.step('all session keys are removed (IDENTITY-6)', async () => {
    await expect(page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })).toBeVisible()
    expect(await stored(page, 'userToken')).toBeNull()
    expect(await stored(page, 'userData')).toBeNull()
  })

  await test.step('after the login it is sent', async () => {
    const dialog = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await expect(dialog).toContainText('Ihre Sitzung ist abgelaufen.')
    await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await expect(page.getByLabel('Nachricht zur Bestellung')).toHaveValue('Bitte im Hausflur abstellen.')
    await logIn(page, email)
    const number = await placedNumber(page)
    expect(await ordersOf(page.request, (await stored(page, 'userToken')) ?? '')).toEqual([number])
  })
})

test('who goes on as a guest after the session has ended keeps the form, also over a reload [CHECKOUT-82] [CHECKOUT-83]', async ({
  page,
}) => {
  const email = 'als-gast@robust.example'
  await orderAsSessionEnds(page, email)
  await page.getByRole('dialog').getByRole('link', { name: 'Als Gast bestellen' }).click()
  await expect(page.getByText('Sie bestellen als Gast.')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?guest=true$/)
  await page.reload()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await expect(page.getByLabel('Nachricht zur Bestellung')).toHaveValue('Bitte im Hausflur abstellen.')
  await keepsEverything(page, 'Goldmilch')
  await submitButton(page).click()
  await placedNumber(page)
})

/** Refuses a part of the shop that is loaded on demand, as without a connection or after a deployment. */
const without = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, (route) => route.abort('connectionfailed'))

test('an order is confirmed even if a part of the confirmation cannot be loaded', async ({ page }) => {
  await without(page, 'giro-code')
  await addToCart(page, 'goldmilch')
  await checkOutAsGuest(page)
  await fillCheckout(page, 'ohne-girocode@robust.example')
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('giro-code'))
  await submitButton(page).click()
  await missed
  await page.getByRole('button', { name: 'IBAN kopieren' }).click()
  await placedNumber(page)
})

test('messages are shown again after one could not be loaded', async ({ page }) => {
  await without(page, 'toasts')
  await signedIn(page, 'mitteilung@robust.example')
  await page.goto('/product/goldmilch')
  const heart = page.getByRole('button', { name: 'Auf die Wunschliste' }).first()
  for (const pressed of ['true', 'false']) {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
  await page.unroute('**/assets/toasts-*.js')
  await heart.click()
  await expect(page.getByText('Goldmilch steht jetzt auf Ihrer Wunschliste').first()).toBeVisible()
})

test('a page that was rendered last year is hydrated as it is', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.setFixedTime(new Date().setFullYear(new Date().getFullYear() + 1))
  await page.goto('/')
  await page.getByRole('button', { name: /^Warenkorb/ }).click()
  await expect(page.getByRole('dialog', { name: /^Warenkorb/ })).toBeVisible()
  expect(problems).toEqual([])
})

test('a product stays as it is where the code of a tab, which says so, or of its bar cannot be loaded', async ({
  page,
}) => {
  await without(page, 'product-panels')
  await without(page, 'buy-bar')
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('buy-bar'))
  // The page has reloaded itself for its missing code already.
  await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  await page.goto('/product/goldmilch')
  await missed
  await page.getByRole('button', { name: 'Menge erhöhen' }).click()
  await page.getByRole('tab', { name: 'Inhaltsstoffe' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Ein Teil der Seite konnte nicht geladen werden' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Goldmilch' })).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  await note.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Beschreibung' })).not.toBeEmpty()
  await page.unroute('**/assets/product-panels-*.js')
  await page.getByRole('tab', { name: 'Vorteile' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Vorteile' })).not.toBeEmpty()
})

test('the server renders every page with its content', async ({ request }) => {
  const paths = [
    '/',
    '/products',
    '/products?search=nirgends',
    '/product/abendruhe',
    '/product/goldmilch?lang=tr',
    '/checkout?guest=true',
    '/orders',
    '/reset-password?token=a',
    '/verify-email?token=a',
    '/notify?token=a',
    '/legal/agb',
    '/legal/widerruf?lang=en',
  ]
  for (const path of paths) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
  }
  expect((await request.get('/product/nirgends')).status()).toBe(404)
  expect((await request.get('/nirgends')).status()).toBe(404)
})

/** Wraps every text in elements, as page translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (text.parentElement?.closest('script, style, textarea') || !text.data.trim()) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })

test('a translated page goes on: cart, checkout, order [SHOP-81]', async ({ page }) => {
  const errors: string[] = []
  // A part that is translated before it is hydrated is drawn anew, which React reports.
  page.on('pageerror', ({ message }) => !message.includes('React error #418') && errors.push(message))
  await page.goto('/product/abendruhe')
  await hydrated(page)
  await translate(page)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  await page.getByRole('tab', { name: 'Inhaltsstoffe' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Inhaltsstoffe' })).toBeVisible()
  await page.goto('/checkout?guest=true')
  await hydrated(page)
  await expect(submitButton(page)).toBeVisible()
  await translate(page)
  await submitButton(page).click()
  await expect(page.getByText('Name ist erforderlich').first()).toBeVisible()
  await translate(page)
  await fillCheckout(page, 'uebersetzt@robust.example')
  await translate(page)
  await submitButton(page).click()
  await placedNumber(page)
  expect(errors).toEqual([])
})

test('a server that answers with success and message alone is heard [API-90]', async ({ page }) => {
  const answer = (path: string, status: number, json: object) =>
    page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }))
  await answer('coupons/validate', 400, { success: false, message: 'Kupon bulunamadı' })
  await answer('user-auth/login', 400, { success: false, message: 'Konto gesperrt' })
  await answer('user-auth/forgot-password', 200, { success: true, message: 'ok' })
  await addToCart(page, 'goldmilch')
  const cart = await openCart(page)
  await enterCoupon(cart, 'WEG')
  await expect(cart).toContainText('Gutschein nicht gefunden')
  await cart.getByRole('button', { name: 'Zur Kasse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail-Adresse').fill('niemand@robust.example')
  await dialog.getByLabel('Passwort', { exact: true }).fill('kamille26')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Konto gesperrt')
  await dialog.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await dialog.getByLabel('E-Mail-Adresse').fill('niemand@robust.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})
