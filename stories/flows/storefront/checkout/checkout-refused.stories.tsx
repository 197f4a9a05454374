import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import type { RequestHandler } from 'msw'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { placedOrder } from '@/shop/orders/order-data.mocks'
import { paymentSettings } from '@/shop/payments/payments.mocks'
import { answers, failing, ok, unknownError } from '@/mocks/shared/handlers'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { flow } from '@stories/fixtures/flow'
import type { RuleId } from '@stories/docs/rules/rules'
import { page } from '../account/account'
import { offer } from '../cart/offer'
import { fails, fill, order, shopperWithCart, succeeds } from './checkout'
import { Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Checkout/Refused',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/checkout?guest=true' },
  beforeEach: shopperWithCart,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

type Refusal = readonly [answer: RequestHandler, alert: string]
/** @param rules that the table asserts */
const refusals = (rules: readonly RuleId[], table: readonly Refusal[]): Story => ({
  parameters: { rules },
  play: async ({ msw: worker, step }) => {
    await fill()
    for (const [answer, alert] of table)
      await step(alert, async () => {
        worker.use(answer)
        await order()
        await fails('Fehler beim Erstellen der Bestellung', alert)
      })
    await step('nothing stands in the way any more', async () => {
      worker.use(...checkoutMocks.ok)
      await order()
      await succeeds()
    })
  },
})

/** Known error codes map to the specified messages. */
export const AlertsByCode: Story = refusals(
  ['CHECKOUT-26', 'CHECKOUT-27'],
  [
    [failing('checkout', 'COUPON_NOT_FOUND'), 'Der Gutscheincode ist ungültig.'],
    [failing('checkout', 'COUPON_EXPIRED'), 'Der Gutschein ist abgelaufen.'],
    [
      failing('checkout', 'COUPON_MINIMUM', { params: { x: '30,00 €' } }),
      'Der Mindestbestellwert ist nicht erreicht.',
    ],
    [failing('checkout', 'COUPON_ALREADY_USED'), 'Der Gutschein wurde bereits verwendet.'],
  ],
)

export const MoreAlertsByCode: Story = refusals(
  ['CHECKOUT-26', 'CHECKOUT-28', 'CHECKOUT-29'],
  [
    [failing('checkout', 'COUPON_INACTIVE'), 'Der Gutschein kann nicht angewendet werden.'],
    [failing('checkout', 'COUPON_USED_UP'), 'Es gibt ein Problem mit dem Gutschein.'],
    [failing('checkout', 'PAYMENT_METHOD_UNAVAILABLE'), 'Es gibt ein Problem mit der Zahlungsmethode.'],
    [failing('checkout', 'OUT_OF_STOCK'), 'Nicht genügend auf Lager.'],
  ],
)

/** Unknown error codes are mapped to the specified messages by keywords in the text. */
export const AlertsByKeyword: Story = refusals(
  ['CHECKOUT-26', 'CHECKOUT-27'],
  [
    [unknownError('checkout', 'Coupon not found'), 'Der Gutscheincode ist ungültig.'],
    [unknownError('checkout', 'Coupon expired'), 'Der Gutschein ist abgelaufen.'],
    [unknownError('checkout', 'Kupon bu sepete uygulanamaz'), 'Der Gutschein kann nicht angewendet werden.'],
    [unknownError('checkout', 'Minimum order 30'), 'Der Mindestbestellwert ist nicht erreicht.'],
  ],
)

export const MoreAlertsByKeyword: Story = refusals(
  ['CHECKOUT-26', 'CHECKOUT-29', 'CHECKOUT-30'],
  [
    [unknownError('checkout', 'Coupon already used'), 'Der Gutschein wurde bereits verwendet.'],
    [unknownError('checkout', 'Kupon limiti'), 'Es gibt ein Problem mit dem Gutschein.'],
    [unknownError('checkout', 'payment failed'), 'Es gibt ein Problem mit der Zahlungsmethode.'],
    [unknownError('checkout', 'invalid address'), 'Es gibt ein Problem mit der Lieferadresse.'],
    [
      unknownError('checkout', 'network error'),
      'Verbindungsfehler. Bitte prüfen Sie Ihre Internetverbindung.',
    ],
    [unknownError('checkout', 'request timed out'), 'Die Anfrage hat zu lange gedauert.'],
    [unknownError('checkout', '?'), 'Ein unerwarteter Fehler ist aufgetreten.'],
  ],
)

/** A coupon that is refused with the order leaves it; the new total is asked for once. */
export const CouponRefused: Story = {
  parameters: { rules: ['CHECKOUT-81'] },
  beforeEach: ({ msw: worker }) => worker.use(ok('validateCoupon', offer('MINUS5'))),
  play: async ({ msw: worker, step }) => {
    const sent: unknown[] = []
    await fill()
    await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'minus5{Enter}')
    await page().findByText('2,50 € Rabatt')
    await step('why, and what it costs without', async () => {
      worker.use(failing('checkout', 'COUPON_ALREADY_USED'))
      await order()
      const note = await page().findByText(/Der Gutschein wurde bereits verwendet\. Wir haben ihn entfernt\./)
      await waitFor(() => expect(note.closest('[role=alert]')).toHaveFocus())
      await expect(page().queryByText('Gutschein erfolgreich angewendet')).not.toBeInTheDocument()
      await expect(page().queryByText('2,50 € Rabatt')).not.toBeInTheDocument()
      await expect(localStorage.getItem('appliedCoupon')).toBeNull()
    })
    await step('ordered without it', async () => {
      worker.use(
        answers('checkout', async (request) => {
          const body: unknown = await request.clone().json()
          sent.push(body)
          return { order: placedOrder }
        }),
      )
      await order(/^Für .* zahlungspflichtig bestellen$/)
      await succeeds()
      await expect(sent).toEqual([expect.objectContaining({ couponData: null })])
    })
  },
}

