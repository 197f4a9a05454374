import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  dataOf,
  expect,
  notice,
  openSection,
  placeOrder,
  readProduct,
  test as base,
} from './steps/back-office'
import { ADMIN } from './steps/product'
import { bearer, productId } from './steps/shop'

/** What the specification promises an administrator beyond single screens, seen in the browser or on the wire. */
const test = base.extend<{ headers: Readonly<Record<string, string>> }>({
  headers: async ({ session }, provide) => {
    await provide(bearer(session.token))
  },
})

const named = z.object({ _id: z.string(), name: z.string() })
const categoriesAnswer = z.object({
  categories: z.array(z.object({ ...named.shape, analytics: z.object({ views: z.number() }) })),
})
const ordersAnswer = z.object({ orders: z.array(z.object({ _id: z.string(), orderNumber: z.string() })) })
const countsAnswer = z.object({ counts: z.object({ unpaid: z.number() }) })
const companiesAnswer = z.object({
  cargoCompanies: z.array(z.object({ _id: z.string(), name: z.string() })),
})
const refusal = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })).default([]),
})
const DAY = 24 * 60 * 60_000
const day = (after: number) => new Date(Date.now() + after * DAY).toISOString().slice(0, 10)

const coupon = (code: string) => ({
  code,
  name: code,
  type: 'percentage',
  discountValue: 10,
  platforms: ['germany'],
  // Tomorrow, since today may be over in Istanbul already.
  startDate: day(1),
  endDate: day(30),
})

test('a coupon in a currency of no chosen shop is refused at its field [COUPON-80]', async ({
  request,
  headers,
}) => {
  const data = { ...coupon('TRTEST'), platforms: ['turkey'] }
  const answer = await request.post('/api/coupons/admin', { headers, data })
  expect(answer.status()).toBe(400)
  const { errors } = refusal.parse(await answer.json())
  expect(errors.map(({ path }) => path)).toEqual(['currency'])
})

