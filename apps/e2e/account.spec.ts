import { expect, test } from './steps/product'
import {
  bearer,
  linkIn,
  logIn,
  mailTo,
  openForm,
  openFromMenu,
  ordersOf,
  PASSWORD,
  productId,
  register,
  signedIn,
  store,
  stored,
} from './steps/shop'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a registration’s success is said where one looks, though the form is longer [SHOP-12]', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('button', { name: 'Registrieren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Konto anlegen' })
    await dialog.getByLabel('Name').fill('Phila Phon')
    await dialog.getByLabel('E-Mail-Adresse').fill('phon@account.example')
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Wiederholen').fill(PASSWORD)
    await dialog.getByText('Ich akzeptiere die').click({ position: { x: 5, y: 5 } })
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole('button', { name: 'Registrieren', exact: true }).click()
    const note = dialog.getByText('Willkommen bei Verda. Ihr Konto ist angelegt.')
    await expect(note).toBeInViewport()
    await page.clock.runFor(1000)
    await expect(dialog).toBeHidden()
    expect(await stored(page, 'userToken')).toBeTruthy()
  })
})

test('a guest registers, is signed in, logs out and in again', async ({ page }) => {
  const email = 'neu@account.example'
  await page.goto('/')
  await page.getByRole('button', { name: 'Registrieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konto anlegen' })

  await test.step('missing fields show their errors, the first one has focus', async () => {
    await dialog.getByRole('button', { name: 'Registrieren', exact: true }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name ist erforderlich')
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sie müssen die Nutzungsbedingungen akzeptieren',
    )
    await dialog.getByLabel('E-Mail-Adresse').fill('neu')
    await dialog.getByLabel('Passwort', { exact: true }).fill('kurz')
    await dialog.getByLabel('Wiederholen').fill('anders')
    await dialog.getByRole('button', { name: 'Registrieren', exact: true }).click()
    const passwords = [
      ['E-Mail-Adresse', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
      ['Passwort', 'Passwort muss mindestens 6 Zeichen lang sein'],
      ['Wiederholen', 'Passwörter stimmen nicht überein'],
    ] as const
    for (const [label, message] of passwords)
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
  })

  await test.step('the account is created and its session stored', async () => {
    await dialog.getByLabel('Name').fill('Jonas Feldmann')
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Wiederholen').fill(PASSWORD)
    await dialog.getByText('Ich akzeptiere die').click({ position: { x: 5, y: 5 } })
    await dialog.getByRole('button', { name: 'Registrieren', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await stored(page, 'userToken')).toBeTruthy()
    expect(await stored(page, 'userData')).toContain(email)
  })

  await test.step('logout ends the session in browser and server', async () => {
    const token = (await stored(page, 'userToken')) ?? ''
    await page.getByRole('button', { name: 'Konto von Jonas Feldmann' }).click()
    // The browser does not wait for the server.
    const ended = page.waitForResponse('**/api/user-auth/logout')
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByText('Sie sind abgemeldet', { exact: true })).toBeVisible()
    expect(await stored(page, 'userToken')).toBeNull()
    await ended
    const verified = page.request.post('/api/user-auth/verify-token', { headers: bearer(token) })
    expect((await verified).status()).toBe(401)
  })

  await test.step('a wrong password is rejected, the right one accepted', async () => {
    await page.getByRole('button', { name: 'Anmelden' }).click()
    const login = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await login.getByLabel('E-Mail-Adresse').fill(email)
    await login.getByLabel('Passwort', { exact: true }).fill('falsch-falsch')
    await login.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(login.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch.')
    await logIn(page, email)
    await expect(page.getByRole('button', { name: 'Konto von Jonas Feldmann' })).toBeVisible()
  })
})

test(
  'the wishlist: a guest is asked to log in, and the stored product is added to the account [SHOP-27] [SHOP-50]',
  { tag: '@phone' },
  async ({ page }) => {
    const email = 'wunsch@account.example'
    await register(page.request, email)
    await page.goto('/product/ingwer-zitrone')
    const heart = page.getByRole('button', { name: 'Auf die Wunschliste', exact: true })

    await test.step('the login is offered', async () => {
      await heart.click()
      await expect(
        page.getByText('Wunschliste hinzufügen erfordert eine Anmeldung...', { exact: true }),
      ).toBeVisible()
      expect(await stored(page, 'wishlistItems')).toBe(
        JSON.stringify([await productId(page.request, 'ingwer-zitrone')]),
      )
      await logIn(page, email)
    })

    await test.step('the guest’s wishlist becomes the customer’s, also after a reload', async () => {
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => stored(page, 'wishlistItems')).toBeNull()
      await page.reload()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('moves from wishlist to cart', async () => {
      const list = await openFromMenu(page, 'Wunschliste', /Wunschliste/)
      await list.getByRole('button', { name: /^In den Warenkorb/ }).click()
      await expect(page.getByText('Ingwer Zitrone liegt im Warenkorb', { exact: true })).toBeVisible()
      await list.getByRole('button', { name: 'Ingwer Zitrone von der Wunschliste entfernen' }).click()
      await expect(list).toContainText('Noch nichts gemerkt')
      await list.getByRole('button', { name: 'Schließen' }).click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    })
  },
)

test('profile and password', async ({ page }) => {
  const email = 'profil@account.example'
  const { token } = await signedIn(page, email)
  await page.goto('/')
  const dialog = await openFromMenu(page, 'Profil', /Ihr Profil/)

  await test.step('personal data is saved', async () => {
    const form = dialog.getByRole('tabpanel', { name: 'Persönliche Daten' })
    await form.getByLabel('Name').fill('')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('İsim gereklidir')
    await form.getByLabel('Name').fill('Bine Koch')
    await form.getByLabel(/^Stadt/).fill('Halle')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form.getByText('Profil başarıyla güncellendi')).toBeVisible()
  })

  await test.step('preferences are stored by the server', async () => {
    await dialog.getByRole('tab', { name: 'Einstellungen' }).click()
    const form = dialog.getByRole('tabpanel', { name: 'Einstellungen' })
    await form.getByLabel('Sprache').selectOption('tr')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form.getByText('Profil başarıyla güncellendi')).toBeVisible()
    const verified = await page.request.post('/api/user-auth/verify-token', { headers: bearer(token) })
    expect(await verified.text()).toContain('"language":"tr"')
  })

  await test.step('every password rule has its error', async () => {
    await dialog.getByRole('tab', { name: 'Passwort ändern' }).click()
    const form = dialog.getByRole('tabpanel', { name: 'Passwort ändern' })
    const change = async (current: string, next: string, again: string) => {
      await form.getByLabel('Aktuelles Passwort').fill(current)
      await form.getByLabel('Neues Passwort', { exact: true }).fill(next)
      await form.getByLabel('Neues Passwort wiederholen').fill(again)
      await form.getByRole('button', { name: 'Passwort ändern' }).click()
    }
    await change('', '', '')
    await expect(form.getByText('Mevcut şifre ve yeni şifre gereklidir').first()).toBeVisible()
    await change(PASSWORD, 'melisse27', 'melisse28')
    await expect(form.getByText('Yeni şifreler eşleşmiyor').first()).toBeVisible()
    await change(PASSWORD, 'kurz', 'kurz')
    await expect(form.getByText('Yeni şifre en az 6 karakter olmalıdır').first()).toBeVisible()
    await change('falsch-falsch', 'melisse27', 'melisse27')
    await expect(form.getByRole('alert').first()).toBeVisible()
    await change(PASSWORD, 'melisse27', 'melisse27')
    await expect(form.getByText('Şifre başarıyla güncellendi')).toBeVisible()
  })

  await test.step('the session stays, now in Turkish; the old password is invalid', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Bine Koch hesabı' })).toBeVisible()
    const logInWith = async (password: string) =>
      (
        await page.request.post('/api/user-auth/login', { data: { email, password, platform: 'germany' } })
      ).status()
    expect(await logInWith(PASSWORD)).toBe(400)
    expect(await logInWith('melisse27')).toBe(200)
  })
})

