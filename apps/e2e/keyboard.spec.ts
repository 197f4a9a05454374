import { expect, test } from './steps/product'
import { addToCart, cartOf, checkOutAsGuest, hydrated, openCart, submitButton, tabTo } from './steps/shop'

test('a product can be bought by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await test.step('by the skip link to a product', async () => {
    await press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toHaveCSS('opacity', '1')
    await press('Enter')
    await tabTo(page, page.getByRole('article').getByRole('link', { name: 'Kurkuma Plus' }).first())
    await press('Enter')
    await expect(page).toHaveURL(/\/product\/kurkuma-plus$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('adds two units to the cart', async () => {
    await tabTo(page, page.getByRole('spinbutton', { name: 'Menge' }))
    await press('ArrowUp', 'ArrowUp', 'ArrowDown')
    await tabTo(page, page.getByRole('button', { name: 'In den Warenkorb' }).first())
    await press('Enter')
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  })

  await test.step('the cart opens, closes, and returns focus', async () => {
    const button = page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })
    await tabTo(page, button, 'Shift+Tab')
    await press('Enter')
    await expect(cartOf(page).getByRole('heading', { name: /^Warenkorb/ })).toBeFocused()
    await press('Escape')
    await expect(cartOf(page)).toBeHidden()
    await expect(button).toBeFocused()
    await press('Enter')
    await tabTo(page, cartOf(page).getByRole('button', { name: 'Zur Kasse' }))
    await press('Enter')
  })

  await test.step('to the checkout as a guest', async () => {
    const dialog = page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused()
    await tabTo(page, dialog.getByRole('link', { name: 'Als Gast bestellen' }))
    await press('Enter')
    await expect(page).toHaveURL(/\/checkout\?guest=true$/)
    await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible()
    await expect(submitButton(page)).toBeVisible()
  })

  await test.step('an empty form focuses its first field', async () => {
    await tabTo(page, submitButton(page))
    await press('Enter')
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  await test.step('fills in one field after the other', async () => {
    const values = [
      'Sabine Koch',
      'tasten@keyboard.example',
      '+49 341 5550 118',
      // The fields for companies stay closed, and it is no Packstation.
      '',
      '',
      'Am Markt 3',
      '04109',
      'Leipzig',
    ]
    for (const value of values) {
      await page.keyboard.type(value)
      await press('Tab')
    }
    await tabTo(page, page.getByRole('radio', { name: /PayPal/ }))
    await press('Space', 'ArrowDown')
    await expect(page.getByRole('radio', { name: /Banküberweisung/ })).toBeChecked()
    await tabTo(page, submitButton(page))
    await press('Enter')
  })

  await test.step('the confirmation has focus', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Danke, Sabine.' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('64,80 €')
  })
})

