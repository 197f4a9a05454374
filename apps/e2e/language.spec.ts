import { LANGUAGES } from '@/shop/shared/language'
import { expect, test } from './steps/product'
import { addToCart, bearer, hydrated, logIn, openFromMenu, register, signedIn } from './steps/shop'

test('the language is switched in place and kept after a reload and on every page [SHOP-4]', async ({
  page,
}) => {
  await addToCart(page, 'goldmilch')

  await test.step('German is the default (SHOP-4)', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  await test.step('English', async () => {
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible()
  })

  await test.step('kept by the cookie; the cart is kept as well', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Basket, 1 item' }).click()
    const cart = page.getByRole('dialog', { name: /^Basket/ })
    await expect(cart).toContainText('Goldmilch')
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible()
  })

  await test.step('Turkish by ?lang=', async () => {
    await page.goto('/products?lang=tr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await page.goto('/gibt/es/nicht')
    await expect(page.getByRole('heading', { name: 'Burada bir şey yetişmiyor' })).toBeVisible()
  })

  await test.step('in the footer, where the search is kept', async () => {
    await page.goto('/products?search=tee')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/products?search=tee&lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('and back', async () => {
    await page.goto('/?lang=de')
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  })
})

test('a login goes on in the account’s language [SHOP-4] [SHOP-22]', async ({ page }) => {
  const email = 'sprache@account.example'
  const { token } = await register(page.request, email)
  const preferences = { language: 'tr' }
  const saved = await page.request.put('/api/user/profile', {
    data: { name: 'Sabine Koch', profile: { preferences } },
    headers: bearer(token),
  })
  expect(saved.status()).toBe(200)
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await logIn(page, email)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test('search engines find every language [SHOP-4] [SHOP-310]', async ({ request }) => {
  const page = await (await request.get('/product/abendruhe')).text()
  for (const language of LANGUAGES) expect(page).toMatch(new RegExp(`hreflang="${language}"`, 'i'))
  for (const [language, word] of [
    ['de', 'In den Warenkorb'],
    ['tr', 'Sepete ekle'],
    ['en', 'Add to basket'],
  ] as const) {
    const address = new RegExp(`hreflang="${language}" href="([^"]+)"`, 'i').exec(page)?.[1] ?? ''
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    const text = await (await request.get(pathname + search)).text()
    expect(text).toContain(`<link rel="canonical" href="${address}"`)
    expect(text).toContain(`<html lang="${language}"`)
    expect(text).toContain(word)
  }
})

test('the language chosen in the profile is that of the shop as soon as the profile is closed', async ({
  page,
}) => {
  await signedIn(page, 'dilek@language.example')
  await page.goto('/products?category=Wellness')
  const profile = await openFromMenu(page, 'Profil', /Ihr Profil/)
  await profile.getByRole('tab', { name: 'Einstellungen' }).click()
  await profile.getByLabel('Sprache').selectOption('tr')
  await profile
    .getByRole('tabpanel', { name: 'Einstellungen' })
    .getByRole('button', { name: 'Speichern' })
    .click()
  await expect(profile.getByText('Profil başarıyla güncellendi')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page).toHaveURL(/category=Wellness/)
})
