import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { expect, NOBODY, notice, openSection, test as base } from './steps/back-office'
import { ADMIN } from './steps/product'
import { addAuthenticator } from './steps/authenticator'
import { mailTo } from './steps/shop'

/** Its own server: a factor that is removed ends all sessions of the administrator, those of other tests, too. */
const test = base.extend({
  server: [async ({ server }, provide) => provide(server), { scope: 'worker' }],
})

const PERIOD_MS = 30_000
/** A code is used once, so the next one comes from the following time step, which counts already. */
const codeOf = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS })

async function enterPassword(page: Page, { email, password }: { email: string; password: string } = ADMIN) {
  await page.goto('/admin')
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
}

async function openAccount(page: Page) {
  await page.getByRole('button', { name: /Hesabım/ }).click()
  return page.getByRole('dialog', { name: 'Hesabım' }).getByRole('region', { name: 'İki adımlı doğrulama' })
}

const logOut = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByRole('button', { name: 'Giriş yap', exact: true })).toBeVisible()
}

const isInside = (page: Page) => expect(page.getByRole('button', { name: /Hesabım/ })).toBeVisible()

test.describe('a second factor', () => {
  test.use({
    storageState: NOBODY,
    // Passkeys belong to a name, and no address is one.
    baseURL: async ({ server }, provide) => provide(server.url.replace('127.0.0.1', 'localhost')),
  })

  test('opens the back office: app, recovery code, passkey, and a colleague’s help [IDENTITY-160] [IDENTITY-170] [IDENTITY-240]', async ({
    page,
    browser,
    server,
  }) => {
    const colleague = { name: 'Mert Kaya', email: 'mert.kaya@verda.example', password: 'Kamille-und-Minze' }
    await enterPassword(page)
    await isInside(page)
    let secret = ''
    let recoveryCodes: string[] = []

    await test.step('the app is set up', async () => {
      const section = await openAccount(page)
      await section.getByRole('button', { name: 'Kur', exact: true }).click()
      await section.getByLabel('Mevcut şifre').fill(ADMIN.password)
      await section.getByRole('button', { name: 'Kur', exact: true }).click()
      await expect(section.getByRole('img', { name: /QR/ })).toBeVisible()
      secret = await section.getByLabel('Okutamıyorsanız bu anahtarı girin').first().inputValue()
      await section.getByLabel('Uygulamanın gösterdiği kod').fill(codeOf(secret, 0))
      await section.getByRole('button', { name: 'Doğrula' }).click()
      const codes = section.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      recoveryCodes = await codes.allTextContents()
      await section.getByRole('button', { name: 'Kodları sakladım' }).click()
      await expect(section.getByText('10 kurtarma kodu kaldı')).toBeVisible()
      await logOut(page)
    })

    await test.step('the login asks for a code', async () => {
      await enterPassword(page)
      const field = page.getByLabel('Doğrulama kodu')
      await field.fill('000000')
      await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
      await expect(page.getByText('Bu kod hatalı veya daha önce kullanılmış.')).toBeVisible()
      await field.fill(codeOf(secret, 1))
      await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
      await isInside(page)
      await logOut(page)
    })

    await test.step('a recovery code does as well', async () => {
      await enterPassword(page)
      await page.getByLabel('Doğrulama kodu').fill(recoveryCodes[0] ?? '')
      await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
      await isInside(page)
    })

    await test.step('a passkey is added and signs in alone', async () => {
      await addAuthenticator(page)
      const section = await openAccount(page)
      await section.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
      await section.getByLabel('Anahtarın adı').fill('Dizüstü')
      await section.getByLabel('Mevcut şifre').fill(ADMIN.password)
      // Two codes of the app are used up, and another counts only as time goes by.
      await section.getByLabel('Doğrulama kodu').fill(recoveryCodes[1] ?? '')
      await section.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
      await expect(section.getByRole('list', { name: 'Geçiş anahtarları' })).toContainText('Dizüstü')
      await logOut(page)
      await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click()
      await isInside(page)
    })

    await test.step('it proves who asks, beside the password for a factor and instead of it elsewhere', async () => {
      const section = await openAccount(page)
      await section.getByRole('button', { name: 'Yeni kurtarma kodları' }).click()
      await section.getByLabel('Mevcut şifre').fill(ADMIN.password)
      await section.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click()
      await expect(section.getByText('Geçiş anahtarınızla doğrulandı.')).toBeVisible()
      await section.getByRole('button', { name: 'Yeni kurtarma kodları' }).click()
      await section.getByRole('button', { name: 'Kodları sakladım' }).click()
      await page.keyboard.press('Escape')
      await openSection(page, 'staff', 'Yöneticiler')
      await page.getByRole('button', { name: 'Yönetici davet et' }).click()
      const dialog = page.getByRole('dialog', { name: 'Yönetici davet et' })
      await dialog.getByLabel('Ad', { exact: true }).fill('Deniz Er')
      await dialog.getByLabel('E-posta').fill('deniz.er@verda.example')
      await dialog.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click()
      await expect(dialog.getByText('Geçiş anahtarınızla doğrulandı.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Davet gönder' }).click()
      await expect(notice(page, 'deniz.er@verda.example adresine davet gönderildi')).toBeVisible()
    })

    await test.step('a lost device: a colleague removes the factors, and the password is enough', async () => {
      const token = await page.evaluate(() => localStorage.getItem('adminToken'))
      const answer = await page.request.post(`${server.url}/api/admin/admins`, {
        headers: { authorization: `Bearer ${token ?? ''}` },
        data: { ...colleague, role: 'owner', currentPassword: ADMIN.password },
      })
      expect(answer.status()).toBe(201)
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin, storageState: NOBODY })
      const other = await context.newPage()
      await enterPassword(other, colleague)
      await isInside(other)
      await openSection(other, 'staff', 'Yöneticiler')
      await other.getByRole('button', { name: /: iki adımlı doğrulamayı kaldır$/ }).click()
      const question = other.getByRole('alertdialog')
      await question.getByLabel('Kendi şifreniz').fill(colleague.password)
      await question.getByRole('button', { name: 'Kaldır' }).click()
      await expect(notice(other, `${ADMIN.email} için iki adımlı doğrulama kaldırıldı`)).toBeVisible()
      await context.close()
      await mailTo(server, 'staff-factor-removed', ADMIN.email)
      await page.reload()
      await enterPassword(page)
      await isInside(page)
    })
  })
})
