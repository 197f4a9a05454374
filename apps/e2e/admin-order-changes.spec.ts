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
  await expect(dialog).toBeHidden()
  await expect(notice(page, 'Sipariş değiştirildi')).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Geçmiş' })).toContainText('Telefonda anlaştık')
  const mail = await mailTo(server, 'changed', email)
  expect(mail).toMatch(/2 × Hagebutte[^]*5,00[^]*Goldmilch/)
})
