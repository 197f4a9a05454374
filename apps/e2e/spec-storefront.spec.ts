import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, expect, test } from './steps/product'
import {
  addToCart,
  bearer,
  cartOf,
  changeProduct,
  enterCoupon,
  hydrated,
  mailTo,
  openCart,
  openForm,
  orderAsGuest,
  PASSWORD,
  productId,
  register,
  store,
  stored,
} from './steps/shop'

/**
 * What the specification promises a shopper beyond single screens. Others of these are shown where they belong: the
 * confirmation after a reload and Back (orders.spec, 'a guest’s form and confirmation survive a reload'), a server that
 * answers with a message alone (robust.spec, 'a server that answers with success and message alone is heard'), a wish
 * that asks for the login (account.spec, 'the wishlist: a guest is asked to log in'), an administrator's session beside
 * a customer's (account.spec, 'beside an administrator’s session nobody is a customer').
 */

const sessionAnswer = z.object({ data: z.object({ token: z.string() }) })
const profileAnswer = z.object({ data: z.object({ user: z.looseObject({}) }) })
const categoriesAnswer = z.object({
  data: z.object({ categories: z.array(z.object({ _id: z.string(), name: z.string() })) }),
})
const listAnswer = z.object({
  data: z.object({ orders: z.array(z.object({ _id: z.string(), orderNumber: z.string() })) }),
})

async function administrator(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', { data: ADMIN })
  return bearer(sessionAnswer.parse(await login.json()).data.token)
}

async function confirmOrder(request: APIRequestContext, number: string) {
  const headers = await administrator(request)
  const found = await request.get(`/api/admin/orders?search=${number}`, { headers })
  const [order] = listAnswer.parse(await found.json()).data.orders
  const data = { status: 'confirmed' }
  const answer = await request.put(`/api/admin/orders/${order?._id}/status`, { headers, data })
  expect(answer.status()).toBe(200)
}

