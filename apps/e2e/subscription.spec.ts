import { expect, test } from './steps/product'
import { fillCheckout, linkIn, mailTo, openForm, placedNumber, submitButton } from './steps/shop'

const EMAIL = 'sparabo@order.example'

test(
  'a Sparabo is taken out, skipped once by its mail’s link, and terminated [SHOP-770] [SHOP-771] [SHOP-861] [LAW-770]',
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
      await openForm(page, '/kuendigung')
      await page.getByLabel('Welcher Vertrag?').fill(number)
      await page.getByLabel('Ihr Name').fill('Gesa Gast')
      await page.getByLabel('E-Mail-Adresse').fill(EMAIL)
      await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'eingegangen' })).toContainText(/Eingang am/)
      await mailTo(server, 'termination-received', EMAIL)
      await mailTo(server, 'subscription-ended', EMAIL)
      await page.goto(link)
      await expect(page.getByText('beendet', { exact: true })).toBeVisible()
    })
  },
)