/** A guest who holds too much unpaid reads which limit it is, and how many are left. */
export const TooMuchUnpaid: Story = {
  parameters: { rules: ['CHECKOUT-63'] },
  play: async ({ msw: worker }) => {
    await fill()
    worker.use(...checkoutMocks.tooMuchUnpaid)
    await order()
    await fails(
      'Von Ihrem Anschluss aus ist schon viel bestellt',
      'Von „Goldmilch“ sind noch 2 Stück möglich.',
    )
    worker.use(failing('checkout', 'OPEN_ORDERS', { details: { reason: 'orders', items: [] } }))
    await order()
    await fails('Bitte bezahlen oder stornieren Sie zuerst eine davon.')
    worker.use(...checkoutMocks.ok)
    await order()
    await succeeds()
  },
}

/** A payment method that was switched off meanwhile is not offered again. */
export const PaymentMethodGone: Story = {
  parameters: { rules: ['CHECKOUT-24'] },
  play: async ({ msw: worker, step }) => {
    await fill()
    const settings = { ...paymentSettings, bankTransfer: { enabled: false } }
    worker.use(
      failing('checkout', 'PAYMENT_METHOD_UNAVAILABLE'),
      ok('getPublicPaymentSettings', { settings }),
    )
    await order()
    await fails('Es gibt ein Problem mit der Zahlungsmethode.')
    await step('the other one is left', async () => {
      await waitFor(() =>
        expect(page().queryByRole('radio', { name: /Banküberweisung/ })).not.toBeInTheDocument(),
      )
      worker.use(...checkoutMocks.ok)
      await userEvent.click(page().getByRole('radio', { name: /PayPal/ }))
      await order()
      await succeeds()
    })
  },
}

/** Validation errors are shown at their fields, and the first invalid field gets focus. */
export const FieldsRefused: Story = {
  beforeEach: ({ msw: worker }) => {
    const errors = [
      { path: 'shippingAddress.zipCode', msg: 'Ungültiger Wert' },
      { path: 'customerInfo.phone', msg: 'Zu lang oder zu groß' },
      { path: 'items.0.quantity', msg: 'Zu lang oder zu groß' },
    ]
    worker.use(failing('checkout', 'VALIDATION', { errors }))
  },
  play: async ({ msw: worker, step }) => {
    await fill()
    const described = (label: RegExp, text: string) =>
      waitFor(() => expect(page().getByLabelText(label)).toHaveAccessibleDescription(text))
    await step('at the fields', async () => {
      await order()
      await described(/^Telefon/, 'Zu lang oder zu groß')
      await described(/^Postleitzahl/, 'Ungültiger Wert')
      await waitFor(() => expect(page().getByLabelText(/^Telefon/)).toHaveFocus())
      await fails('Fehler beim Erstellen der Bestellung', 'Bitte prüfen Sie Ihre Angaben.')
    })
    await step('until they are changed', async () => {
      await userEvent.type(page().getByLabelText(/^Telefon/), '9')
      await expect(page().getByLabelText(/^Telefon/)).not.toHaveAccessibleDescription()
      await described(/^Postleitzahl/, 'Ungültiger Wert')
    })
    await step('the next attempt is validated anew', async () => {
      worker.use(...checkoutMocks.ok)
      await order()
      await succeeds()
    })
  },
}

/** For an invalid radio group, the first radio button gets focus. */
export const PaymentMethodRefused: Story = {
  beforeEach: ({ msw: worker }) => {
    const errors = [{ path: 'paymentMethod', msg: 'Ungültiger Wert' }]
    worker.use(failing('checkout', 'VALIDATION', { errors }))
  },
  play: async () => {
    await fill()
    await order()
    const group = await page().findByRole('radiogroup', { name: 'Zahlungsart' })
    await waitFor(() => expect(group).toHaveAccessibleDescription('Ungültiger Wert'))
    const [first] = within(group).getAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus())
  },
}

const abendruhe = productNamed('Abendruhe')._id
const kurkuma = productNamed('Kurkuma Plus')._id

/** Lists each product with its remaining stock; without a name from the server, the cart's name is used. */
export const ShortagesNamed: Story = {
  play: async ({ msw: worker, step }) => {
    await fill()
    await step('sold out meanwhile, and too few', async () => {
      const items = [
        { productId: abendruhe, name: 'Abendruhe', available: 1 },
        { productId: kurkuma, available: 0 },
      ]
      worker.use(failing('checkout', 'OUT_OF_STOCK', { details: { items } }))
      await order()
      await fails(
        'Fehler beim Erstellen der Bestellung',
        'Von „Abendruhe“ ist nur noch 1 Stück auf Lager.',
        '„Kurkuma Plus“ ist ausverkauft.',
      )
      await expect(page().queryByText('Nicht genügend auf Lager.')).not.toBeInTheDocument()
    })
    await step('no longer sold', async () => {
      const details = { items: [{ productId: kurkuma, name: 'Kurkuma Plus', available: 0 }] }
      worker.use(failing('checkout', 'PRODUCT_UNAVAILABLE', { details }))
      await order()
      await fails('„Kurkuma Plus“ ist nicht mehr erhältlich.')
    })
  },
}