test('an order that staff confirm still says how to pay [ORDER-6]', async ({ page, server }) => {
  const email = 'bestaetigt@spec.example'
  const number = await orderAsGuest(page.request, email, 'goldmilch')
  const mail = await mailTo(server, 'placed', email)
  await confirmOrder(page.request, number)
  await openForm(page, `/orders?orderNumber=${number}`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page
    .getByLabel('Code', { exact: true })
    .fill(/\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Bestellung anzeigen' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Warten auf Zahlung')
  await expect(main).toContainText('IBAN')
})

test('an address abroad is not mixed with a country of the checkout [CHECKOUT-80]', async ({ page }) => {
  const { token } = await register(page.request, 'istanbul@spec.example')
  const address = { street: 'Bağdat Cd. 1', city: 'İstanbul', zipCode: '34000', country: 'Türkiye' }
  const saved = await page.request.put('/api/user/profile', {
    headers: bearer(token),
    data: { name: 'Aylin Kaya', address },
  })
  const { user } = profileAnswer.parse(await saved.json()).data
  await store(page, { userToken: token, userData: JSON.stringify(user) })
  await addToCart(page, 'goldmilch')
  await page.goto('/checkout')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Aylin Kaya')
  for (const field of ['Straße und Hausnummer', 'Postleitzahl', 'Stadt']) {
    await expect(page.getByLabel(field)).toHaveValue('')
  }
})

test('a guest whose only product has sold out reads which one [CHECKOUT-35]', async ({ page }) => {
  await addToCart(page, 'zink-biotin')
  await changeProduct(page.request, 'zink-biotin', { stock: { quantity: 0 } })
  await page.goto('/checkout?guest=true')
  await expect(
    page.getByText('Zurzeit nicht erhältlich: Zink & Biotin. Sonst liegt nichts im Warenkorb.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(cartOf(page)).toContainText('Zink & Biotin')
  await changeProduct(page.request, 'zink-biotin', { stock: { quantity: 120 } })
})

test('a coupon and its gift lapse after 30 minutes on whatever page [COUPON-36]', async ({ page }) => {
  await page.clock.install()
  await addToCart(page, 'goldmilch', 2)
  await enterCoupon(await openCart(page), 'GESCHENK')
  await expect(cartOf(page)).toContainText('(Kostenlos)')
  await page.goto('/products')
  await expect(page.getByRole('button', { name: 'Warenkorb, 3 Artikel' })).toBeVisible()
  // The time that this test itself takes is added, at most its two minutes.
  await page.clock.fastForward('28:00')
  await expect(page.getByRole('button', { name: 'Warenkorb, 3 Artikel' })).toBeVisible()
  expect(await stored(page, 'appliedCoupon')).not.toBeNull()
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  expect(await stored(page, 'appliedCoupon')).toBeNull()
})

test('earlier addresses of a product and a category lead to those at present [CATALOGUE-120]', async ({
  page,
}) => {
  const { request } = page
  const headers = await administrator(request)
  const id = await productId(request, 'rosenblueten')
  const slug = async (name: string) => {
    const answer = await request.put(`/api/products/${id}`, { headers, data: { seo: { slug: name } } })
    expect(answer.status()).toBe(200)
  }
  await slug('rosen')
  await slug('rosen-aus-isparta')
  for (const old of ['rosenblueten', 'rosen']) {
    const moved = await request.get(`/product/${old}?lang=en`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/product/rosen-aus-isparta?lang=en'])
  }
  await slug('rosenblueten')

  const categories = await request.get('/api/categories?platform=germany', { headers })
  const { data } = categoriesAnswer.parse(await categories.json())
  const beauty = data.categories.find(({ name }) => name === 'Beauty')
  const rename = (name: string) => request.put(`/api/categories/${beauty?._id}`, { headers, data: { name } })
  await rename('Schönheit & Pflege')
  const moved = await request.get('/products?category=Beauty', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([
    301,
    '/products?category=Sch%C3%B6nheit+%26+Pflege',
  ])
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Beauty' }).click()
  await expect(page).toHaveURL('/products?category=Sch%C3%B6nheit+%26+Pflege')
  await expect(page.getByRole('heading', { level: 1, name: 'Schönheit & Pflege' })).toBeVisible()
  await rename('Beauty')
})

test('the page that the server writes of a category shows what its form holds [CATALOGUE-360]', async ({
  page,
}) => {
  const { request } = page
  const headers = await administrator(request)
  const read = await request.get('/api/categories?platform=germany', { headers })
  const { data } = categoriesAnswer.parse(await read.json())
  const id = data.categories.find(({ name }) => name === 'Organic')?._id
  const seo = {
    metaTitle: 'Bio-Tee & Kräuter',
    metaDescription: 'Von Höfen, die wir kennen.',
    keywords: ['Bio', 'Tee'],
  }
  const saved = await request.put(`/api/categories/${id}`, {
    headers,
    data: { seo, description: 'Zeile eins.' },
  })
  expect(saved.status()).toBe(200)
  const html = await (await request.get('/products?category=Organic')).text()
  expect(html).toContain('<title>Bio-Tee &amp; Kräuter</title>')
  expect(html).toContain('<meta name="description" content="Von Höfen, die wir kennen."/>')
  expect(html).toContain('<meta name="keywords" content="Bio, Tee"/>')
  expect(html).toContain('Zeile eins.</p>')
})

test('a reordered product brings its premium gift and base price [ORDER-41]', async ({ page, server }) => {
  const email = 'nochmal@spec.example'
  const number = await orderAsGuest(page.request, email, 'protein-pur')
  const mail = await mailTo(server, 'placed', email)
  await openForm(page, `/orders?orderNumber=${number}`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page
    .getByLabel('Code', { exact: true })
    .fill(/\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Bestellung anzeigen' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal bestellen' }).click()
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click()
  await expect(cartOf(page)).toContainText('Protein Pur')
  await expect(cartOf(page)).toContainText(/\d Monate? Premium/)
  const [line] = z
    .array(z.object({ slug: z.string(), premiumSubscription: z.object({ enabled: z.boolean() }) }))
    .parse(JSON.parse((await stored(page, 'cartItems')) ?? '[]'))
  expect(line).toMatchObject({ slug: 'protein-pur', premiumSubscription: { enabled: true } })
})

for (const how of ['by itself', 'by Escape'])
  test(`a login at the cart goes on to the checkout, its message closed ${how} [SHOP-12]`, async ({
    page,
  }) => {
    await page.clock.install()
    const email = `${how.replace(' ', '-')}@spec.example`
    await register(page.request, email)
    await addToCart(page, 'goldmilch')
    await (await openCart(page)).getByRole('button', { name: 'Zur Kasse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(dialog).toContainText('Sie sind angemeldet.')
    await test.step('the message stays for 1000 ms', async () => {
      await page.clock.runFor(999)
      await expect(dialog).toContainText('Sie sind angemeldet.')
      await (how === 'by Escape' ? page.keyboard.press('Escape') : page.clock.runFor(1))
      await expect(dialog).toHaveCount(0)
    })
    await test.step('the checkout comes 500 ms later', async () => {
      await page.clock.runFor(499)
      await expect(page).not.toHaveURL(/\/checkout/)
      await page.clock.runFor(1)
      await expect(page).toHaveURL(/\/checkout$/)
    })
  })
