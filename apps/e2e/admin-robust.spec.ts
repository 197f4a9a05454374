import type { Page, Request } from '@playwright/test'
import { expect, logIn, NOBODY, notice, openSection, placeOrder, test } from './steps/back-office'

test.describe('without a session', () => {
  test.use({ storageState: NOBODY })

  test('login refuses a wrong password, greets by name, and logout leads back [ADMIN-1] [ADMIN-5]', async ({
    page,
  }) => {
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/admin\/?$/)
    await logIn(page, 'falsch-geraten')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('E-posta')).not.toHaveValue('')
    await logIn(page)
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoş geldiniz')
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await page.goto('/admin/dashboard?section=orders')
    await expect(page.getByRole('button', { name: 'Giriş yap', exact: true })).toBeVisible()
  })

  test('an expired session leads to the login and back to the same place [IDENTITY-6]', async ({
    page,
    request,
  }) => {
    const number = await placeOrder(request, 'abendruhe', 'Selma Sitzung')
    const underWay = new Set<Request>()
    page.on('request', (call) => {
      if (/\/api\/(?!admin\/events)/.test(call.url())) underWay.add(call)
    })
    page.on('requestfinished', (call) => underWay.delete(call))
    page.on('requestfailed', (call) => underWay.delete(call))
    const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
    await page.goto('/admin')
    await logIn(page)
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await openSection(page, 'orders', 'Siparişler')
    await page.getByRole('searchbox', { name: 'Sipariş no veya müşteri' }).fill('Selma')
    await expect(page).toHaveURL(/search=Selma/)
    await page.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
    await expect(panel).toContainText('Selma Sitzung')
    const place = page.url()

    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    // News of other tests' orders would read the list and find the end of the session before the press does; so would
    // what is still being read.
    const reading = /\/api\//
    await page.route(reading, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await expect.poll(() => underWay.size).toBe(0)
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await panel.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption({ label: 'Onaylandı' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    expect(
      await page.evaluate(() => [localStorage.getItem('adminToken'), localStorage.getItem('adminData')]),
    ).toEqual([null, null])

    await page.unroute(reading)
    await logIn(page)
    await expect(page).toHaveURL(place)
    await expect(panel).toContainText('Selma Sitzung')
    await expect(panel.getByRole('combobox', { name: 'Sipariş durumu' })).toHaveValue('pending')
  })
})

test('of two administrators editing the same product the second sees the conflict and keeps the input [CATALOGUE-8]', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const open = async (administrator: Page) => {
    await openSection(administrator, 'products', 'Ürünler')
    await administrator.getByRole('searchbox', { name: 'Ürün ara' }).fill('Hagebutte')
    await expect(administrator).toHaveURL(/search=Hagebutte/)
    await expect(administrator.getByRole('button', { name: 'Abendruhe: düzenle' })).toHaveCount(0)
    await administrator.getByRole('button', { name: 'Hagebutte: düzenle' }).click()
    const form = administrator.getByRole('dialog', { name: 'Hagebutte düzenleniyor' })
    await expect(form.getByLabel('Alt başlık')).toBeVisible()
    return form
  }
  const first = await open(page)
  const second = await open(other)
  await first.getByLabel('Alt başlık').fill('Vom ersten Schreibtisch')
  await first.getByRole('button', { name: 'Kaydet' }).click()
  await expect(notice(page, 'Ürün başarıyla güncellendi')).toBeVisible()

  await second.getByLabel('Alt başlık').fill('Vom zweiten Schreibtisch')
  const answer = other.waitForResponse((response) => response.request().method() === 'PUT')
  await second.getByRole('button', { name: 'Kaydet' }).click()
  expect((await answer).status()).toBe(409)
  await expect(second.getByRole('alert')).toBeVisible()
  await expect(second.getByLabel('Alt başlık')).toHaveValue('Vom zweiten Schreibtisch')

  await page.getByRole('button', { name: 'Hagebutte: düzenle' }).click()
  await expect(first.getByLabel('Alt başlık')).toHaveValue('Vom ersten Schreibtisch')
})

test('closing a form with unsaved changes asks first [ADMIN-7]', async ({ page }) => {
  await openSection(page, 'coupons', 'Kuponlar')
  await page.getByRole('button', { name: 'VERSANDFREI: düzenle' }).click()
  const form = page.getByRole('dialog', { name: 'VERSANDFREI düzenleniyor' })
  await form.getByLabel('Ad', { exact: true }).fill('Halb getippt')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Değişikliklerden vazgeçilsin mi?' })
  await question.getByRole('button', { name: 'Düzenlemeye dön' }).click()
  await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Halb getippt')
  await form.getByRole('button', { name: 'Vazgeç' }).click()
  await question.getByRole('button', { name: 'Değişiklikleri sil' }).click()
  await expect(form).toBeHidden()
})

test('no section breaks the content security policy, throws, or logs an error', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  // A stream never comes to rest.
  await page.route('**/api/admin/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await page.goto('/admin/dashboard')
  const links = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link')
  await expect(links).toHaveCount(24)
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(problems).toEqual([])
})
