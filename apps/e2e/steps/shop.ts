import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import type { ProductServer } from '../../tooling/server'
import { ADMIN, expect } from './product'

/** Steps of shoppers, shared by the specs. Amounts are those of the demo catalogue. */

export const PASSWORD = 'kamille26'
export const ADDRESS = {
  street: 'Karl-Liebknecht-Straße 22',
  city: 'Leipzig',
  state: '',
  zipCode: '04109',
  country: 'Deutschland',
}
export const PHONE = '+49 341 5550 118'
/** Responds at once, on the shop's origin and without scripts, so that storage can be prepared. */
const QUIET = '/api/health/live'

const sessionAnswer = z.object({
  data: z.object({ token: z.string(), user: z.looseObject({ email: z.string() }) }),
})
const adminAnswer = z.object({ data: z.object({ token: z.string() }) })
const productAnswer = z.object({ data: z.object({ product: z.object({ _id: z.string() }) }) })
const orderAnswer = z.object({ data: z.object({ order: z.object({ orderNumber: z.string() }) }) })
const ordersAnswer = z.object({
  data: z.object({ orders: z.array(z.object({ orderNumber: z.string() })) }),
})

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Keeps the page unhydrated until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Registers a customer with phone and address. @returns the session */
export async function register(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/user-auth/register', {
    data: {
      name: 'Sabine Koch',
      email,
      password: PASSWORD,
      phone: PHONE,
      platform: 'germany',
      address: ADDRESS,
    },
  })
  return sessionAnswer.parse(await answer.json()).data
}

/** Writes raw values to localStorage before the shop reads them. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(QUIET)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Registers a customer and signs in the browser. */
export async function signedIn(page: Page, email: string) {
  const session = await register(page.request, email)
  await store(page, { userToken: session.token, userData: JSON.stringify(session.user) })
  return session
}

/** Numbers of the customer's orders, newest first. */
export async function ordersOf(request: APIRequestContext, token: string): Promise<readonly string[]> {
  const answer = await request.get('/api/user/orders', { headers: bearer(token) })
  return ordersAnswer.parse(await answer.json()).data.orders.map(({ orderNumber }) => orderNumber)
}

export async function productId(request: APIRequestContext, slug: string): Promise<string> {
  const answer = await request.get(`/api/products/slug/${slug}`)
  return productAnswer.parse(await answer.json()).data.product._id
}

/** Changes a product as the administrator. */
export async function changeProduct(
  request: APIRequestContext,
  slug: string,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const login = await request.post('/api/auth/login', { data: ADMIN })
  const { token } = adminAnswer.parse(await login.json()).data
  const id = await productId(request, slug)
  const answer = await request.put(`/api/products/${id}`, { data: change, headers: bearer(token) })
  expect(answer.status()).toBe(200)
}

/** Places a guest order by API. @returns its number */
export async function orderAsGuest(request: APIRequestContext, email: string, slug: string): Promise<string> {
  const answer = await request.post('/api/cart/checkout', {
    data: {
      items: [{ productId: await productId(request, slug), quantity: 1 }],
      customerInfo: { name: 'Sabine Koch', email, phone: PHONE },
      shippingAddress: ADDRESS,
      paymentMethod: 'bank_transfer',
    },
  })
  return orderAnswer.parse(await answer.json()).data.order.orderNumber
}

/** Until then a link loads a page anew, and input is only remembered. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** Opens a page with a form and waits for hydration, because `fill` ignores `inert`. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await expect(page.getByRole('main').locator('[inert] input')).toHaveCount(0)
}

/** Adds to the cart on the product page and waits for the badge. @param total units in the cart afterwards */
export async function addToCart(page: Page, slug: string, quantity = 1, total = quantity): Promise<void> {
  await page.goto(`/product/${slug}`)
  for (let units = 1; units < quantity; units += 1)
    await page.getByRole('button', { name: 'Menge erhöhen' }).click()
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(page.getByRole('button', { name: `Warenkorb, ${total} Artikel` })).toBeVisible()
}

export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Warenkorb/ })

export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Warenkorb/ }).click()
  const cart = cartOf(page)
  await expect(cart).toBeVisible()
  return cart
}

/** @param place cart or checkout */
export async function enterCoupon(place: Locator, code: string): Promise<void> {
  await place.getByLabel('Gutscheincode').fill(code)
  await place.getByRole('button', { name: 'Einlösen' }).click()
}

/** Opens the checkout from the cart as a guest. */
export async function checkOutAsGuest(page: Page): Promise<void> {
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Zur Kasse' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Als Gast bestellen' }).click()
  await expect(page).toHaveURL(/\/checkout\?guest=true$/)
  await expect(submitButton(page)).toBeVisible()
}

/** Fills in the whole form with bank transfer; it becomes active once the summary is loaded. */
export async function fillCheckout(page: Page, email: string, name = 'Sabine Koch'): Promise<void> {
  await expect(submitButton(page)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Telefon').fill(PHONE)
  await page.getByLabel('Straße und Hausnummer').fill(ADDRESS.street)
  await page.getByLabel('Postleitzahl').fill(ADDRESS.zipCode)
  await page.getByLabel('Stadt').fill(ADDRESS.city)
  await choosePayment(page, 'Banküberweisung')
}

export const choosePayment = (page: Page, method: 'PayPal' | 'Banküberweisung'): Promise<void> =>
  page.getByRole('main').getByText(method, { exact: true }).click()

export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: /zahlungspflichtig bestellen/i })

/** @returns number of the order just placed */
export async function placedNumber(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Danke, Sabine.' })).toBeVisible()
  return /VD-\d{4}-\d{6}/.exec(await main.innerText())?.[0] ?? ''
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
  await dialog.getByLabel('E-Mail-Adresse').fill(email)
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the account menu of a signed-in customer; on a phone the mobile menu. */
export async function openFromMenu(page: Page, entry: string, title: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: /^(Konto von .+|Menü)$/ }).click()
  await page.getByRole('banner').getByRole('listitem').getByRole('button', { name: entry }).click()
  const overlay = page.getByRole('dialog', { name: title })
  await expect(overlay).toBeVisible()
  return overlay
}

/** Decodes quoted-printable text of a mail. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

const outbox = ({ dataDir }: ProductServer) => {
  const folder = join(dataDir, 'outbox')
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => ({ file, text: decoded(readFileSync(join(folder, file), 'latin1')) }))
  } catch {
    return [] // The outbox folder does not exist before the first mail.
  }
}

/**
 * The mail of this kind to this address, as soon as the shop has sent it.
 * @param timeout ms, for what the shop does by itself only now and then
 */
export async function mailTo(
  server: ProductServer,
  kind: string,
  email: string,
  timeout = 10_000,
): Promise<string> {
  const found = () =>
    outbox(server).find(({ file, text }) => file.includes(`-${kind}-`) && text.includes(`To: ${email}`))?.text
  await expect.poll(found, { message: `no mail '${kind}' to ${email}`, timeout }).toBeDefined()
  return found() ?? ''
}

/** Path of the link in a mail. */
export const linkIn = (mail: string, path: string): string =>
  new RegExp(`${path}[\\w%.~?=-]+`).exec(mail)?.[0] ?? ''

/** Presses Tab (or Shift+Tab) until the target has focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`80 × ${key} do not reach ${String(target)}`)
}

/** Label of a checkbox, radio or switch; a click on it is one on the drawn control, which covers the native one. */
export const labelOf = (control: Locator): Locator => control.locator('xpath=ancestor::label')
