import type { Page } from '@playwright/test'
import type { ProductServer } from '../tooling/server'
import { expect, test } from './steps/product'
import { changeProduct, linkIn, mailTo, openForm } from './steps/shop'

const SLUG = 'lavendel-pflegeoel'
/** ms. The shop checks for due notices every 15 s; a slow machine gets several rounds. */
const NEXT_ROUND = 90_000

/** Requests a notice and confirms it by the link of the mail. */
async function askFor(page: Page, server: ProductServer, email: string): Promise<void> {
  await openForm(page, `/product/${SLUG}`)
  const form = page.getByRole('region', { name: 'Wir sagen Bescheid, wenn es wieder da ist' })
  await form.getByLabel('E-Mail-Adresse').fill('keine-adresse')
  await form.getByRole('button', { name: 'Benachrichtigen' }).click()
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  )
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByRole('button', { name: 'Benachrichtigen' }).click()
  await expect(form.getByRole('status')).toContainText('Bitte bestätigen Sie mit dem Link')
  await page.goto(linkIn(await mailTo(server, 'stock-notice', email), '/notify'))
  await page.getByRole('button', { name: 'Ja, bitte' }).click()
  await expect(page.getByRole('heading', { name: 'Wir sagen Bescheid' })).toBeVisible()
}

test('a back-in-stock notice is mailed with the product’s link [CATALOGUE-40]', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(2 * NEXT_ROUND)
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const waiting = [
    { page, email: 'tisch@notice.example' },
    { page: await phone.newPage(), email: 'telefon@notice.example' },
  ]
  await changeProduct(page.request, SLUG, { stock: { quantity: 0 } })
  for (const { page: own, email } of waiting) await askFor(own, server, email)
  await changeProduct(page.request, SLUG, { stock: { quantity: 5 } })
  for (const { page: own, email } of waiting) {
    const link = linkIn(await mailTo(server, 'back-in-stock', email, NEXT_ROUND), '/product/')
    expect(link).toBe(`/product/${SLUG}`)
    await own.goto(link)
    await expect(own.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeEnabled()
  }
  await phone.close()
})
