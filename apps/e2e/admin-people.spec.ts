import type { Page } from '@playwright/test'
import { expect, notice, openSection, refuseThenConfirm, register, test } from './steps/back-office'

const PASSWORD = 'lindenbluete-7'

async function manage(page: Page, name: string) {
  await openSection(page, 'users', 'Kullanıcılar')
  await page.getByRole('searchbox', { name: 'Ad, e-posta veya telefon ara' }).fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Yönet: ${name}` }).click()
  const modal = page.getByRole('dialog', { name: 'Kullanıcıyı yönet' })
  await expect(modal.getByText(name).first()).toBeVisible()
  return modal
}

test('a ban ends the session and blocks logins until it is lifted', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const customer = { name: 'Berta Bann', email: 'berta.bann@post.example', password: PASSWORD }
  const stored = await register(request, customer)
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage: stored }] },
  })
  const shopper = await context.newPage()
  const login = () => request.post('/api/user-auth/login', { data: customer })
  const modal = await manage(page, customer.name)

  await test.step('she is signed in', async () => {
    await shopper.goto('/orders')
    await expect(shopper.getByText('Noch keine Bestellung')).toBeVisible()
  })

  await test.step('ban, after a confirmation', async () => {
    await refuseThenConfirm(
      page,
      () => modal.getByRole('button', { name: 'Kullanıcıyı yasakla' }).click(),
      'Kullanıcıyı yasakla',
    )
    await expect(notice(page, 'Kullanıcı durumu başarıyla güncellendi!')).toBeVisible()
    await expect(modal.getByText('Yasaklı', { exact: true })).toBeVisible()
  })

  await test.step('her session has ended, a login is rejected', async () => {
    await shopper.reload()
    await expect(shopper.getByText('Noch keine Bestellung')).toHaveCount(0)
    await expect.poll(() => shopper.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
    expect((await login()).status()).toBe(403)
  })

  await test.step('unban after a confirmation, she can log in', async () => {
    await refuseThenConfirm(
      page,
      () => modal.getByRole('button', { name: 'Yasağı kaldır' }).click(),
      'Yasağı kaldır',
    )
    await expect(modal.getByText('Aktif', { exact: true })).toBeVisible()
    expect((await login()).status()).toBe(200)
  })
  await context.close()
})

test('premium is activated, extended and stopped [PREMIUM-7] [PREMIUM-8]', async ({ page, request }) => {
  const name = 'Paula Premium'
  await register(request, { name, email: 'paula.premium@post.example', password: PASSWORD })
  const modal = await manage(page, name)
  const premium = modal.getByRole('region', { name: 'Premium üyelik' })
  const daysLeft = async () => Number(/(\d+) gün kaldı/.exec(await premium.innerText())?.[1])

  await test.step('activate: one month by default', async () => {
    await expect(premium).toContainText('Bu kullanıcının premium üyeliği yok.')
    await premium.getByRole('button', { name: 'Etkinleştir' }).click()
    const prompt = page.getByRole('dialog', { name: 'Premium üyeliği etkinleştir' })
    await expect(prompt.getByRole('textbox', { name: 'Kaç ay eklensin?' })).toHaveValue('1')
    await prompt.getByRole('button', { name: '1 ay ekle' }).click()
    await expect(notice(page, 'Premium üyelik etkinleştirildi')).toBeVisible()
    await expect(premium).toContainText('gün kaldı')
  })
  const before = await daysLeft()

  await test.step('extend by three', async () => {
    await premium.getByRole('button', { name: 'Uzat' }).click()
    const prompt = page.getByRole('dialog', { name: 'Premium süresini uzat' })
    await prompt.getByText('3 ay', { exact: true }).click()
    await prompt.getByRole('button', { name: '3 ay ekle' }).click()
    await expect(notice(page, 'Premium üyelik uzatıldı')).toBeVisible()
    await expect(premium).toContainText('1 kez uzatıldı')
    expect(await daysLeft()).toBeGreaterThan(before + 80)
  })

  await test.step('filter by premium members', async () => {
    await modal.getByRole('button', { name: 'Kapat' }).last().click()
    await page.getByRole('button', { name: 'Yalnızca premium' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('gün kaldı')
    await page.getByRole('button', { name: `Yönet: ${name}` }).click()
  })

  await test.step('stop, after a confirmation', async () => {
    await refuseThenConfirm(
      page,
      () => premium.getByRole('button', { name: 'Durdur' }).click(),
      'Üyeliği durdur',
    )
    await expect(notice(page, 'Premium üyelik durduruldu')).toBeVisible()
    await expect(premium.getByRole('button', { name: 'Etkinleştir' })).toBeVisible()
    await expect(premium).not.toContainText('gün kaldı')
  })
})
