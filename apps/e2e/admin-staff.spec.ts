import { expect, logIn, notice, openSection, test as base } from './steps/back-office'
import { ADMIN } from './steps/product'
import { mailTo } from './steps/shop'

/** Its own server: a new password ends all sessions of the administrator, those of other tests, too. */
const test = base.extend({
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
})

const NEW_PASSWORD = 'Holunder-und-Salbei'

test('an invited administrator sets a password and logs in; the first one changes theirs [ADMIN-47]', async ({
  page,
  shopper,
  server,
}) => {
  const colleague = { name: 'Mert Kaya', email: 'mert@verda.example' }

  await test.step('the invitation is sent by mail', async () => {
    await openSection(page, 'staff', 'Yöneticiler')
    await page.getByRole('button', { name: 'Yönetici davet et' }).click()
    const dialog = page.getByRole('dialog', { name: 'Yönetici davet et' })
    await dialog.getByLabel('Ad').fill(colleague.name)
    await dialog.getByLabel('E-posta').fill(colleague.email)
    await dialog.getByLabel('Kendi şifreniz').fill(ADMIN.password)
    await dialog.getByRole('button', { name: 'Davet gönder' }).click()
    await expect(notice(page, `${colleague.email} adresine davet gönderildi`)).toBeVisible()
  })

  await test.step('its link sets a password', async () => {
    const mail = await mailTo(server, 'staff-invitation', colleague.email)
    const link = /\/admin\?reset=[^\s&]+/.exec(mail)?.[0] ?? ''
    await shopper.goto(link)
    await shopper.getByLabel('Yeni şifre', { exact: true }).fill('Kamille-und-Minze')
    await shopper.getByLabel('Yeni şifre (tekrar)').fill('Kamille-und-Minze')
    await shopper.getByRole('button', { name: 'Şifreyi kaydet' }).click()
    await shopper.getByRole('button', { name: 'Giriş sayfasına git' }).click()
    await shopper.getByLabel('E-posta').fill(colleague.email)
    await shopper.getByLabel('Şifre', { exact: true }).fill('Kamille-und-Minze')
    await shopper.getByRole('button', { name: 'Giriş yap', exact: true }).click()
    await expect(shopper).toHaveURL(/\/admin\/dashboard/)
  })

  await test.step('the first password is changed', async () => {
    await page.getByRole('button', { name: /Hesabım/ }).click()
    const form = page.getByRole('dialog', { name: 'Hesabım' }).getByRole('form', { name: 'Şifre' })
    await form.getByLabel('Mevcut şifre').fill('kamille-im-juni')
    await form.getByLabel('Yeni şifre', { exact: true }).fill(NEW_PASSWORD)
    await form.getByLabel('Yeni şifre (tekrar)').fill(NEW_PASSWORD)
    await form.getByRole('button', { name: 'Şifreyi değiştir' }).click()
    await expect(page.getByText('Şifreniz değiştirildi')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await logIn(page, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/admin\/dashboard/)
  })
})
