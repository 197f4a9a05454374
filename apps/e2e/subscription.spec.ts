import { expect, test } from './steps/product'
import {
  choosePayment,
  fillCheckout,
  linkIn,
  mailTo,
  openForm,
  placedNumber,
  signedIn,
  submitButton,
} from './steps/shop'

const EMAIL = 'sparabo@order.example'

test(
  'a Sparabo is taken out, skipped once by its mail’s link, and terminated [SHOP-770] [SHOP-771] [SHOP-861] [LAW-770] [LAW-984]',
  { tag: '@phone' },
  async ({ page, server }) => {
    await test.step('the product leads to it', async () => {
      await page.goto('/product/abendruhe')
      await page.getByRole('link', { name: 'Im Sparabo 10 % sparen' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Im Sparabo 10 % sparen')
    })

    await test.step('it begins with an order', async () => {
      await page.getByText('Alle 2 Wochen', { exact: true }).click()
      await fillCheckout(page, EMAIL)
      await page.reload()
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(EMAIL)
      await expect(page.getByRole('radio', { name: 'Alle 2 Wochen' })).toBeChecked()
      await submitButton(page).click()
      expect(await placedNumber(page)).toMatch(/^VD-/)
    })

    const link = linkIn(await mailTo(server, 'subscription-started', EMAIL), '/sparabo/verwalten')
    const number = await test.step('opening the link changes nothing; a press skips a delivery', async () => {
      await page.goto(link)
      const next = page.getByRole('heading', { name: /^Nächste Bestellung am/ })
      const before = await next.innerText()
      await page.reload()
      await expect(next).toHaveText(before)
      await page.getByRole('button', { name: 'Diese Lieferung überspringen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'übersprungen' })).toBeVisible()
      await expect(next).not.toHaveText(before)
      return page.getByText(/^SA-\d{6}$/).innerText()
    })

    await test.step('it is terminated without a login', async () => {
      await page.getByRole('link', { name: 'Verträge hier kündigen' }).click()
      await expect(page).toHaveURL('/kuendigung')
      await openForm(page, '/kuendigung')
      await page.getByText('Außerordentlich', { exact: true }).click()
      await page.getByLabel('Grund der Kündigung').fill('Dreimal das falsche Produkt.')
      await page.getByLabel('Welcher Vertrag?').fill(number)
      await page.getByLabel('Ihr Name').fill('Gesa Gast')
      await page.getByLabel('E-Mail-Adresse').fill(EMAIL)
      await page.reload()
      await expect(page.getByLabel('Grund der Kündigung')).toHaveValue('Dreimal das falsche Produkt.')
      await expect(page.getByLabel('Welcher Vertrag?')).toHaveValue(number)
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'eingegangen' })).toContainText(/Eingang am/)
      expect(await page.evaluate(() => sessionStorage.getItem('terminationDraft'))).toBeNull()
      await mailTo(server, 'termination-received', EMAIL)
      await mailTo(server, 'subscription-ended', EMAIL)
      await page.goto(link)
      await expect(page.getByText('beendet', { exact: true })).toBeVisible()
    })
  },
)

test('a customer skips, moves, changes and ends a Sparabo in the account [SHOP-780] [SHOP-771]', async ({
  page,
}) => {
  await signedIn(page, 'konto@sparabo.example')
  await page.goto('/sparabo/abendruhe')
  await choosePayment(page, 'Banküberweisung')
  await submitButton(page).click()
  await placedNumber(page)

  await page.goto('/orders')
  await page.getByRole('link', { name: 'Ansehen und ändern' }).click()
  const next = page.getByRole('heading', { name: /^Nächste Bestellung am/ })
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

  await test.step('two quick presses skip one delivery', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const before = await next.innerText()
    await page.getByRole('button', { name: 'Diese Lieferung überspringen' }).dblclick()
    await said('übersprungen')
    await expect(next).not.toHaveText(before)
    expect(sent.filter((url) => url.endsWith('/change'))).toHaveLength(1)
  })

  await test.step('to the first day that is offered', async () => {
    const day = page.locator('input[type=date]')
    const first = (await day.getAttribute('min')) ?? ''
    await day.fill(first)
    await page.getByRole('button', { name: 'Verschieben' }).click()
    await said('verschoben')
    await expect(next).toContainText(new RegExp(` ${Number(first.slice(-2))}\\. `))
  })

  await test.step('quantity and rhythm', async () => {
    await page.getByRole('button', { name: 'Menge erhöhen' }).click()
    await page.getByRole('combobox', { name: 'Rhythmus' }).selectOption('6')
    await page.getByRole('button', { name: 'Änderung speichern' }).click()
    await said('gespeichert')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('2 × Abendruhe')
    await expect(page.getByRole('main')).toContainText('Alle 6 Wochen')
  })

  await test.step('it ends, and is listed below the running ones', async () => {
    await page.getByRole('button', { name: 'Sparabo beenden' }).click()
    await page.getByRole('button', { name: 'Ja, jetzt beenden' }).click()
    await expect(page.getByText('beendet', { exact: true })).toBeVisible()
    await page.goto('/orders')
    await expect(page.getByText('Beendete Sparabos (1)')).toBeVisible()
  })
})
