import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CHECKOUT_ALERTS, type CheckoutAlert } from '@/domain/checkout/checkout-alert'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { cartEntries, cartTotals, couponTotals, giftHagebutte, herbst10 } from '../../fixtures/cart'

const meta = {
  title: 'Storefront/Checkout page',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'form' },
    entries: cartEntries,
    totals: cartTotals,
    coupon: { status: 'none' },
    paymentMethods: ['paypal', 'bank_transfer'],
    initial: {
      name: 'Sabine Koch',
      email: 'sabine.koch@post.example',
      phone: '+49 341 5550 118',
      street: 'Karl-Liebknecht-Straße 22',
      zipCode: '04109',
      city: 'Leipzig',
      country: 'Deutschland',
      paymentMethod: 'bank_transfer',
    },
    onSubmit: fn(),
    onApplyCoupon: fn(),
    onRemoveCoupon: fn(),
    onRetryCoupon: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CheckoutPage>

export default meta
type Story = StoryObj<typeof meta>
const empty = { initial: {} }

export const Form: Story = {
  play: async ({ args, canvas, step }) => {
    await step('back to the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück zum Warenkorb' }))
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
    await step('orders', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Nachricht/ }), 'Bitte im Hausflur abstellen.')
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          customer: { name: 'Sabine Koch', email: 'sabine.koch@post.example', phone: '+49 341 5550 118' },
          address: {
            street: 'Karl-Liebknecht-Straße 22',
            city: 'Leipzig',
            zipCode: '04109',
            country: 'Deutschland',
          },
          paymentMethod: 'bank_transfer',
          note: 'Bitte im Hausflur abstellen.',
        }),
      )
    })
  },
}

