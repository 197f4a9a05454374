import { addAuthenticator } from './steps/authenticator'
import { expect, test } from './steps/product'
import { bearer, linkIn, mailTo, openFromMenu, PASSWORD, signedIn, stored } from './steps/shop'

// Passkeys belong to a name, and no address is one.
test.use({
  baseURL: async ({ server }, provide) => provide(server.url.replace('127.0.0.1', 'localhost')),
})

test('a customer adds a passkey, signs in with it, and not any more once it is removed [IDENTITY-300] [IDENTITY-301]', async ({
  page,
  server,
}) => {
  const email = 'schluessel@passkeys.example'
  const { token } = await signedIn(page, email)
  const link = linkIn(await mailTo(server, 'verification', email), '/verify-email')
  const confirmed = await page.request.post('/api/user-auth/verify-email', {
    headers: bearer(token),
    data: { token: new URL(link, server.url).searchParams.get('token') },
  })
  expect(confirmed.status()).toBe(200)
  await addAuthenticator(page)
  await page.goto('/')
  const openPasskeys = async () => {
    const profile = await openFromMenu(page, 'Profil', /Ihr Profil/)
    await profile.getByRole('tab', { name: 'Passwort ändern' }).click()
    return profile
  }
  const logOut = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Konto von Sabine Koch' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByText('Sie sind abgemeldet', { exact: true })).toBeVisible()
  }
  const enter = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await dialog.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    return dialog
  }

  await test.step('the profile keeps a new one', async () => {
    const profile = await openPasskeys()
    await profile.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    await profile.getByLabel('Name des Passkeys').fill('Telefon')
    await profile.getByLabel('Ihr Passwort').fill(PASSWORD)
    await profile.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    await expect(profile.getByRole('list', { name: 'Passkeys' })).toContainText('noch nicht benutzt')
    await mailTo(server, 'passkey-added', email)
    await logOut()
  })

  await test.step('it signs in', async () => {
    await expect(await enter()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Konto von Sabine Koch' })).toBeVisible()
    expect(await stored(page, 'userToken')).not.toBe(token)
  })

  await test.step('it proves who removes it, and is refused afterwards', async () => {
    const profile = await openPasskeys()
    await profile.getByRole('button', { name: 'Telefon: entfernen' }).click()
    await profile.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
    await expect(profile.getByText('Mit Ihrem Passkey bestätigt.')).toBeVisible()
    await profile.getByRole('button', { name: 'Passkey entfernen' }).click()
    await expect(profile.getByText('Ihre Passkeys sind gespeichert.')).toBeVisible()
    await expect(profile.getByRole('list', { name: 'Passkeys' })).toBeHidden()
    await mailTo(server, 'passkey-removed', email)
    await logOut()
    const dialog = await enter()
    await expect(dialog.getByRole('alert')).toHaveText('Dieser Passkey passt nicht.')
    expect(await stored(page, 'userToken')).toBeNull()
  })
})
