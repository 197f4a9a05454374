import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CHECKOUT_ALERTS, type CheckoutAlert } from '@/shop/checkout/checkout-alert'
import { CheckoutNotes } from '@/screens/storefront/checkout/checkout-notes'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import preview from '#.storybook/preview'
import { cartEntries, cartTotals } from '../../fixtures/cart'
import { checkoutArgs } from './checkout-args'

/** Every way in which an order fails, with its message; what was typed always stays. */
const meta = preview.meta({
  title: 'Storefront/Checkout/Checkout failures',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: checkoutArgs(),
})

export default meta

export const TotalChanged = meta.story({
  args: {
    state: { status: 'totalChanged', previous: cartTotals },
    entries: cartEntries.map((entry) =>
      entry.name === 'Abendruhe' ? { ...entry, unitPrice: 1490, previousPrice: 1190 } : entry,
    ),
    totals: { ...cartTotals, subtotal: 6820, total: 8320 },
  },
})
TotalChanged.test(
  'says so before anything is ordered; the button names the new total',
  async ({ args, canvas, step }) => {
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
)

const failing = (failure: 'failed' | 'timeout' | 'server', message: string) =>
  meta.story({
    args: { state: { status: 'failed', failure } },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(message)
      await expect(canvas.getByRole('alert')).toHaveFocus()
      await expect(canvas.getByLabelText('Name')).toHaveValue('Sabine Koch')
    },
  })

export const Failed = failing('failed', 'Fehler beim Erstellen der Bestellung')

/** Said once, though the alert of a lost connection says nearly the same as the title. */
export const NetworkError = meta.story({
  parameters: { rules: ['DEPART-255'] },
  args: { state: { status: 'failed', failure: 'network', alert: 'network' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.')
    await expect(alert).not.toHaveTextContent('Verbindungsfehler')
    await expect(alert).toHaveFocus()
  },
})

NetworkError.test(
  'is gone once another attempt ends at a field',
  { parameters: { rules: ['CHECKOUT-983'] } },
  async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Stadt'))
    await userEvent.click(canvas.getByRole('button', { name: /zahlungspflichtig bestellen$/i }))
    await waitFor(() => expect(canvas.getByLabelText('Stadt')).toHaveFocus())
    await expect(canvas.queryByText(/^Netzwerkfehler/)).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

export const Timeout = failing('timeout', 'Zeitüberschreitung. Bitte versuchen Sie es erneut.')

export const ServerError = failing('server', 'Serverfehler. Bitte versuchen Sie es später erneut.')

export const PaymentRefused = meta.story({
  args: { state: { status: 'failed', failure: 'failed', alert: 'payment' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Es gibt ein Problem mit der Zahlungsmethode.')
    await expect(alert).toHaveFocus()
  },
})

/** Every alert shows its own message. */
export const Alerts = meta.story({
  args: { state: { status: 'failed', failure: 'failed', alert: 'couponExpired' } },
  play: async ({ args, mount, step, canvasElement }) => {
    const messages: Record<CheckoutAlert, string> = {
      openUnits: 'höchstens 40 Stück. Bitte bestellen Sie weniger Stück',
      openTotal: 'höchstens 500 € (25.000 TL). Bitte bestellen Sie weniger Stück',
      openOrders: 'schon fünf Bestellungen offen. Bitte bezahlen oder stornieren Sie zuerst eine davon.',
      openNetwork: 'Von Ihrem Anschluss aus ist schon viel bestellt und noch nicht bezahlt.',
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
})

/** Without a confirmed address only so much is held unpaid. */
export const TooMuchUnpaid = meta.story({
  parameters: { rules: ['CHECKOUT-63'] },
  args: {
    state: {
      status: 'failed',
      failure: 'failed',
      alert: 'openNetwork',
      possible: [
        { name: 'Goldmilch', available: 2 },
        { name: 'Abendruhe', available: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveFocus()
    for (const text of [
      'Bitte bezahlen oder stornieren Sie offene Bestellungen, oder bestellen Sie weniger Stück.',
      'Von „Goldmilch“ sind noch 2 Stück möglich.',
      'Von „Abendruhe“ ist im Moment nichts möglich.',
      'Es wurde nichts bestellt',
    ])
      await expect(alert).toHaveTextContent(text)
  },
})

const shortages = [
  { name: 'Goldmilch', available: 2 },
  { name: 'Abendruhe', available: 0 },
  { name: 'Rosmarin' },
]

const soldOutMeanwhile = (language: string, ...messages: readonly string[]) =>
  meta.story({
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

/** As a host may do that writes the state anew with each letter. */
function Refused(args: ComponentProps<typeof CheckoutPage>) {
  const [, setValues] = useState<unknown>()
  const fieldErrors = { zipCode: 'Gültige 5-stellige Postleitzahl erforderlich' }
  return (
    <CheckoutPage
      {...args}
      state={{ status: 'failed', failure: 'failed', alert: 'address', fieldErrors }}
      onValues={setValues}
    />
  )
}

export const ServerFieldError = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ canvas }) => {
    const zipCode = canvas.getByLabelText('Postleitzahl')
    await waitFor(() =>
      expect(zipCode).toHaveAccessibleDescription('Gültige 5-stellige Postleitzahl erforderlich'),
    )
    await waitFor(() => expect(zipCode).toHaveFocus())
    const city = canvas.getByLabelText('Stadt')
    await userEvent.clear(city)
    await userEvent.type(city, 'Dresden')
    await expect(city).toHaveValue('Dresden')
    await expect(city).toHaveFocus()
  },
})

const onRetryPayment = fn()
export const PaymentSettingsFailed = meta.story({
  args: { paymentMethods: undefined, notes: <CheckoutNotes onRetryPayment={onRetryPayment} /> },
})
PaymentSettingsFailed.test(
  'calls onRetryPayment',
  { parameters: { rules: ['SHOP-28'] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Zahlungseinstellungen')
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
    await expect(onRetryPayment).toHaveBeenCalledOnce()
  },
)