export const Messages: Story = {
  args: empty,
  play: async ({ args, canvas, step }) => {
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    const described = (name: string, text: string) =>
      waitFor(() => expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(text))
    await step('everything is missing; the first field has the focus', async () => {
      await submit()
      await described('Name', 'Name ist erforderlich')
      await described('E-Mail-Adresse', 'Gültige E-Mail-Adresse erforderlich')
      await described('Telefon', 'Telefonnummer ist erforderlich')
      await described('Straße und Hausnummer', 'Straße und Hausnummer sind erforderlich')
      await described('Postleitzahl', 'Gültige 5-stellige Postleitzahl erforderlich')
      await described('Stadt', 'Stadt ist erforderlich')
      await expect(canvas.getByRole('radiogroup', { name: 'Zahlungsart' })).toHaveAccessibleDescription(
        'Bitte wählen Sie eine Zahlungsmethode',
      )
      await expect(canvas.getByLabelText('Name')).toHaveFocus()
    })
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'S')
      await expect(canvas.getByLabelText('Name')).not.toHaveAccessibleDescription()
    })
    await step('Österreich has four digits', async () => {
      await userEvent.type(canvas.getByLabelText('Postleitzahl'), '04109')
      await userEvent.selectOptions(canvas.getByLabelText('Land'), 'Österreich')
      await submit()
      await described('Postleitzahl', 'Gültige 4-stellige Postleitzahl erforderlich')
    })
    await step('the summary leads to a field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stadt ist erforderlich' }))
      await expect(canvas.getByLabelText('Stadt')).toHaveFocus()
    })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Guest: Story = {
  args: { ...empty, guest: true, onLogin: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const WithCoupon: Story = {
  args: {
    entries: [...cartEntries, giftHagebutte],
    totals: { ...couponTotals, tax: 464 },
    coupon: { status: 'applied', coupon: herbst10 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/inkl\. 4,64\s€ MwSt\./)).toBeVisible()
  },
}

export const CouponEntry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gutscheincode' }), 'willkommen10{Enter}')
    await expect(args.onApplyCoupon).toHaveBeenCalledWith('WILLKOMMEN10')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const CouponRefused: Story = {
  args: { coupon: { status: 'refused', problem: { code: 'COUPON_USED_UP' } } },
}

export const Recalculating: Story = { args: { recalculating: true } }
export const Loading: Story = { args: { state: { status: 'loading' } } }

/** As the server sends it: the form is there, what is ordered only the browser knows. */
export const CartLoading: Story = {
  args: { ...empty, cartLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kasse wird geladen')
    await expect(canvas.getByRole('heading', { name: 'Lieferadresse' })).toBeVisible()
    await expect(canvas.getByLabelText(/Stadt/).closest('[inert]')).not.toBeNull()
    await expect(
      canvas.queryByRole('button', { name: 'Zahlungspflichtig bestellen' }),
    ).not.toBeInTheDocument()
  },
}

export const Submitting: Story = {
  args: { state: { status: 'submitting' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bestellung wird gesendet' })).toBeVisible()
    await expect(canvas.getByText(/Ihre Bestellung wird gesendet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const TotalChanged: Story = {
  args: {
    state: { status: 'totalChanged', previous: cartTotals },
    entries: cartEntries.map((entry) =>
      entry.name === 'Abendruhe' ? { ...entry, unitPrice: 1490, previousPrice: 1190 } : entry,
    ),
    totals: { ...cartTotals, subtotal: 6820, total: 8320 },
  },
  play: async ({ args, canvas, step }) => {
    await step('says so before anything is ordered', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Der Gesamtbetrag hat sich geändert.')
      await expect(canvas.getByRole('alert')).toHaveFocus()
    })
    await step('the button names the new total', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /^Für 83,20\s€ zahlungspflichtig bestellen$/ }),
      )
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    })
  },
}

const failing = (failure: 'failed' | 'network' | 'timeout' | 'server', message: string): Story => ({
  args: { state: { status: 'failed', failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Sabine Koch')
  },
})
export const Failed = failing('failed', 'Fehler beim Erstellen der Bestellung')
export const NetworkError = failing(
  'network',
  'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
)
export const Timeout = failing('timeout', 'Zeitüberschreitung. Bitte versuchen Sie es erneut.')
export const ServerError = failing('server', 'Serverfehler. Bitte versuchen Sie es später erneut.')

/** What a refusal is about, each of the alert's messages. */
export const Alerts: Story = {
  args: { state: { status: 'failed', failure: 'failed', alert: 'couponExpired' } },
  play: async ({ args, mount, step, canvasElement }) => {
    const messages: Record<CheckoutAlert, string> = {
      couponInvalid: 'Der Gutscheincode ist ungültig.',
      couponExpired: 'Der Gutschein ist abgelaufen.',
      couponNotApplicable: 'Der Gutschein kann nicht angewendet werden.',
      couponMinimum: 'Der Mindestbestellwert ist nicht erreicht.',
      couponUsed: 'Der Gutschein wurde bereits verwendet.',
      couponProblem: 'Es gibt ein Problem mit dem Gutschein.',
      payment: 'Es gibt ein Problem mit der Zahlungsmethode.',
      address: 'Es gibt ein Problem mit der Lieferadresse.',
      network: 'Verbindungsfehler. Bitte prüfen Sie Ihre Internetverbindung.',
      timeout: 'Die Anfrage hat zu lange gedauert.',
      unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    }
    for (const alert of CHECKOUT_ALERTS)
      await step(alert, async () => {
        await mount(<CheckoutPage {...args} state={{ status: 'failed', failure: 'failed', alert }} />)
        await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(messages[alert])
      })
  },
}

const shortages = [
  { name: 'Goldmilch', available: 2 },
  { name: 'Abendruhe', available: 0 },
  { name: 'Rosmarin' },
]
const soldOutMeanwhile = (language: string, ...messages: readonly string[]): Story => ({
  args: { state: { status: 'failed', failure: 'failed', alert: 'unexpected', shortages } },
  globals: { language },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    for (const message of messages) await expect(alert).toHaveTextContent(message)
  },
})
export const SoldOutMeanwhile = soldOutMeanwhile(
  'de',
  'Von „Goldmilch“ sind nur noch 2 Stück auf Lager.',
  '„Abendruhe“ ist ausverkauft.',
  '„Rosmarin“ ist nicht mehr erhältlich.',
)
export const SoldOutMeanwhileTurkish = soldOutMeanwhile(
  'tr',
  '“Goldmilch” ürününden stokta yalnızca 2 adet kaldı.',
  '“Abendruhe” tükendi.',
  '“Rosmarin” artık satılmıyor.',
)
export const SoldOutMeanwhileEnglish = soldOutMeanwhile(
  'en',
  'Only 2 of “Goldmilch” are left in stock.',
  '“Abendruhe” is sold out.',
  '“Rosmarin” is no longer available.',
)

export const ServerFieldError: Story = {
  args: {
    state: {
      status: 'failed',
      failure: 'failed',
      alert: 'address',
      fieldErrors: { zipCode: 'Gültige 5-stellige Postleitzahl erforderlich' },
    },
  },
  play: async ({ canvas }) => {
    const zipCode = canvas.getByLabelText('Postleitzahl')
    await waitFor(() =>
      expect(zipCode).toHaveAccessibleDescription('Gültige 5-stellige Postleitzahl erforderlich'),
    )
    await waitFor(() => expect(zipCode).toHaveFocus())
  },
}

export const NoPaymentMethod: Story = {
  args: { paymentMethods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Keine Zahlungsmethoden verfügbar. Bitte kontaktieren Sie uns.',
    )
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
}

export const OnePaymentMethod: Story = { args: { paymentMethods: ['bank_transfer'] } }

export const PaymentSettingsFailed: Story = {
  args: { onRetryPayment: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Zahlungseinstellungen')
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
    await expect(args.onRetryPayment).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    entries: cartEntries.map((entry) => ({
      ...entry,
      name: `${entry.name} aus kontrolliert biologischem Anbau mit Donaudampfschifffahrtsgesellschaftskapitän`,
    })),
    initial: { name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst' },
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
