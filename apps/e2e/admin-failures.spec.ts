import type { Page } from '@playwright/test'
import { expect, labelOf, notice, openSection, placeOrder, register, test } from './steps/back-office'
import { ADMIN } from './steps/product'
import { changeProduct } from './steps/shop'

/** Blocks all API calls but the verification of the session and the stream of events. */
const cutApi = (page: Page) =>
  page.route(/\/api\/(?!auth\/verify|admin\/events)/, (route) => route.abort('connectionrefused'))

const mendApi = (page: Page) => page.unrouteAll({ behavior: 'wait' })

test('every section reports an unreachable API, and a retry loads it', async ({ page, request }) => {
  await placeOrder(request, 'hagebutte', 'Renate Robust')
  // Listed by 'activity'.
  await changeProduct(request, 'hagebutte', { stock: { quantity: 77 } })
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
    ['activity', 'Kayıtlar yüklenirken hata oluştu', /^Hagebutte$/],
  ] as const
  // Once it is connected again, the stream of events reads everything anew, and may come before the press.
  await page
    .context()
    .route('**/api/admin/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
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
    await expect(page.getByRole('switch', { name: 'DPD aktif' })).toBeChecked()
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
    await turkey.getByLabel('Kendi şifreniz').fill(ADMIN.password)
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

test('a part whose code cannot be loaded shows an error, everything else keeps working', async ({
  page,
  request,
}) => {
  await placeOrder(request, 'hagebutte', 'Tilda Teil')
  // The stream of events is asked for two seconds after the first view.
  await page.route('**/assets/news-stream-*.js', (route) => route.abort())
  const streamFailed = page.waitForEvent('requestfailed', (each) => each.url().includes('/news-stream-'))
  await openSection(page, 'orders', 'Siparişler')
  await streamFailed
  await page.route('**/admin/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Ara', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Bu bölüm yüklenemedi.' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(failure).toBeHidden()
  // Without orders the list would offer it twice.
  const orders = page.getByRole('table', { name: 'Siparişler' })
  await expect(orders).toBeVisible()
  await page.getByRole('button', { name: 'Yeni sipariş' }).click()
  await expect(failure).toBeVisible()
  await expect(orders).toBeVisible()
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(failure).toBeHidden()

  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  await expect(failure).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('link', { name: /^Siparişler/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  await expect(failure).toBeHidden()

  await page.getByRole('link', { name: 'Analiz', exact: true }).click()
  await failure.getByRole('button', { name: 'Yeniden yükle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analiz' })).toBeVisible()
})
