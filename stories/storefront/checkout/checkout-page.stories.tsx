import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test'
import { CheckoutNotes } from '@/screens/storefront/checkout/checkout-notes'
import { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import preview from '#.storybook/preview'
import { cartEntries, couponTotals, giftHagebutte, herbst10 } from '../../fixtures/cart'
import { couponArgs, couponCalls } from '../cart/cart-sidebar-args'
import { checkoutArgs } from './checkout-args'
import { lowPhone, onPhone, whenPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Checkout/Checkout page',
  component: CheckoutPage,
  parameters: { layout: 'fullscreen' },
  args: checkoutArgs(),
})

export default meta
const empty = { initial: {} }

export const Form = meta.story({ ...pictured, tags: ['picture'] })
Form.test(
  'back to the cart; orders',
  { parameters: { rules: ['LAW-5'] } },
  async ({ args, canvas, step }) => {
    await step('back to the cart', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück zum Warenkorb' }))
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
    await step('orders', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Nachricht/ }), 'Bitte im Hausflur abstellen.')
      await userEvent.type(canvas.getByRole('textbox', { name: /Grußnachricht/ }), 'Alles Liebe!')
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
          giftMessage: 'Alles Liebe!',
        }),
      )
    })
  },
)

Form.test(
  'agrees to be asked for a review only by a box that is not ticked at first',
  { parameters: { rules: ['ORDER-600', 'LAW-600'] } },
  async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Bitte fragen Sie mich nach der Lieferung/ })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ reviewMail: true })),
    )
  },
)

export const Empty = meta.story({ args: empty })
export const Messages = meta.story({
  parameters: { rules: ['CHECKOUT-11', 'CHECKOUT-12', 'CHECKOUT-13', 'CHECKOUT-14'] },
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
    await step('a VAT id has the form of its country', async () => {
      await userEvent.click(canvas.getByText('Als Firma bestellen'))
      await userEvent.type(canvas.getByLabelText(/USt-IdNr/), 'DE123')
      await submit()
      await waitFor(() =>
        expect(canvas.getByLabelText(/USt-IdNr/)).toHaveAccessibleDescription(
          /^Diese USt-IdNr. gibt es nicht/,
        ),
      )
    })
    await step('the summary leads to a field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stadt ist erforderlich' }))
      await expect(canvas.getByLabelText('Stadt')).toHaveFocus()
    })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

Empty.test('typing at once stays in its field', async ({ canvas }) => {
  const name = canvas.getByLabelText('Name')
  name.addEventListener('focus', () => void fireEvent.input(name, { target: { value: 'Sabine' } }), {
    once: true,
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await waitFor(() =>
    expect(canvas.getByLabelText('Stadt')).toHaveAccessibleDescription('Stadt ist erforderlich'),
  )
  await userEvent.keyboard(' Koch')
  await expect(name).toHaveValue('Sabine Koch')
})

const onLogin = fn()
export const Guest = meta.story({
  args: { ...empty, notes: <CheckoutNotes onLogin={onLogin} /> },
})
Guest.test('calls onLogin', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
  await expect(onLogin).toHaveBeenCalledOnce()
})

/** What a company adds goes with the order. */
export const Company = meta.story({ parameters: { rules: ['CHECKOUT-520'] } })
Company.test('is sent with its VAT id as it is kept', async ({ args, canvas }) => {
  await expect(canvas.getByLabelText(/Firma/)).not.toBeVisible()
  await userEvent.click(canvas.getByText('Als Firma bestellen'))
  await userEvent.type(canvas.getByLabelText(/Firma/), 'Teehaus Koch GmbH')
  await userEvent.type(canvas.getByLabelText(/USt-IdNr/), 'de 136 695 976')
  await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        customer: {
          name: 'Sabine Koch',
          email: 'sabine.koch@post.example',
          phone: '+49 341 5550 118',
          company: 'Teehaus Koch GmbH',
          vatId: 'DE136695976',
        },
      }),
    ),
  )
})

/** In Germany only. */
export const Packstation = meta.story({ parameters: { rules: ['CHECKOUT-570'] } })
Packstation.test('asks for both numbers and keeps the street', async ({ args, canvas, step }) => {
  const toPackstation = canvas.getByRole('checkbox', { name: 'An eine DHL-Packstation liefern' })
  const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await step('both numbers are required, Germany is the only country', async () => {
    await userEvent.selectOptions(canvas.getByLabelText('Land'), 'Schweiz')
    await userEvent.click(toPackstation)
    await expect(canvas.getByLabelText('Land')).toHaveValue('Deutschland')
    await expect(within(canvas.getByLabelText('Land')).getAllByRole('option')).toHaveLength(1)
    await submit()
    await waitFor(() =>
      expect(canvas.getByLabelText('Nummer der Packstation')).toHaveAccessibleDescription(
        'Nummer der Packstation mit 3 Ziffern erforderlich',
      ),
    )
    await expect(canvas.getByLabelText('Postnummer')).toHaveFocus()
  })
  await step('they are the address', async () => {
    await userEvent.type(canvas.getByLabelText('Postnummer'), '123 456 7')
    await userEvent.type(canvas.getByLabelText('Nummer der Packstation'), '145')
    await submit()
    const address = { street: 'Packstation 145', postNumber: '1234567', city: 'Leipzig', zipCode: '04109' }
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ address: { ...address, country: 'Deutschland' } }),
      ),
    )
  })
  await step('the street is still there', async () => {
    await userEvent.click(toPackstation)
    await expect(canvas.getByLabelText('Straße und Hausnummer')).toHaveValue('Karl-Liebknecht-Straße 22')
  })
})