test('accessibility tree of cart, login and checkout', async ({ page }) => {
  await addToCart(page, 'kurkuma-plus', 2)

  await test.step('the cart', async () => {
    const cart = await openCart(page)
    await expect(cart).toMatchAriaSnapshot(`
      - dialog "Warenkorb (2)":
        - banner:
          - heading "Warenkorb (2)" [level=2]
        - status: 2 Artikel im Warenkorb, Gesamt 64,80 €
        - paragraph: Noch 50,20 € für kostenlosen Versand
        - progressbar "Fortschritt bis zum kostenlosen Versand"
        - list "Produkte im Warenkorb":
          - listitem:
            - heading "Kurkuma Plus" [level=3]:
              - link "Kurkuma Plus":
                - /url: /product/kurkuma-plus
            - paragraph: 63 g · 2 Monate Premium für Ihr Konto
            - group "Menge Kurkuma Plus":
              - button "Menge Kurkuma Plus verringern"
              - spinbutton "Menge Kurkuma Plus": "2"
              - button "Menge Kurkuma Plus erhöhen"
            - button "Kurkuma Plus entfernen": Entfernen
            - paragraph: 49,80 € bisher 59,80 €
            - paragraph: "395,24 € / kg · Niedrigster Preis der 30 Tage davor: 29,90 €"
        - textbox "Gutscheincode"
        - button "Einlösen"
        - term: Zwischensumme
        - definition: 49,80 €
        - term: Versand
        - definition: 15,00 €
        - term: Gesamt inkl. MwSt.
        - definition: 64,80 €
        - contentinfo:
          - button "Zur Kasse"
        - button "Schließen"
    `)
    await cart.getByRole('button', { name: 'Zur Kasse' }).click()
  })

  await test.step('the login', async () => {
    await expect(page.getByRole('dialog', { name: 'Schön, dass Sie da sind' })).toMatchAriaSnapshot(`
      - dialog "Schön, dass Sie da sind":
        - banner:
          - heading "Schön, dass Sie da sind" [level=2]
          - paragraph: Melden Sie sich an, um Ihre Bestellung abzuschließen.
        - link "Als Gast bestellen":
          - /url: /checkout?guest=true
        - paragraph: oder
        - radiogroup "Anmelden oder registrieren":
          - radio "Anmelden" [checked]
          - radio "Registrieren"
        - text: E-Mail-Adresse
        - textbox "E-Mail-Adresse"
        - text: Passwort
        - textbox "Passwort"
        - button "Passwort anzeigen"
        - button "Passwort vergessen?"
        - button "Anmelden"
        - button "Schließen"
    `)
    await page.keyboard.press('Escape')
  })

  await test.step('the checkout', async () => {
    await checkOutAsGuest(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Fast geschafft" [level=1]
        - form "Kasse":
          - text: Sie bestellen als Gast.
          - button "Anmelden"
          - heading "Ihre Daten" [level=2]
          - text: Name
          - textbox "Name"
          - text: E-Mail-Adresse
          - textbox "E-Mail-Adresse"
          - text: Telefon
          - textbox "Telefon"
          - group: Als Firma bestellen
          - heading "Lieferadresse" [level=2]
          - checkbox "An eine DHL-Packstation liefern"
          - text: An eine DHL-Packstation liefern Straße und Hausnummer
          - textbox "Straße und Hausnummer"
          - text: Postleitzahl
          - textbox "Postleitzahl"
          - text: Stadt
          - textbox "Stadt"
          - text: Land
          - combobox "Land":
            - option "Deutschland" [selected]
            - option "Österreich"
            - option "Schweiz"
          - heading "Zahlungsart" [level=2]
          - text: Zahlungsart
          - radiogroup "Zahlungsart":
            - radio /PayPal/
            - text: PayPal Wie Sie bei PayPal bezahlen, zeigen wir Ihnen im nächsten Schritt.
            - radio /Banküberweisung/
            - text: Banküberweisung Die Bankdaten zeigen wir Ihnen im nächsten Schritt.
          - text: Nachricht zur Bestellung (optional)
          - textbox "Nachricht zur Bestellung (optional)"
          - text: Grußnachricht zum Geschenk (optional)
          - textbox "Grußnachricht zum Geschenk (optional)"
        - complementary "Ihre Bestellung":
          - heading "Ihre Bestellung" [level=2]
          - list:
            - listitem:
              - paragraph: Kurkuma Plus
              - paragraph: 2 × 24,90 €, 395,24 € / kg, 2 Monate Premium für Ihr Konto
              - paragraph: 49,80 €
          - textbox "Gutscheincode"
          - button "Einlösen"
          - term: Zwischensumme
          - definition: 49,80 €
          - term: Versand
          - definition: 15,00 €
          - term: Gesamt inkl. MwSt.
          - definition: 64,80 €
          - button "Zahlungspflichtig bestellen"
          - paragraph:
            - text: Es gelten unsere
            - link "AGB"
            - text: und die
            - link "Widerrufsbelehrung"
            - text: . Hinweise zum Umgang mit Ihren Daten finden Sie in der
            - link "Datenschutzerklärung"
    `)
  })
})

test('a link to a section of another page takes the focus along', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/legal\/widerruf#widerrufen$/)
  await expect(page.getByRole('heading', { name: 'Vertrag widerrufen' })).toBeInViewport()
  // A press before hydration loads the page anew, whose form is skipped as long as it is inert.
  await expect(page.getByRole('main').locator('[inert] input')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
})

test('links to the page that is shown leave no trace for Back', async ({ page }) => {
  await page.goto('/legal/agb')
  await hydrated(page)
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: /Startseite/ })
    .first()
  await home.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeFocused()
  await home.click()
  await home.click()
  await page.goBack()
  await expect(page).toHaveURL(/\/legal\/agb$/)
})
