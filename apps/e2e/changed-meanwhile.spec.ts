import { expect, test } from './steps/product'
import {
  addToCart,
  cartOf,
  changeProduct,
  checkOutAsGuest,
  fillCheckout,
  placedNumber,
  submitButton,
} from './steps/shop'
import { summaryOf, failure, watchOrders, keepsEverything } from './steps/checkout-steps'

test('a price changed before the order is shown before the second attempt [CHECKOUT-21]', async ({
  page,
}) => {
  await addToCart(page, 'zink-biotin', 2)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'preis@robust.example')
  const sent = watchOrders(page)
  await changeProduct(page.request, 'zink-biotin', { price: 19.9 })
  await submitButton(page).click()
  await expect(summaryOf(page)).toContainText('Der Gesamtbetrag hat sich geändert.')
  await expect(summaryOf(page)).toContainText('Bisher 50,80 €, jetzt 54,80 €. Es wurde noch nichts bestellt.')
  await expect(summaryOf(page)).toContainText('2 × 19,90 €')
  await keepsEverything(page, 'Zink & Biotin')
  await page.getByRole('button', { name: 'Für 54,80 € zahlungspflichtig bestellen' }).click()
  await placedNumber(page)
  await expect(page.getByRole('main')).toContainText('54,80 €')
  expect(sent).toHaveLength(2)
})

test('a product sold out before the order is named; the rest can be ordered [CHECKOUT-3]', async ({
  page,
}) => {
  await addToCart(page, 'eisen-vitamin-c')
  await addToCart(page, 'goldmilch', 1, 2)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'ausverkauft@robust.example')
  await changeProduct(page.request, 'eisen-vitamin-c', { stock: { quantity: 0 } })
  await submitButton(page).click()
  await expect(failure(page).first()).toContainText('Fehler beim Erstellen der Bestellung')
  await expect(page.getByRole('main')).toContainText(
    'Eisen & Vitamin C ist ausverkauft und wird nicht mitbestellt.',
  )
  await expect(summaryOf(page)).toContainText('27,90 €')
  await keepsEverything(page, 'Goldmilch')
  await submitButton(page).click()
  await placedNumber(page)
  await expect(page.getByRole('main')).toContainText('27,90 €')
})

test('the cart shows insufficient stock and adjusts the quantity on request [CHECKOUT-10]', async ({
  page,
}) => {
  await addToCart(page, 'vitamin-d3', 3)
  await checkOutAsGuest(page)
  await fillCheckout(page, 'knapp@robust.example')
  await changeProduct(page.request, 'vitamin-d3', { stock: { quantity: 2 } })
  await submitButton(page).click()
  await expect(failure(page).first()).toContainText(/Von „Vitamin D3.*“ sind nur noch 2 Stück auf Lager\./)
  await expect(summaryOf(page).getByRole('listitem')).toContainText('Nur noch 2 Stück auf Lager.')
  await page.getByRole('button', { name: 'Zurück zum Warenkorb' }).first().click()
  await expect(page).toHaveURL('/product/vitamin-d3')
  const cart = cartOf(page)
  await expect(cart).toContainText('Nur noch 2 Stück auf Lager.')
  await cart.getByRole('button', { name: 'Menge anpassen' }).click()
  await expect(cart).toContainText('44,80 €')
})
