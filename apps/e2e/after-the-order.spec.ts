import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { expect, test } from './steps/product'
import { summaryOf } from './steps/checkout-steps'
import {
  addToCart,
  changeProduct,
  checkOutAsGuest,
  choosePayment,
  fillCheckout,
  openFromMenu,
  placedNumber,
  signedIn,
  submitButton,
} from './steps/shop'

/** Value of a row of the payment instructions. */
const instruction = async (page: Page, label: string) =>
  (
    await page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd')
      .first()
      .innerText()
  ).trim()

/** Modules of a QR code by row, `1` for dark, from its SVG path. */
function modulesOf(path: string): readonly string[] {
  const dark = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)] as const)
  const [left, top] = [Math.min(...dark.map(([x]) => x)), Math.min(...dark.map(([, y]) => y))]
  const size = Math.max(...dark.map(([x]) => x)) - left + 1
  const places = new Set(dark.map(([x, y]) => `${x - left} ${y - top}`))
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (places.has(`${x} ${y}`) ? '1' : '0')).join(''),
  )
}

test(
  'a guest’s bank transfer has a GiroCode, and a cart filled meanwhile can be ordered [ORDER-42] [CHECKOUT-17]',
  { tag: '@phone' },
  async ({ page, context }) => {
    await addToCart(page, 'goldmilch', 2)
    await checkOutAsGuest(page)
    await fillCheckout(page, 'giro@order.example')
    await submitButton(page).click()
    const number = await placedNumber(page)

    await test.step('the code contains IBAN, amount and order number of the page', async () => {
      const code = page.getByRole('img', { name: 'GiroCode für die Überweisung' })
      await code.scrollIntoViewIfNeeded()
      await expect(code).toBeVisible()
      const [name, iban, bic, amount, reference] = await Promise.all(
        ['Empfänger', 'IBAN', 'BIC', 'Betrag', 'Verwendungszweck'].map((label) => instruction(page, label)),
      )
      expect(reference).toBe(number)
      expect(amount).toMatch(/^40,80\s€$/)
      const transfer = [
        ...['BCD', '002', '1', 'SCT', bic, name, iban?.replaceAll(' ', ''), 'EUR40.80'],
        ...['', '', number],
      ].join('\n')
      const { data } = encode(transfer, { ecc: 'M', border: 0 })
      expect(modulesOf((await code.locator('path').getAttribute('d')) ?? '')).toEqual(
        data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
      )
    })

    await test.step('products added to the cart in another tab are ordered from here', async () => {
      const other = await context.newPage()
      await addToCart(other, 'assam-gold')
      await other.close()
      await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
      await checkOutAsGuest(page)
      await expect(page.getByRole('heading', { name: 'Danke, Sabine.' })).toBeHidden()
      await expect(summaryOf(page)).toContainText('Assam Gold')
      await fillCheckout(page, 'giro@order.example')
      await submitButton(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Danke, Sabine.' })).toBeVisible()
      expect(await placedNumber(page)).not.toBe(number)
    })
  },
)

test(
  'an order is added to the cart again; products sold out meanwhile are named [ORDER-41]',
  { tag: '@phone' },
  async ({ page }) => {
    await signedIn(page, 'nochmal@order.example')
    await addToCart(page, 'espresso-nacht', 2)
    await addToCart(page, 'mondschein-entkoffeiniert', 1, 3)
    await page.goto('/checkout')
    await choosePayment(page, 'PayPal')
    await submitButton(page).click()
    const number = await placedNumber(page)
    await changeProduct(page.request, 'mondschein-entkoffeiniert', { stock: { quantity: 0 } })

    await page.getByRole('link', { name: 'Weiter einkaufen' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    const orders = await openFromMenu(page, 'Meine Bestellungen', /Meine Bestellungen/)
    await orders.getByRole('button', { name: number }).click()
    const order = page.getByRole('dialog', { name: new RegExp(number) })
    await order.getByRole('button', { name: 'Noch einmal bestellen' }).click()
    const result = order.getByRole('status').filter({ hasText: '2 Artikel liegen im Warenkorb' })
    await expect(result).toContainText('Mondschein, 250 g ist ausverkauft')
    await order.getByRole('button', { name: 'Zum Warenkorb' }).click()
    const cart = page.getByRole('dialog', { name: /^Warenkorb/ })
    await expect(cart.getByRole('list', { name: 'Produkte im Warenkorb' }).getByRole('listitem')).toHaveCount(
      1,
    )
    await expect(cart).toContainText('Espresso Nacht')
    await expect(cart).toContainText('28,40 €')
    await changeProduct(page.request, 'mondschein-entkoffeiniert', { stock: { quantity: 120 } })
  },
)
