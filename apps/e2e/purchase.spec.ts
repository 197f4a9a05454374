import type { Page } from '@playwright/test'
import { ADMIN, expect, test } from './steps/product'
import { fillCheckout } from './steps/shop'

const TRACKING = '00340434161822100000'

async function logInAdmin(page: Page) {
  await page.goto('/admin')
  await page.getByLabel('E-posta').fill(ADMIN.email)
  await page.getByLabel('Şifre', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
}

test('a guest buys, the administrator ships after a restart of the server', async ({ page, server }) => {
  let orderNumber = ''
  let total = ''

  await test.step('the landing page shows eight products of the database', async () => {
    await page.goto('/')
    const products = page.getByRole('region', { name: /Kräuterschrank/ }).getByRole('article')
    await expect(products).toHaveCount(8)
    await expect(products.first()).toContainText('Abendruhe')
  })

  await test.step('a product page opens by its slug, two units are added to the cart', async () => {
    await page.getByRole('link', { name: 'Kurkuma Plus' }).first().click()
    await expect(page).toHaveURL(/\/product\/kurkuma-plus$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
    await page.getByRole('button', { name: 'Menge erhöhen' }).click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect(page.getByRole('button', { name: /Warenkorb.*2/ })).toBeVisible()
  })

  await test.step('the cart shows two units and the right totals', async () => {
    await page.getByRole('button', { name: /Warenkorb.*2/ }).click()
    const cart = page.getByRole('dialog', { name: /Warenkorb/ })
    await expect(cart).toContainText('Noch 50,20 € für kostenlosen Versand')
    await expect(cart).toContainText('49,80 €')
    await expect(cart).toContainText('64,80 €')
    await cart.getByRole('button', { name: 'Zur Kasse' }).click()
  })

  await test.step("'Zur Kasse' asks guests to log in; the guest option leads to the checkout", async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Als Gast bestellen' }).click()
    await expect(page).toHaveURL(/\/checkout\?guest=true$/)
  })

  await test.step('invalid fields show their errors and the first is focused', async () => {
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    for (const message of [
      'Name ist erforderlich',
      'Gültige E-Mail-Adresse erforderlich',
      'Telefonnummer ist erforderlich',
      'Straße und Hausnummer sind erforderlich',
      'Stadt ist erforderlich',
      'Gültige 5-stellige Postleitzahl erforderlich',
      'Bitte wählen Sie eine Zahlungsmethode',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible()
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  await test.step('the confirmation shows number and bank instructions with amount and number', async () => {
    await fillCheckout(page, 'sabine.koch@post.example')
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    const success = page.getByRole('main')
    await expect(success).toContainText(/VD-\d{4}-\d{6}/)
    orderNumber = /VD-\d{4}-\d{6}/.exec(await success.innerText())?.[0] ?? ''
    total = '64,80 €'
    await expect(success).toContainText('DE02 1203 0000 0000 2020 51')
    await expect(success).toContainText(total)
    await expect(success.getByText(orderNumber).nth(1)).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: /Warenkorb/ }).click()
    await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('Noch nichts im Korb')
  })

  await test.step('after a restart the administrator finds and ships it', async () => {
    await server.restart()
    await logInAdmin(page)
    await page
      .getByRole('link', { name: 'Siparişler' })
      .or(page.getByRole('button', { name: 'Siparişler' }))
      .first()
      .click()
    await page.getByRole('row', { name: new RegExp(orderNumber) }).click()
    const panel = page.getByRole('region', { name: 'Sipariş ayrıntısı' })
    await panel.getByRole('combobox', { name: 'Sipariş durumu' }).selectOption({ label: 'Hazırlanıyor' })
    await panel.getByRole('button', { name: 'Uygula' }).click()
    await expect(page.getByText('Sipariş durumu güncellendi', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Kargo ata' }).click()
    const modal = page.getByRole('dialog', { name: 'Kargo ata' })
    await modal.getByRole('combobox', { name: 'Kargo şirketi' }).selectOption({ label: 'DHL' })
    await modal.getByLabel('Takip numarası').fill(TRACKING)
    await modal.getByRole('button', { name: 'Ata', exact: true }).click()
    await expect(page.getByText('Kargo bilgileri başarıyla atandı', { exact: true })).toBeVisible()
    await expect(panel).toContainText('Kargoda')
    await expect(panel.getByRole('link', { name: 'Gönderiyi takip et' })).toHaveAttribute(
      'href',
      new RegExp(TRACKING),
    )
  })
})

test('the landing page is readable without JavaScript', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const name of ['Abendruhe', 'Hochland Röstung', 'Kurkuma Plus', 'Morgengrün'])
    expect(html).toContain(name)
})

test('an unknown product is a 404 page with a link home', async ({ page }) => {
  const response = await page.goto('/product/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Ürün Bulunamadı' })).toBeVisible()
})

test('no page violates the content security policy or logs an error', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of ['/', '/product/abendruhe', '/admin']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(problems).toEqual([])
})

test('no third party is requested, and the only cookie is a selected language [LAW-13]', async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== server.url) elsewhere.push(request.url())
  })
  for (const path of [
    '/',
    '/products',
    '/product/abendruhe',
    '/checkout?guest=true',
    '/legal/versand',
    '/admin',
  ])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(await context.cookies()).toEqual([])
  await page.goto('/?lang=en', { waitUntil: 'networkidle' })
  const [cookie, ...others] = await context.cookies()
  expect([cookie?.name, cookie?.value, others]).toEqual(['lang', 'en', []])
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364)
  expect(elsewhere).toEqual([])
})