export const WithCoupon = meta.story({
  args: {
    entries: [...cartEntries, giftHagebutte],
    totals: { ...couponTotals, tax: 464 },
    ...couponArgs({ status: 'applied', coupon: herbst10 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/inkl\. 4,64\s€ MwSt\./)).toBeVisible()
  },
})

Form.test('applies a coupon without sending the order', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Gutscheincode' }), 'willkommen10{Enter}')
  await expect(couponCalls.onApply).toHaveBeenCalledWith('WILLKOMMEN10')
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const CouponRefused = meta.story({
  args: { ...couponArgs({ status: 'refused', problem: { code: 'COUPON_USED_UP' } }) },
})

export const Recalculating = meta.story({ args: { recalculating: true } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })

/** The server-rendered page: the form is there but inert, since only the browser knows the cart. */
export const CartLoading = meta.story({
  args: { ...empty, state: { status: 'cartLoading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kasse wird geladen')
    await expect(canvas.getByRole('heading', { name: 'Lieferadresse' })).toBeVisible()
    await expect(canvas.getByLabelText(/Stadt/).closest('[inert]')).not.toBeNull()
    await expect(
      canvas.queryByRole('button', { name: 'Zahlungspflichtig bestellen' }),
    ).not.toBeInTheDocument()
  },
})

export const Submitting = meta.story({
  args: { state: { status: 'submitting' }, ...couponArgs({ status: 'none' }, true) },
})
Submitting.test('calls onSubmit', async ({ args, canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Bestellung wird gesendet' })).toBeVisible()
  await expect(canvas.getByText(/Ihre Bestellung wird gesendet/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

export const NoPaymentMethod = meta.story({
  args: { paymentMethods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Keine Zahlungsmethoden verfügbar. Bitte kontaktieren Sie uns.',
    )
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
})

export const OnePaymentMethod = meta.story({ args: { paymentMethods: ['bank_transfer'] } })

export const LongText = meta.story({
  args: {
    entries: cartEntries.map((entry) => ({
      ...entry,
      name: `${entry.name} aus kontrolliert biologischem Anbau mit Donaudampfschifffahrtsgesellschaftskapitän`,
    })),
    initial: { name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst' },
  },
})
/** The total is at the top, also further down, and expands to show the items. */
export const TotalOnTop = meta.story({
  ...lowPhone,
  parameters: { ...lowPhone.parameters, rules: ['CHECKOUT-900'] },
  play: whenPhone(async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^4 Artikel, gesamt 77,20\s€$/ })
    await waitFor(() => expect(bar).toBeVisible())
    canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).scrollIntoView()
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBe(0))
    await userEvent.click(bar)
    const lines = canvas.getAllByRole('list', { name: 'Ihre Bestellung' })[0]
    await expect(lines).toBeVisible()
    await expect(lines?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  }),
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })

/** A day for what is paid at once; by transfer working days from the payment's arrival. */
export const DeliveryByCountry = meta.story({
  parameters: { rules: ['CHECKOUT-84', 'SHOP-341', 'SHOP-342'] },
  play: async ({ canvas, step }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Ihre Bestellung' }))
    const choose = (country: string) => userEvent.selectOptions(canvas.getByLabelText('Land'), country)
    await userEvent.click(canvas.getByRole('radio', { name: /^PayPal/ }))
    await expect(await summary.findByText('Mo., 30. November bis Di., 1. Dezember')).toBeVisible()
    await step('by transfer no day is named', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Banküberweisung/ }))
      await expect(await summary.findByText('2–3 Werktage ab Zahlungseingang bei Ihnen')).toBeVisible()
      await expect(summary.queryByText(/Dezember/)).not.toBeInTheDocument()
    })
    await step('abroad it takes longer', async () => {
      await choose('Österreich')
      await expect(await summary.findByText('4–6 Werktage ab Zahlungseingang bei Ihnen')).toBeVisible()
      await expect(summary.queryByText(/Zoll/)).not.toBeInTheDocument()
      await choose('Schweiz')
      await expect(await summary.findByText(/^Bei der Einfuhr in die Schweiz können Zoll/)).toBeVisible()
    })
  },
})
