import { readFile } from 'node:fs/promises'
import { expect, test } from './steps/product'
import {
  bearer,
  linkIn,
  logIn,
  mailTo,
  openFromMenu,
  orderAsGuest,
  ordersOf,
  PASSWORD,
  productId,
  register,
  signedIn,
  stored,
} from './steps/shop'

test(
  'an earlier guest order is added to the account once the email is verified [IDENTITY-30] [IDENTITY-31] [ORDER-10]',
  { tag: '@phone' },
  async ({ page, server }) => {
    const email = 'frueher@own.example'
    const number = await orderAsGuest(page.request, email, 'goldmilch')
    const session = await register(page.request, email)
    const link = linkIn(await mailTo(server, 'verification', email), '/verify-email')
    expect(await ordersOf(page.request, session.token)).toEqual([])

    await test.step('without a session the link asks for the login', async () => {
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
      await logIn(page, email)
    })

    await test.step('confirming verifies the email and adds the order', async () => {
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
      await expect(page.getByRole('main')).toContainText('Eine frühere Bestellung ist jetzt in Ihrem Konto.')
      await page.getByRole('main').getByRole('link', { name: 'Meine Bestellungen' }).click()
      await expect(page.getByRole('list', { name: 'Meine Bestellungen' })).toContainText(number)
    })
  },
)

test(
  'a customer exports the stored data and deletes the account [IDENTITY-32] [IDENTITY-33]',
  { tag: '@phone' },
  async ({ page, server }) => {
    const email = 'weg@own.example'
    const { token } = await signedIn(page, email)
    const wish = await productId(page.request, 'goldmilch')
    await page.request.post(`/api/user/wishlist/${wish}`, { headers: bearer(token) })
    await page.goto('/')
    const profile = await openFromMenu(page, 'Profil', /Ihr Profil/)
    await profile.getByRole('tab', { name: 'Daten und Konto' }).click()

    await test.step('the file contains profile, address and wishlist', async () => {
      const download = page.waitForEvent('download')
      await profile.getByRole('button', { name: 'Daten herunterladen' }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^verda-\d{4}-\d{2}-\d{2}\.json$/)
      const text = await readFile(await file.path(), 'utf8')
      for (const known of [email, 'Sabine Koch', 'Karl-Liebknecht-Straße 22', 'Goldmilch'])
        expect(text).toContain(known)
      expect(text).not.toContain(PASSWORD)
    })

    await test.step('deleting requires the right password', async () => {
      await profile.getByRole('button', { name: 'Konto löschen' }).click()
      const question = page.getByRole('alertdialog', { name: 'Konto endgültig löschen?' })
      await question.getByLabel('Ihr Passwort').fill('falsch-falsch')
      await question.getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(question.getByRole('alert')).toBeVisible()
      await question.getByLabel('Ihr Passwort').fill(PASSWORD)
      await question.getByRole('button', { name: 'Endgültig löschen' }).click()
      await expect(page.getByText('Ihr Konto ist gelöscht', { exact: true })).toBeVisible()
    })

    await test.step('no data is left in browser or server', async () => {
      expect(await stored(page, 'userToken')).toBeNull()
      expect(await stored(page, 'userData')).toBeNull()
      const login = { email, password: PASSWORD, platform: 'germany' }
      expect((await page.request.post('/api/user-auth/login', { data: login })).status()).toBe(400)
      expect(await mailTo(server, 'deleted', email)).toContain('gelöscht')
    })
  },
)