test('a forgotten password is replaced through the mail', async ({ page, server }) => {
  const email = 'vergessen@account.example'
  const { token } = await register(page.request, email)
  await page.goto('/')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Passwort vergessen?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Passwort vergessen?' })
  await forgot.getByLabel('E-Mail-Adresse').fill(email)
  await forgot.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(forgot).toContainText('Wenn es ein Konto zu dieser Adresse gibt, ist die E-Mail unterwegs.')
  const link = linkIn(await mailTo(server, 'reset', email), '/reset-password')

  await test.step('the link leads to a new password', async () => {
    await openForm(page, link)
    await page.getByLabel('Neues Passwort').fill('melisse27')
    await page.getByLabel('Wiederholen').fill('melisse27')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(page.getByRole('heading', { name: 'Ihr Passwort ist gespeichert' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await logIn(page, email, 'melisse27')
    await expect(page.getByRole('button', { name: 'Konto von Sabine Koch' })).toBeVisible()
  })

  await test.step('sessions of the old password have ended', async () => {
    const verified = await page.request.post('/api/user-auth/verify-token', { headers: bearer(token) })
    expect(verified.status()).toBe(401)
  })

  await test.step('the link works once', async () => {
    await openForm(page, link)
    await page.getByLabel('Neues Passwort').fill('melisse28')
    await page.getByLabel('Wiederholen').fill('melisse28')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  })
})

test('customers cannot see each other’s orders', async ({ request }) => {
  const one = await register(request, 'eine@account.example')
  const other = await register(request, 'andere@account.example')
  const data = {
    items: [{ productId: await productId(request, 'goldmilch'), quantity: 1 }],
    customerInfo: { name: 'Sabine Koch', email: 'eine@account.example', phone: '0341 5550' },
    shippingAddress: { street: 'Weg 1', city: 'Leipzig', zipCode: '04109', country: 'Deutschland' },
    paymentMethod: 'paypal',
  }
  await request.post('/api/cart/checkout', { data, headers: bearer(one.token) })
  expect(await ordersOf(request, one.token)).toHaveLength(1)
  expect(await ordersOf(request, other.token)).toHaveLength(0)
})

test('beside an administrator’s session nobody is a customer, so that no order is lost to an account [IDENTITY-80]', async ({
  page,
}) => {
  await signedIn(page, 'beide@account.example')
  await store(page, { adminToken: 'a', adminData: '{}' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/$/)
})