test('the form of a category says that its name holds in every shop [CATALOGUE-12]', async ({ page }) => {
  await openSection(page, 'categories', 'Kategoriler')
  await page
    .getByRole('button', { name: /^Energy.*: düzenle$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Ad', { exact: true })).toHaveAccessibleDescription(
    /tüm mağazalarda geçerli olur/,
  )
})

test('opening a category counts a view [CATALOGUE-14] [API-75]', async ({ request, headers, shopper }) => {
  const views = async () => {
    const answer = await request.get('/api/categories?platform=germany', { headers })
    const { categories } = await dataOf(answer, categoriesAnswer)
    return categories.find(({ name }) => name === 'Energy')?.analytics.views ?? -1
  }
  const before = await views()
  await shopper.goto('/products?category=Energy')
  await expect(shopper.getByRole('heading', { level: 1, name: 'Energy' })).toBeVisible()
  await expect.poll(views).toBe(before + 1)
})

async function openOrder(page: Page, number: string) {
  await page.goto(`/admin/dashboard?section=orders&search=${number}`)
  await page.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
  return page.getByRole('region', { name: 'Sipariş ayrıntısı' })
}

test('cargo of a delivered order promises no mail; a refusal names its reason [ADMIN-13]', async ({
  page,
  request,
  headers,
}) => {
  const number = await placeOrder(request, 'hagebutte', 'Karla Kargo')
  const { orders } = await dataOf(
    await request.get(`/api/admin/orders?search=${number}`, { headers }),
    ordersAnswer,
  )
  const data = { status: 'delivered' }
  await request.put(`/api/admin/orders/${orders[0]?._id}/status`, { headers, data })
  const panel = await openOrder(page, number)
  await panel.getByRole('button', { name: 'Kargo ata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kargo ata' })
  await expect(dialog).toContainText('e-posta gönderilmez')

  const list = await request.get('/api/cargo?search=Hermes', { headers })
  const { cargoCompanies } = await dataOf(list, companiesAnswer)
  const toggle = `/api/cargo/${cargoCompanies[0]?._id}/toggle-status`
  await dialog.getByRole('combobox', { name: 'Kargo şirketi' }).selectOption({ label: 'Hermes' })
  await dialog.getByLabel('Takip numarası').fill('00340434161822100999')
  await request.put(toggle, { headers })
  await dialog.getByRole('button', { name: 'Ata', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Kargo ataması başarısız: .+/)
  await request.put(toggle, { headers })
})

test('a cancelled order waits for no payment [ADMIN-65]', async ({ request, headers }) => {
  const number = await placeOrder(request, 'hagebutte', 'Ulf Unbezahlt')
  const unpaid = async () =>
    (await dataOf(await request.get('/api/admin/orders/counts', { headers }), countsAnswer)).counts.unpaid
  const before = await unpaid()
  const found = await request.get(`/api/admin/orders?search=${number}`, { headers })
  const { orders } = await dataOf(found, ordersAnswer)
  await request.put(`/api/admin/orders/${orders[0]?._id}/status`, { headers, data: { status: 'cancelled' } })
  expect(await unpaid()).toBe(before - 1)
})

test('a code that another coupon has is marked at its field [ADMIN-80]', async ({
  page,
  request,
  headers,
}) => {
  const answer = await request.post('/api/coupons/admin', { headers, data: coupon('VERGEBEN') })
  expect(answer.status()).toBe(201)
  await openSection(page, 'coupons', 'Kuponlar')
  await page.getByRole('button', { name: 'Yeni kupon oluştur' }).first().click()
  const form = page.getByRole('dialog', { name: 'Yeni kupon oluştur' })
  await form.getByLabel('Kod', { exact: true }).fill('VERGEBEN')
  await form.getByLabel('Ad', { exact: true }).fill('Noch einer')
  await form.getByLabel('İndirim', { exact: true }).fill('5')
  await form.getByLabel('Başlangıç').fill(day(1))
  await form.getByLabel('Bitiş').fill(day(9))
  await form.getByRole('button', { name: 'Kaydet' }).click()
  await expect(form.getByLabel('Kod', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Kod', { exact: true })).toHaveAccessibleDescription(/kullanılıyor/)
  const { coupon: made } = await dataOf(answer, z.object({ coupon: z.object({ _id: z.string() }) }))
  await request.delete(`/api/coupons/admin/${made._id}`, { headers })
})

test('a reload that fails is said; deleted coupons do not stay [ADMIN-42] [ADMIN-81]', async ({
  page,
  request,
  headers,
}) => {
  await request.post('/api/coupons/admin', { headers, data: coupon('WEGDAMIT') })
  await openSection(page, 'coupons', 'Kuponlar')
  const gone = page.getByRole('article', { name: 'WEGDAMIT', exact: true })
  await expect(gone).toBeVisible()
  await page.route(/\/api\/coupons\/admin\?/, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'WEGDAMIT: sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kuponu sil' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kuponlar yüklenirken hata oluştu' })).toBeVisible()
  await expect(gone).toHaveCount(0)

  await placeOrder(request, 'hagebutte', 'Lale Liste')
  await openSection(page, 'orders', 'Siparişler')
  await expect(page.getByRole('table', { name: 'Siparişler' })).toBeVisible()
  await page.route(/\/api\/admin\/orders\?/, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tekrar dene' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Siparişler' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('saved payment settings are said within the window [ADMIN-34]', async ({ page }) => {
    await openSection(page, 'payment-settings', 'Ödeme Ayarları')
    const form = page.getByRole('form', { name: 'Türkiye' })
    const shipping = form.getByLabel('Standart')
    await shipping.fill(await shipping.inputValue())
    await form.getByRole('button', { name: 'Türkiye ayarlarını kaydet' }).click()
    await expect(notice(page, 'Türkiye ayarları başarıyla kaydedildi!')).toBeInViewport()
  })
})

test('the currency of a shop is that of its prices [DEPART-140]', async ({ request, headers }) => {
  const data = { currency: 'USD', currentPassword: ADMIN.password }
  const answer = await request.put('/api/admin/payment-settings/germany', { headers, data })
  expect([answer.status(), refusal.parse(await answer.json()).code]).toEqual([409, 'CONFLICT'])
})

test('a review that breaks all rules reads the three sentences [ADMIN-21]', async ({ request, headers }) => {
  const answer = await request.post(`/api/products/${await productId(request, 'abendruhe')}/reviews`, {
    headers: { ...headers, 'accept-language': 'tr' },
    data: { user: 'A', rating: 9, comment: 'kurz' },
  })
  expect(answer.status()).toBe(400)
  expect(refusal.parse(await answer.json()).errors.map(({ msg }) => msg)).toEqual([
    'Kullanıcı adı en az 2 karakter olmalı',
    'Puan 1-5 arası olmalı',
    'Yorum en az 10 karakter olmalı',
  ])
})

test('the platform of a best seller is where it was sold [ADMIN-9]', async ({ request, headers }) => {
  const { _id } = await readProduct(request, 'ingwer-zitrone')
  for (const _ of [1, 2, 3]) {
    const order = await request.post('/api/cart/checkout', {
      data: {
        platform: 'turkey',
        items: [{ productId: _id, quantity: 5 }],
        customerInfo: { name: 'Deniz Ay', email: `${randomUUID()}@verda.example`, phone: '+90 532 1234567' },
        shippingAddress: { street: 'Bağdat Cd. 1', city: 'İstanbul', zipCode: '34000', country: 'Türkiye' },
        paymentMethod: 'bank_transfer',
      },
    })
    expect(order.status()).toBe(201)
  }
  const stats = z.object({
    stats: z.object({ topProducts: z.array(z.object({ _id: z.string(), platform: z.string() })) }),
  })
  const { stats: shown } = await dataOf(await request.get('/api/admin/dashboard', { headers }), stats)
  expect(shown.topProducts.find((product) => product._id === _id)?.platform).toBe('turkey')
})
