import { expect, notice, openSection, test } from './steps/back-office'
import { mailTo, orderAsGuest } from './steps/shop'

test('an unpaid order gets another product and a price of its own, by keyboard [ORDER-750] [ORDER-755] [ADMIN-750]', async ({
  page,
  shopper,
  server,
}) => {
  const email = `frieda.anders-${Date.now()}@post.example`
  const number = await orderAsGuest(shopper.request, email, 'hagebutte')
  await openSection(page, 'orders', 'Siparişler')
  await page.getByRole('button', { name: `${number} numaralı siparişi aç` }).click()
  const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
  await panel.getByRole('button', { name: 'Siparişi değiştir' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Siparişi değiştir' })
  await dialog.getByLabel('Ürün ekle').fill('Goldmilch')
  await expect(page.getByRole('option', { name: /Goldmilch/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('spinbutton', { name: 'Hagebutte adedi' }).press('ArrowUp')
  await dialog.getByLabel('Hagebutte birim fiyatı').fill('2,50')
  await dialog.getByLabel('Özel fiyatın nedeni').fill('Telefonda anlaştık')
  const summary = dialog.getByRole('region', { name: 'Sonuç' })
  await expect(summary).toContainText('Ödenecek tutar')
  await expect(summary).toContainText('Hagebutte: stoktan 1 adet düşer')

  await page.reload()
  await panel.getByRole('button', { name: 'Siparişi değiştir' }).click()
  await expect(dialog.getByLabel('Özel fiyatın nedeni')).toHaveValue('Telefonda anlaştık')
  await dialog.getByRole('button', { name: 'Değişikliği kaydet' }).press('Enter')
  await expect(notice(page, 'Sipariş değiştirildi')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('region', { name: 'Geçmiş' })).toContainText('Telefonda anlaştık')
  const mail = await mailTo(server, 'changed', email)
  expect(mail).toMatch(/2 × Hagebutte[^]*5,00[^]*Goldmilch/)
})

test('an order by phone is made with a price of its own and a discount, and mailed [ORDER-760] [ORDER-762] [ADMIN-753]', async ({
  page,
  server,
}) => {
  const email = `tina.telefon-${Date.now()}@post.example`
  await openSection(page, 'orders', 'Siparişler')
  await page.getByRole('button', { name: 'Yeni sipariş' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Yeni sipariş' })
  for (const [label, text] of [
    ['Ad soyad', 'Tina Telefon'],
    ['E-posta', email],
    ['Telefon', '+49 341 5550 118'],
    ['Sokak ve numara', 'Lindenweg 4'],
    ['Posta kodu', '04109'],
    ['Şehir', 'Leipzig'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('Ürün ekle').fill('Goldmilch')
  await expect(page.getByRole('option', { name: /Goldmilch/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Goldmilch birim fiyatı').fill('10')
  await dialog.getByLabel('Sipariş indirimi').selectOption({ label: 'Yüzde' })
  await dialog.getByLabel('İndirim', { exact: true }).fill('10')
  await dialog.getByLabel('İndirimin nedeni').fill('Stammkundin')
  await expect(dialog.getByRole('region', { name: 'Sonuç' })).toContainText('−1,00')
  await dialog.getByRole('button', { name: 'Siparişi oluştur' }).press('Enter')
  await expect(notice(page, 'Sipariş oluşturuldu')).toBeVisible()
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
  await expect(panel).toContainText('Stammkundin')
  await expect(panel.getByRole('region', { name: 'Geçmiş' })).toContainText('Yönetimde oluşturuldu')
  expect(await mailTo(server, 'placed', email)).toMatch(/Stammkundin[^]*IBAN/)
})
