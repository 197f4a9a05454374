import { expect, test } from './steps/product'
import {
  addToCart,
  choosePayment,
  enterCoupon,
  fillCheckout,
  logIn,
  mailTo,
  openCart,
  openForm,
  openFromMenu,
  orderAsGuest,
  ordersOf,
  placedNumber,
  register,
  signedIn,
  stored,
  submitButton,
} from './steps/shop'

test('a customer’s purchase is listed in the orders', async ({ page }) => {
  await signedIn(page, 'bestellungen@account.example')
  await addToCart(page, 'goldmilch', 2)
  await page.goto('/checkout')
  await choosePayment(page, 'Banküberweisung')
  await submitButton(page).click()
  const number = await placedNumber(page)

  await test.step('in the dialog, with its details', async () => {
    await page.getByRole('link', { name: 'Weiter einkaufen' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    const overlay = await openFromMenu(page, 'Meine Bestellungen', /Meine Bestellungen/)
    await expect(overlay).toContainText('Warten auf Zahlung')
    await overlay.getByRole('button', { name: number }).click()
    const order = page.getByRole('dialog', { name: new RegExp(number) })
    await expect(order).toContainText('2 × 12,90 €')
    await expect(order).toContainText('DE02 1203 0000 0000 2020 51')
    await order.getByRole('button', { name: 'Schließen' }).click()
    await page.keyboard.press('Escape')
  })

  await test.step('on the page, filtered by URL', async () => {
    await page.goto('/orders')
    const list = page.getByRole('list', { name: 'Meine Bestellungen' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Versendet' }).click()
    await expect(page).toHaveURL(/\/orders\?status=shipped$/)
    await expect(page.getByText('Keine Bestellung mit diesem Status')).toBeVisible()
    await page.goBack()
    await expect(list).toContainText(number)
  })
})

test(
  'express purchase on the first visited page orders one product; cart and coupon are kept and can be ordered afterwards [CHECKOUT-18]',
  { tag: '@phone' },
  async ({ page }) => {
    const email = 'express@account.example'
    await register(page.request, email)
    await page.goto('/product/goldmilch')
    const express = page.getByRole('button', { name: 'Express-Kauf' })

    await test.step('requires a login (CHECKOUT-18)', async () => {
      await express.click()
      await expect(page.getByText('Bitte melden Sie sich an für Express-Kauf', { exact: true })).toBeVisible()
      await logIn(page, email)
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
      await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    })

    await test.step('a coupon is applied to the cart', async () => {
      const cart = await openCart(page)
      await enterCoupon(cart, 'WILLKOMMEN10')
      await expect(cart).toContainText('1,29 € Rabatt')
      await page.keyboard.press('Escape')
      await expect(cart).toBeHidden()
    })

    await test.step('orders this product only', async () => {
      await page.getByRole('button', { name: 'Menge erhöhen' }).click()
      await express.click()
      await expect(page).toHaveURL(/\/checkout$/)
      const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' })
      await expect(summary.getByRole('listitem')).toHaveCount(1)
      await expect(summary).toContainText('2 × 12,90 €')
      await expect(summary).toContainText('40,80 €')
      await choosePayment(page, 'PayPal')
      await submitButton(page).click()
      const number = await placedNumber(page)
      expect(await ordersOf(page.request, (await stored(page, 'userToken')) ?? '')).toEqual([number])
      expect(await stored(page, 'cartItems')).toContain('"quantity":1')
      expect(await stored(page, 'appliedCoupon')).toContain('WILLKOMMEN10')
    })

    await test.step('its confirmation page links the cart to the checkout', async () => {
      const cart = await openCart(page)
      await expect(cart).toContainText('1,29 € Rabatt')
      await cart.getByRole('button', { name: 'Zur Kasse' }).click()
      await expect(submitButton(page)).toBeVisible()
      const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' })
      await expect(summary).toContainText('1 × 12,90 €')
      await expect(summary).toContainText('26,61 €')
    })
  },
)

test('an ordered express purchase shows its confirmation after Back, Forward and a reload [CHECKOUT-18] [SHOP-80]', async ({
  page,
}) => {
  const { token } = await signedIn(page, 'express-einmal@account.example')
  await page.goto('/product/goldmilch')
  await page.getByRole('button', { name: 'Express-Kauf' }).click()
  await expect(page.getByRole('complementary', { name: 'Ihre Bestellung' })).toContainText('27,90 €')
  await choosePayment(page, 'PayPal')
  await submitButton(page).click()
  const number = await placedNumber(page)
  await page.reload()
  expect(await placedNumber(page)).toBe(number)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Goldmilch' })).toBeVisible()
  await page.goForward()
  expect(await placedNumber(page)).toBe(number)
  await expect(submitButton(page)).toHaveCount(0)
  expect(await ordersOf(page.request, token)).toEqual([number])
})

test('an express purchase whose session has ended asks for the login at its product after a reload [CHECKOUT-982]', async ({
  page,
}) => {
  await signedIn(page, 'express-abgelaufen@account.example')
  await page.goto('/product/goldmilch')
  await page.getByRole('button', { name: 'Express-Kauf' }).click()
  await expect(submitButton(page)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page).toHaveURL('/product/goldmilch')
  const login = page.getByRole('dialog')
  await expect(login).toContainText('Bitte melden Sie sich an für Express-Kauf')
  await expect(login.getByRole('link', { name: 'Als Gast bestellen' })).toHaveCount(0)
})

test('a guest’s form and confirmation survive a reload, and lead to the order [CHECKOUT-83] [SHOP-80] [SHOP-29]', async ({
  page,
}) => {
  await addToCart(page, 'abendruhe')
  await page.goto('/checkout?guest=true')
  await fillCheckout(page, 'bestaetigung@account.example')
  await page.reload()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('bestaetigung@account.example')
  await expect(page.getByLabel('Stadt')).toHaveValue('Leipzig')
  await expect(page.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
  await submitButton(page).click()
  const number = await placedNumber(page)
  const iban = page.getByText('DE02 1203 0000 0000 2020 51')

  await page.reload()
  expect(await placedNumber(page)).toBe(number)
  await expect(iban).toBeVisible()
  await expect(page.getByText(/^Bitte bestätigen Sie Ihre Bestellung innerhalb von 24 Stunden/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/legal/impressum')
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await page.goBack()
  expect(await placedNumber(page)).toBe(number)
  await page.getByRole('main').getByRole('link', { name: 'Meine Bestellungen' }).click()
  await expect(page.getByRole('region', { name: number })).toContainText('Warten auf Zahlung')
  await expect(iban).toBeVisible()
})

test('that a customer’s new address shall be kept survives a reload [CHECKOUT-981]', async ({ page }) => {
  await signedIn(page, 'adresse-merken@account.example')
  await addToCart(page, 'abendruhe')
  await page.goto('/checkout')
  await page.getByLabel('Straße und Hausnummer').fill('Lindenweg 9')
  const keep = page.getByRole('checkbox', { name: 'Adresse im Adressbuch speichern' })
  await keep.press('Space')
  await page.reload()
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Lindenweg 9')
  await expect(keep).toBeChecked()
})

test('a guest finds an order with the code of the mail, and withdraws from it [LAW-6] [LAW-984] [ORDER-8]', async ({
  page,
  server,
}) => {
  const email = 'gast@account.example'
  const number = await orderAsGuest(page.request, email, 'goldmilch')
  const mail = await mailTo(server, 'placed', email)
  const code = /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail)?.[0] ?? ''

  await test.step('no form is shown before the session is known', async () => {
    const markup = await (await page.request.get('/orders')).text()
    expect(markup).toContain('data-slot="orders-page"')
    expect(markup).not.toContain('data-slot="claim-order-form"')
  })

  await test.step('a wrong code finds nothing', async () => {
    await openForm(page, '/orders')
    await page.getByLabel('Bestellnummer').fill(number)
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Code', { exact: true }).fill('AAAA-AAAA-AAAA')
    await page.getByRole('button', { name: 'Bestellung anzeigen' }).click()
    await expect(page.getByRole('alert')).toContainText('Zu diesen Angaben gibt es keine Bestellung.')
  })

  await test.step('the right code shows the order', async () => {
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Bestellung anzeigen' }).click()
    await expect(page.getByRole('heading', { name: `Bestellung ${number}` })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('1 × 12,90 €')
  })

  await test.step('the withdrawal takes two steps and is confirmed by mail', async () => {
    await openForm(page, '/legal/widerruf')
    const form = page.getByRole('region', { name: 'Vertrag widerrufen' })
    await form.getByLabel('Ihr Name').fill('Sabine Koch')
    await form.getByLabel('Bestellnummer').fill(number)
    await form.getByLabel('E-Mail-Adresse').fill(email)
    await page.reload()
    await expect(form.getByLabel('Bestellnummer')).toHaveValue(number)
    await form.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(form).toContainText('Die ganze Bestellung')
    await form.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(form).toContainText('Ihr Widerruf ist eingegangen.')
    expect(await page.evaluate(() => sessionStorage.getItem('withdrawalDraft'))).toBeNull()
    expect(await mailTo(server, 'withdrawal', email)).toContain(number)
  })
})
