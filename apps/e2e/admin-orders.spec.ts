import { readFile } from 'node:fs/promises'
import { expect, labelOf, notice, openSection, placeOrder, readProduct, test } from './steps/back-office'
import { ADMIN } from './steps/product'
import { fillCheckout } from './steps/shop'

const TRACKING = '00340434161822100777'

test('an order is found, paid and shipped; its history contains every step', async ({ page, request }) => {
  const number = await placeOrder(request, 'abendruhe', 'Olga Ostsee')
  await placeOrder(request, 'hagebutte', 'Willi Westwind')
  const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
  const row = page.getByRole('row').filter({ hasText: number })

  await test.step('search and filters find it; browser back clears them', async () => {
    await openSection(page, 'orders', 'Siparişler')
    await page.getByRole('searchbox', { name: 'Sipariş no veya müşteri' }).fill('Ostsee')
    await expect(page).toHaveURL(/search=Ostsee/)
    await expect(page.getByRole('row').filter({ hasText: 'Willi Westwind' })).toHaveCount(0)
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
    await expect(panel).toContainText('Olga Ostsee')
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await page.goForward()
    await expect(panel).toContainText('Olga Ostsee')
  })

  await test.step('paid', async () => {
    await panel.getByRole('combobox', { name: 'Ödeme durumu' }).selectOption({ label: 'Ödendi' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await page.getByRole('button', { name: 'Ödemeyi değiştir' }).click()
    await expect(notice(page, 'Ödeme durumu güncellendi')).toBeVisible()
    await expect(row).toContainText('Ödendi')
  })

  await test.step('cargo needs company and number', async () => {
    await panel.getByRole('button', { name: 'Kargo ata' }).click()
    const modal = page.getByRole('dialog', { name: 'Kargo ata' })
    await modal.getByRole('button', { name: 'Ata', exact: true }).click()
    await expect(modal.getByText('Lütfen kargo şirketi ve takip numarası seçin').first()).toBeVisible()
    await modal.getByRole('combobox', { name: 'Kargo şirketi' }).selectOption({ label: 'Hermes' })
    await modal.getByLabel('Takip numarası').fill(TRACKING)
    await modal.getByRole('button', { name: 'Ata', exact: true }).click()
    await expect(notice(page, 'Kargo bilgileri başarıyla atandı')).toBeVisible()
  })

  await test.step('shipped, with a tracking link', async () => {
    await expect(row).toContainText('Kargoda')
    await expect(panel.getByRole('combobox', { name: 'Sipariş durumu' })).toHaveValue('shipped')
    await expect(panel.getByRole('link', { name: 'Gönderiyi takip et' })).toHaveAttribute(
      'href',
      new RegExp(TRACKING),
    )
    const history = panel.getByRole('region', { name: 'Geçmiş' })
    await expect(history).toContainText('Ödeme: Ödendi')
    await expect(history).toContainText('Durum: Bekliyor → Onaylandı')
    await expect(history).toContainText('Durum: Onaylandı → Kargoda')
  })
})

test('cancelling an order restores its stock', async ({ page, request }) => {
  const stock = async () => (await readProduct(request, 'morgengruen')).stock.quantity
  const before = await stock()
  const number = await placeOrder(request, 'morgengruen', 'Stella Storno')
  await expect.poll(stock).toBe(before - 2)

  await openSection(page, 'orders', 'Siparişler')
  await page.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
  const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
  await panel.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption({ label: 'İptal edildi' })
  await panel.getByRole('button', { name: 'Uygula' }).click()
  await page.getByRole('button', { name: 'Durumu değiştir' }).click()
  await expect(notice(page, 'Sipariş durumu güncellendi')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('İptal edildi')
  await expect.poll(stock).toBe(before)
})

test('the checkout uses the saved payment settings', async ({ page, shopper }) => {
  await openSection(page, 'payment-settings', 'Ödeme Ayarları')
  const germany = page.getByRole('form', { name: 'Almanya' })
  const saved = notice(page, 'Almanya ayarları başarıyla kaydedildi!')

  await test.step('PayPal off, another account, another shipping cost', async () => {
    await germany.getByLabel('Standart').fill('-1')
    await germany.getByRole('button', { name: 'Almanya ayarlarını kaydet' }).click()
    await expect(germany.getByLabel('Standart')).toHaveAccessibleDescription(/0 veya daha büyük olmalı/)
    await germany.getByLabel('Standart').fill('4,90')
    await labelOf(germany.getByRole('switch', { name: 'PayPal' })).click()
    await germany.getByLabel('Banka', { exact: true }).fill('Waldbank')
    await germany.getByLabel('Kendi şifreniz').fill(ADMIN.password)
    await germany.getByRole('button', { name: 'Almanya ayarlarını kaydet' }).click()
    await expect(saved).toBeVisible()
  })

  await test.step('the shop uses them', async () => {
    await shopper.goto('/product/kurkuma-plus')
    await shopper.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(shopper.getByRole('button', { name: /Warenkorb.*1/ })).toBeVisible()
    await shopper.goto('/checkout?guest=true')
    await expect(shopper.getByText('Banküberweisung', { exact: true })).toBeVisible()
    await expect(shopper.getByText('PayPal', { exact: true })).toHaveCount(0)
    await expect(
      shopper
        .getByText(/29,80\s€/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await fillCheckout(shopper, 'wanda.wald@post.example', 'Wanda Wald')
    await shopper.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(shopper.getByRole('main')).toContainText('Waldbank')
  })

  await test.step('the former settings are restored', async () => {
    // Without the message of the first time.
    await openSection(page, 'payment-settings', 'Ödeme Ayarları')
    await germany.getByLabel('Standart').fill('15')
    await labelOf(germany.getByRole('switch', { name: 'PayPal' })).click()
    await germany.getByRole('button', { name: 'Almanya ayarlarını kaydet' }).click()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(germany.getByLabel('Standart')).toHaveValue('15')
    await expect(germany.getByRole('switch', { name: 'PayPal' })).toBeChecked()
  })
})

test('the filtered orders are exported with formulas escaped [ADMIN-15]', async ({ page, request }) => {
  const number = await placeOrder(request, 'assam-gold', '=SUM(Carla;Csv)')
  await placeOrder(request, 'assam-gold', 'Dora Draußen')
  await openSection(page, 'orders', 'Siparişler')
  await page.getByRole('searchbox', { name: 'Sipariş no veya müşteri' }).fill('Carla')
  await expect(page.getByRole('button', { name: /numaralı siparişi aç$/ })).toHaveCount(1)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(number)
  expect(text).toContain(`"'=SUM(Carla;Csv)"`)
  expect(text).not.toContain('Dora')
})

test('a new order is announced within half a minute; the list updates on request [ADMIN-14]', async ({
  page,
  request,
}) => {
  await placeOrder(request, 'abendruhe', 'Nora Nachbarin')
  // Without events, which this stream has none of, the list asks.
  await page.route('**/api/admin/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  await page.clock.install()
  // An answer that was still on its way would stand in for the next one.
  const asked = page.waitForResponse(/\/api\/admin\/orders\?.*limit=20/)
  await openSection(page, 'orders', 'Siparişler')
  await (await asked).finished()
  await expect(page.getByRole('row').filter({ hasText: 'Nora Nachbarin' })).toBeVisible()
  await placeOrder(request, 'abendruhe', 'Nils Neuling')
  await page.clock.fastForward(30_000)
  const news = page.getByRole('button', { name: '1 yeni sipariş' })
  await expect(news).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Nils Neuling' })).toHaveCount(0)
  await news.click()
  await expect(page.getByRole('row').filter({ hasText: 'Nils Neuling' })).toBeVisible()
})
