import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, expect, test as base } from './product'

export { labelOf } from './shop'

const adminSession = z.object({
  token: z.string(),
  admin: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
})

/** Storage state of a fresh browser. */
export const NOBODY = { cookies: [], origins: [] }

/** Data of a response. @throws ZodError if it does not match the schema */
export const dataOf = async <Data>(
  answer: { json: () => Promise<unknown> },
  form: z.ZodType<Data>,
): Promise<Data> => z.object({ data: form }).parse(await answer.json()).data

/** Tests start signed in as administrator; `shopper` is a page of the shop in a separate browser context. */
export const test = base.extend<{ shopper: Page }, { session: z.infer<typeof adminSession> }>({
  // Its own server, so that changes in the back office (shipping costs, coupons) do not affect other spec files.
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
  session: [
    async ({ server }, provide) => {
      const answer = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      })
      await provide(await dataOf(answer, adminSession))
    },
    { scope: 'worker' },
  ],
  storageState: async ({ server, session }, provide) => {
    const localStorage = [
      { name: 'adminToken', value: session.token },
      { name: 'adminData', value: JSON.stringify(session.admin) },
    ]
    await provide({ cookies: [], origins: [{ origin: server.url, localStorage }] })
  },
  shopper: async ({ browser }, provide) => {
    const context = await browser.newContext({ storageState: NOBODY })
    await provide(await context.newPage())
    await context.close()
  },
})

export { expect }

/** Opens a section and waits for its heading. */
export async function openSection(page: Page, section: string, heading: string): Promise<void> {
  await page.goto(`/admin/dashboard?section=${section}`)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

/** Toast after an action. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text, { exact: true }).first()

/** Opens a confirmation twice: cancels it first, then confirms it. */
export async function refuseThenConfirm(page: Page, ask: () => Promise<void>, action: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await ask()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question).toBeHidden()
  await ask()
  await question.getByRole('button', { name: action, exact: true }).click()
  await expect(question).toBeHidden()
}

export async function logIn(page: Page, password: string = ADMIN.password): Promise<void> {
  await page.getByLabel('E-posta').fill(ADMIN.email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
}

interface Customer {
  name: string
  email: string
  password: string
}

/** Registers a customer. @returns what the shop stores in the browser */
export async function register(request: APIRequestContext, customer: Customer) {
  const answer = await request.post('/api/user-auth/register', { data: { ...customer, acceptTerms: true } })
  expect(answer.status()).toBe(201)
  const { token, user } = await dataOf(answer, z.object({ token: z.string(), user: z.looseObject({}) }))
  return [
    { name: 'userToken', value: token },
    { name: 'userData', value: JSON.stringify(user) },
  ]
}

const shopProduct = z.object({
  product: z.object({ _id: z.string(), stock: z.object({ quantity: z.number() }) }),
})

/** A product as the storefront currently sees it. */
export async function readProduct(request: APIRequestContext, slug: string) {
  return (await dataOf(await request.get(`/api/products/slug/${slug}`), shopProduct)).product
}

/** Orders two units as a guest, by bank transfer. @returns the order number */
export async function placeOrder(request: APIRequestContext, slug: string, name: string): Promise<string> {
  const { _id: productId } = await readProduct(request, slug)
  const answer = await request.post('/api/cart/checkout', {
    data: {
      items: [{ productId, quantity: 2 }],
      customerInfo: { name, email: `post-${randomUUID()}@verda.example`, phone: '+49 30 1234567' },
      shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
      paymentMethod: 'bank_transfer',
    },
  })
  expect(answer.status()).toBe(201)
  const { order } = await dataOf(answer, z.object({ order: z.object({ orderNumber: z.string() }) }))
  return order.orderNumber
}
