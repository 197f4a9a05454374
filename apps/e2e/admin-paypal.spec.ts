import { PAYPAL_KEYS, PaypalServer } from '../api/testing/paypal-server'
import { freePort } from '../tooling/free-port'
import { seededFolder } from '../tooling/seeded-folder'
import { ProductServer } from '../tooling/server'
import { openSection, test as base } from './steps/back-office'
import { ADMIN, expect } from './steps/product'
import { addToCart, choosePayment, fillCheckout, submitButton } from './steps/shop'

/** The shop beside a server that speaks as PayPal does. */
const test = base.extend<object, { paypal: PaypalServer }>({
  paypal: [
    async ({}, provide) => {
      const paypal = await new PaypalServer().start()
      await provide(paypal)
      await paypal.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ paypal }, provide) => {
      const port = await freePort()
      // PayPal leads back to this address, and the tab remembers the order for it alone.
      const env = { PAYPAL_URL: paypal.url, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
      const server = await ProductServer.start(env, { from: await seededFolder() })
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

test('a connected shop is paid at PayPal, after giving up once, and a refund goes back there [ORDER-730] [ORDER-731] [ORDER-733] [ORDER-740]', async ({
  page,
  shopper,
  paypal,
}) => {
  await test.step('wrong keys are refused at their field, right ones connect', async () => {
    await openSection(page, 'payment-settings', 'Ödeme Ayarları')
    const panel = page.getByRole('region', { name: 'PayPal bağlantısı: Almanya' })
    await panel.getByRole('button', { name: 'PayPal’a bağla' }).click()
    const dialog = page.getByRole('dialog', { name: 'PayPal’a bağlan' })
    await dialog.getByLabel('Client ID').fill(PAYPAL_KEYS.clientId)
    await dialog.getByLabel('Secret').fill('yanlış')
    await dialog.getByLabel('Kendi şifreniz').fill(ADMIN.password)
    await dialog.getByRole('button', { name: 'PayPal’a bağla' }).click()
    await expect(dialog.getByLabel('Secret')).toHaveAccessibleDescription(/tanımıyor/)
    await dialog.getByLabel('Secret').fill(PAYPAL_KEYS.secret)
    await dialog.getByRole('button', { name: 'PayPal’a bağla' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel).toContainText(PAYPAL_KEYS.clientId)
    await panel.getByRole('button', { name: 'Bağlantıyı dene' }).click()
    await expect(panel.getByRole('status')).toContainText('PayPal yanıt verdi')
  })

  const heading = shopper.getByRole('heading', { level: 1 })
  let number = ''
  await test.step('the order leads to PayPal, and back without paying', async () => {
    await addToCart(shopper, 'kurkuma-plus')
    await shopper.getByRole('button', { name: 'Mit PayPal kaufen' }).click()
    await expect(shopper.getByRole('radio', { name: /PayPal/ })).toBeChecked()
    await shopper.goBack()
    await shopper.getByRole('button', { name: /^Warenkorb/ }).click()
    await shopper.getByRole('button', { name: 'Mit PayPal zur Kasse' }).click()
    await expect(shopper.getByRole('radio', { name: /PayPal/ })).toBeChecked()
    await fillCheckout(shopper, 'paula.pay@post.example')
    await shopper.reload()
    await expect(shopper.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
    await choosePayment(shopper, 'PayPal')
    await submitButton(shopper).click()
    await expect(shopper).toHaveTitle('PayPal')
    number = ((await heading.textContent()) ?? '').slice(0, 14)
    await shopper.getByRole('link', { name: 'Abbrechen' }).click()
    await expect(shopper.getByRole('main').getByRole('status')).toContainText('bei PayPal abgebrochen')
    await expect(shopper.getByRole('main')).toContainText(number)
    await shopper.reload()
  })

  await test.step('Back from PayPal leads to the button, and the second try is paid', async () => {
    const pay = shopper.getByRole('button', { name: 'Bei PayPal bezahlen' })
    await pay.click()
    await expect(shopper).toHaveTitle('PayPal')
    await shopper.goBack()
    await expect(pay).toBeEnabled()
    await pay.click()
    await shopper.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await expect(heading).toHaveText('Vielen Dank, Ihre Zahlung ist da')
    await shopper.getByRole('link', { name: 'Zur Bestellung' }).click()
    await expect(heading).toHaveText('Danke, Sabine.')
    await expect(shopper.getByRole('main')).not.toContainText('Jetzt bei PayPal bezahlen')
  })

  await test.step('a refund of the back office goes back to PayPal', async () => {
    await openSection(page, 'orders', 'Siparişler')
    await page.getByRole('button', { name: number }).click()
    await page.getByRole('button', { name: 'İade yap' }).click()
    const dialog = page.getByRole('dialog', { name: 'İade yap' })
    await dialog.getByLabel(/^İade tutarı/).fill('5')
    await dialog.getByLabel(/^Neden/).fill('Geri geldi')
    await dialog.getByRole('button', { name: 'İade et' }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(() => [...paypal.refunds.values()], { timeout: 60_000 })
      .toEqual([{ value: '5.00', currency_code: 'EUR' }])
  })
})
