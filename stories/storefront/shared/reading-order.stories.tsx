import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import auth from '../account/auth-dialog.stories'
import cart from '../cart/cart-sidebar.stories'
import checkout from '../checkout/checkout-page.stories'
import { expectOutline } from './outline'

const meta = {
  title: 'Storefront/Shared/Reading order',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The cart as a screen reader announces it, from top to bottom. */
export const Cart: Story = {
  render: () => <CartSidebar {...cart.input.args} />,
  play: ({ canvasElement }) =>
    expectOutline(canvasElement.ownerDocument.body, [
      ['dialog', 'Warenkorb (4)'],
      ['banner', ''],
      ['heading', 'Warenkorb (4)'],
      ['progressbar', 'Fortschritt bis zum kostenlosen Versand'],
      ['list', 'Produkte im Warenkorb'],
      ['heading', 'Abendruhe'],
      ['link', 'Abendruhe'],
      ['group', 'Menge Abendruhe'],
      ['button', 'Menge Abendruhe verringern'],
      ['spinbutton', 'Menge Abendruhe'],
      ['button', 'Menge Abendruhe erhöhen'],
      ['button', 'Abendruhe entfernen'],
      ['button', 'Abendruhe für später merken'],
      ['heading', 'Kurkuma Plus'],
      ['link', 'Kurkuma Plus'],
      ['group', 'Menge Kurkuma Plus'],
      ['button', 'Menge Kurkuma Plus verringern'],
      ['spinbutton', 'Menge Kurkuma Plus'],
      ['button', 'Menge Kurkuma Plus erhöhen'],
      ['button', 'Kurkuma Plus entfernen'],
      ['button', 'Kurkuma Plus für später merken'],
      ['heading', 'Hochland Röstung'],
      ['link', 'Hochland Röstung'],
      ['group', 'Menge Hochland Röstung'],
      ['button', 'Menge Hochland Röstung verringern'],
      ['spinbutton', 'Menge Hochland Röstung'],
      ['button', 'Menge Hochland Röstung erhöhen'],
      ['button', 'Hochland Röstung entfernen'],
      ['button', 'Hochland Röstung für später merken'],
      ['textbox', 'Gutscheincode'],
      ['button', 'Einlösen'],
      ['button', 'Zur Kasse'],
      ['button', 'Schließen'],
    ]),
}

/** The login prompt at the checkout: log in or continue as a guest. */
export const Auth: Story = {
  render: () => <AuthDialog {...auth.input.args} />,
  play: ({ canvasElement }) =>
    expectOutline(canvasElement.ownerDocument.body, [
      ['dialog', 'Schön, dass Sie da sind'],
      ['banner', ''],
      ['heading', 'Schön, dass Sie da sind'],
      ['link', 'Als Gast bestellen'],
      ['radiogroup', 'Anmelden oder registrieren'],
      ['radio', 'Anmelden'],
      ['radio', 'Registrieren'],
      ['textbox', 'E-Mail-Adresse'],
      ['password', 'Passwort'],
      ['button', 'Passwort anzeigen'],
      ['button', 'Passwort vergessen?'],
      ['button', 'Anmelden'],
      ['button', 'Schließen'],
    ]),
}

/** The form comes first, then the summary with the submit button below it. */
export const Checkout: Story = {
  render: () => <CheckoutPage {...checkout.input.args} />,
  play: ({ canvasElement }) =>
    expectOutline(canvasElement, [
      ['banner', ''],
      ['button', 'Zurück zum Warenkorb'],
      ['link', 'Verda, zur Startseite'],
      ['main', ''],
      ['heading', 'Fast geschafft'],
      ['form', 'Kasse'],
      ['heading', 'Ihre Daten'],
      ['textbox', 'Name'],
      ['textbox', 'E-Mail-Adresse'],
      ['textbox', 'Telefon'],
      // Closed: the browser leaves the two out, the rules applied here do not.
      ['group', ''],
      ['textbox', 'Firma (optional)'],
      ['textbox', 'USt-IdNr. (optional)'],
      ['heading', 'Lieferadresse'],
      ['checkbox', 'An eine DHL-Packstation liefern'],
      ['textbox', 'Straße und Hausnummer'],
      ['textbox', 'Postleitzahl'],
      ['textbox', 'Stadt'],
      ['combobox', 'Land'],
      ['heading', 'Zahlungsart'],
      ['radiogroup', 'Zahlungsart'],
      ['radio', 'PayPal Wie Sie bei PayPal bezahlen, zeigen wir Ihnen im nächsten Schritt.'],
      ['radio', 'Banküberweisung Die Bankdaten zeigen wir Ihnen im nächsten Schritt.'],
      ['textbox', 'Nachricht zur Bestellung (optional)'],
      ['textbox', 'Grußnachricht zum Geschenk (optional)'],
      [
        'checkbox',
        'Bitte fragen Sie mich nach der Lieferung per E-Mail nach meiner Meinung. Eine einzige E-Mail. Mit dem Link darin bestellen Sie weitere ab.',
      ],
      ['complementary', 'Ihre Bestellung'],
      ['heading', 'Ihre Bestellung'],
      ['list', ''],
      ['textbox', 'Gutscheincode'],
      ['button', 'Einlösen'],
      ['button', 'Zahlungspflichtig bestellen'],
      ['link', 'AGB'],
      ['link', 'Widerrufsbelehrung'],
      ['link', 'Datenschutzerklärung'],
      ['navigation', 'Rechtliches'],
      ['list', ''],
      ['link', 'Impressum'],
      ['link', 'Datenschutz'],
      ['link', 'AGB'],
      ['link', 'Widerrufsbelehrung'],
      ['link', 'Versand'],
      ['link', 'Barrierefreiheit'],
    ]),
}
