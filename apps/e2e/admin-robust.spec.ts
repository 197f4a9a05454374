import type { Page } from '@playwright/test'
import {
  expect,
  labelOf,
  logIn,
  NOBODY,
  notice,
  openSection,
  placeOrder,
  register,
  test,
} from './steps/back-office'

/** Blocks all API calls but the verification of the session. */
const cutApi = (page: Page) =>
  page.route(/\/api\/(?!auth\/verify)/, (route) => route.abort('connectionrefused'))

const mendApi = (page: Page) => page.unrouteAll({ behavior: 'wait' })

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
    await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  })

  test('an expired session leads to the login and back to the same place [IDENTITY-6]', async ({
    page,
    request,
  }) => {
    const number = await placeOrder(request, 'abendruhe', 'Selma Sitzung')
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
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await panel.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption({ label: 'Onaylandı' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    expect(
      await page.evaluate(() => [localStorage.getItem('adminToken'), localStorage.getItem('adminData')]),
    ).toEqual([null, null])

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

test('every section reports an unreachable API, and a retry loads it', async ({ page, request }) => {
  await placeOrder(request, 'hagebutte', 'Renate Robust')
  await register(request, { name: 'Ulla Uhr', email: 'ulla.uhr@post.example', password: 'lindenbluete-7' })
  const sections = [
    ['dashboard', 'Dashboard verileri alınırken hata oluştu', 'Toplam sipariş'],
    ['orders', 'Siparişler yüklenirken bir hata oluştu', 'Renate Robust'],
    ['products', 'Ürünler alınırken hata oluştu', 'Abendruhe'],
    ['categories', 'Kategoriler alınırken hata oluştu', 'Energy'],
    ['cargo', 'Kargo şirketleri yüklenirken hata oluştu', 'Hermes'],
    ['payment-settings', 'Ödeme ayarları yüklenirken hata oluştu', 'Kargo ücretleri'],
    ['analytics', 'Analiz verileri alınırken hata oluştu', 'Platform karşılaştırması'],
    ['users', 'Kullanıcılar yüklenirken hata oluştu', 'Ulla Uhr'],
    ['coupons', 'Kuponlar yüklenirken hata oluştu', 'WILLKOMMEN10'],
    ['shop', 'Mağaza bilgileri yüklenirken hata oluştu', 'Şirket ve iletişim'],
    ['activity', 'Kayıtlar yüklenirken hata oluştu', /^(Henüz kayıt yok|Hagebutte)$/],
  ] as const
  for (const [section, message, content] of sections)
    await test.step(section, async () => {
      await cutApi(page)
      await page.goto(`/admin/dashboard?section=${section}`)
      const failure = page.getByRole('alert').filter({ hasText: message })
      await expect(failure.first()).toBeVisible()
      await mendApi(page)
      await failure.first().getByRole('button', { name: 'Tekrar dene' }).click()
      await expect(page.getByText(content).first()).toBeVisible()
    })
})

test('a form that cannot be submitted keeps its input and can be resubmitted', async ({ page }) => {
  await test.step('category', async () => {
    await openSection(page, 'categories', 'Kategoriler')
    await page.getByRole('button', { name: 'Yeni kategori' }).click()
    const form = page.getByRole('dialog', { name: 'Yeni kategori' })
    await form.getByLabel('Ad', { exact: true }).fill('Sonnenschutz')
    await cutApi(page)
    await form.getByRole('button', { name: 'Oluştur' }).click()
    await expect(form.getByRole('alert')).toContainText('İşlem sırasında hata oluştu')
    await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Sonnenschutz')
    await mendApi(page)
    await form.getByRole('button', { name: 'Oluştur' }).click()
    await expect(page.getByRole('article', { name: 'Sonnenschutz' })).toBeVisible()
  })

  await test.step('product', async () => {
    await openSection(page, 'products', 'Ürünler')
    await page.getByRole('searchbox', { name: 'Ürün ara' }).fill('Kurkuma Plus')
    await expect(page).toHaveURL(/search=Kurkuma/)
    await expect(page.getByRole('button', { name: 'Abendruhe: düzenle' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Kurkuma Plus: düzenle' }).click()
    const form = page.getByRole('dialog', { name: 'Kurkuma Plus düzenleniyor' })
    await form.getByLabel('Alt başlık').fill('Ohne Netz geschrieben')
    await cutApi(page)
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(form.getByRole('alert')).toContainText('Ürün kaydedilirken hata oluştu')
    await expect(form.getByLabel('Alt başlık')).toHaveValue('Ohne Netz geschrieben')
    await mendApi(page)
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Ürün başarıyla güncellendi')).toBeVisible()
  })

  await test.step('cargo company', async () => {
    await openSection(page, 'cargo', 'Kargo Şirketleri')
    await cutApi(page)
    await labelOf(page.getByRole('switch', { name: 'DPD aktif' })).click()
    await expect(notice(page, 'Durum güncellenirken hata oluştu')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'DPD aktif' })).toBeChecked()
    await mendApi(page)
  })

  await test.step('payment settings', async () => {
    await openSection(page, 'payment-settings', 'Ödeme Ayarları')
    const turkey = page.getByRole('form', { name: 'Türkiye' })
    await turkey.getByLabel('Banka', { exact: true }).fill('Deneme Bankası')
    await cutApi(page)
    await turkey.getByRole('button', { name: 'Türkiye ayarlarını kaydet' }).click()
    await expect(turkey.getByRole('alert')).toContainText('Ayarlar kaydedilirken hata oluştu')
    await expect(turkey.getByLabel('Banka', { exact: true })).toHaveValue('Deneme Bankası')
    await mendApi(page)
    await turkey.getByRole('button', { name: 'Türkiye ayarlarını kaydet' }).click()
    await expect(notice(page, 'Türkiye ayarları başarıyla kaydedildi!')).toBeVisible()
  })

  await test.step('coupon', async () => {
    await openSection(page, 'coupons', 'Kuponlar')
    await page.getByRole('button', { name: 'MINUS5: düzenle' }).click()
    const form = page.getByRole('dialog', { name: 'MINUS5 düzenleniyor' })
    await form.getByLabel('Ad', { exact: true }).fill('Fünf Euro Nachlass')
    await cutApi(page)
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(form.getByRole('alert')).toContainText('Kupon kaydedilirken hata oluştu')
    await expect(form.getByLabel('Ad', { exact: true })).toHaveValue('Fünf Euro Nachlass')
    await mendApi(page)
    await form.getByRole('button', { name: 'Kaydet' }).click()
    await expect(notice(page, 'Kupon güncellendi!')).toBeVisible()
  })
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
  await page.goto('/admin/dashboard')
  const links = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link')
  await expect(links).toHaveCount(17)
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(problems).toEqual([])
})

test('a section whose code cannot be loaded shows an error, the others keep working', async ({ page }) => {
  await openSection(page, 'orders', 'Siparişler')
  await page.route('**/admin/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Bu bölüm yüklenemedi.' })
  await expect(failure).toBeVisible()

  await page.unroute('**/admin/assets/*.js')
  await page.getByRole('link', { name: /^Siparişler/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  await expect(failure).toBeHidden()

  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  await failure.getByRole('button', { name: 'Yeniden yükle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analiz' })).toBeVisible()
})
