import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test'
import { money } from '@/shop/shared/money'
import type { Subscription } from '@/shop/subscriptions/subscription'
import { ownSubscription, subscriptionDto } from '@/shop/subscriptions/subscriptions.mocks'
import { ManagePage } from '@/screens/storefront/subscription/manage-page'
import { RecipientForm } from '@/screens/storefront/subscription/recipient-form'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const subscription: Subscription = { ...subscriptionDto, price: money(1_071) }

const meta = preview.meta({
  title: 'Storefront/Subscription/Manage page',
  component: ManagePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, subscription },
    onAct: fn(),
    onAddress: fn(),
    onLogin: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test(
  'skips, moves and changes by a press',
  { parameters: { rules: ['SHOP-771'] } },
  async ({ args, canvas }) => {
    await expect(args.onAct).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Diese Lieferung überspringen' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'skip', nextOn: '2026-12-05' })
    const move = canvas.getByRole('button', { name: 'Verschieben' })
    await expect(move).toBeDisabled()
    await fireEvent.change(canvas.getByLabelText('Verschieben auf'), { target: { value: '2026-12-24' } })
    await userEvent.click(move)
    await expect(args.onAct).toHaveBeenLastCalledWith({
      kind: 'move',
      nextOn: '2026-12-05',
      to: '2026-12-24',
    })
    const save = canvas.getByRole('button', { name: 'Änderung speichern' })
    await expect(save).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rhythmus' }), 'Alle 8 Wochen')
    await userEvent.click(save)
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'change', quantity: 2, weeks: 8 })
  },
)
Ready.test(
  'shows what was changed, when and by whom',
  { parameters: { rules: ['ORDER-861'] } },
  async ({ canvas }) => {
    const changes = within(canvas.getByRole('region', { name: 'Was geändert wurde' }))
    const [, rhythm, , pause, skip] = changes.getAllByRole('listitem')
    await expect(rhythm).toHaveTextContent(/^Rhythmus: alle 4 statt 2 Wochen.*, von Ihnen$/)
    await expect(pause).toHaveTextContent(/^Angehalten: letzte Lieferung unbezahlt.*, automatisch$/)
    await expect(skip).toHaveTextContent(
      /^Lieferung am 10\.10\.2026 ausgelassen, die nächste am 24\.10\.2026Betriebsferien.*, von uns$/,
    )
  },
)
Ready.test('asks before it ends', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sparabo beenden' }))
  await expect(canvas.getByRole('alert')).toHaveTextContent('Sparabo wirklich beenden?')
  await expect(args.onAct).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Behalten' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Sparabo beenden' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(canvas.getByRole('button', { name: 'Ja, jetzt beenden' }))
  await expect(args.onAct).toHaveBeenCalledWith({ kind: 'end' })
})
export const Skipping = meta.story({ args: { state: { status: 'ready', subscription, busy: 'skip' } } })
export const Skipped = meta.story({ args: { state: { status: 'ready', subscription, done: 'skip' } } })
/** Says what could not be done; what was chosen stays, to be sent again. */
export const ActFailed = meta.story({
  args: { state: { status: 'ready', subscription, failed: { kind: 'move' } } },
  parameters: { rules: ['SHOP-983'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Die Lieferung konnte nicht verschoben werden. Bitte versuchen Sie es noch einmal.',
    )
  },
})
export const Paused = meta.story({
  args: {
    state: { status: 'ready', subscription: { ...subscription, status: 'paused', pauseReason: 'unpaid' } },
  },
})
Paused.test('goes on by a press', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sparabo fortsetzen' }))
  await expect(args.onAct).toHaveBeenCalledWith({ kind: 'resume' })
})
export const EndsSoon = meta.story({
  args: { state: { status: 'ready', subscription: { ...subscription, endsOn: '2026-12-31', laterOn: [] } } },
})
export const Ended = meta.story({
  args: {
    state: {
      status: 'ready',
      done: 'end',
      subscription: {
        ...subscription,
        status: 'ended',
        laterOn: [],
        price: null,
        endedAt: '2026-11-21T09:12:00.000Z',
      },
    },
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Invalid = meta.story({ args: { state: { status: 'invalid' } } })
/** From the account, with who gets it. */
export const Own = meta.story({
  args: {
    state: { status: 'ready', subscription: { ...subscription, recipient: ownSubscription.recipient } },
  },
})
Own.test(
  'changes address and payment from the next order on',
  { parameters: { rules: ['SHOP-781'] } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse ändern' }))
    await expect(args.onAddress).toHaveBeenCalledOnce()
    const save = canvas.getByRole('button', { name: 'Zahlungsart speichern' })
    await expect(save).toBeDisabled()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ab der nächsten Bestellung' }),
      'PayPal',
    )
    await userEvent.click(save)
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'payment', paymentMethod: 'paypal' })
  },
)
const onSubmit = fn()
const formOf = (
  recipient?: Subscription['recipient'],
  rest: Partial<ComponentProps<typeof RecipientForm>> = {},
) => (
  <RecipientForm
    subscription={{ ...subscription, ...(recipient && { recipient }) }}
    saving={false}
    {...rest}
    onSubmit={onSubmit}
    onCancel={fn()}
  />
)
/** By the link of a mail: typed anew. */
export const AddressByLink = meta.story({ args: { addressForm: formOf() } })
AddressByLink.test(
  'needs a whole address, which may be a Packstation',
  { parameters: { rules: ['SHOP-781'] } },
  async ({ canvas }) => {
    const type = (label: string | RegExp, text: string) => userEvent.type(canvas.getByLabelText(label), text)
    const save = canvas.getByRole('button', { name: 'Adresse speichern' })
    await type('Name', 'Gesa Gast')
    await type('Telefon', '+49 30 1')
    await type('Straße und Hausnummer', 'Am Markt 1')
    await type('Postleitzahl', '123')
    await type('Stadt', 'Jena')
    await userEvent.click(save)
    await waitFor(() =>
      expect(canvas.getByLabelText('Postleitzahl')).toHaveAccessibleDescription(/5-stellige/),
    )
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByLabelText('Postleitzahl'))
    await type('Postleitzahl', '07743')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'An eine DHL-Packstation liefern' }))
    await type('Postnummer', '1234567')
    await type('Nummer der Packstation', '145')
    await userEvent.click(save)
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        customer: { name: 'Gesa Gast', phone: '+49 30 1' },
        address: {
          street: 'Packstation 145',
          postNumber: '1234567',
          zipCode: '07743',
          city: 'Jena',
          country: 'Deutschland',
        },
      }),
    )
  },
)
export const AddressSaving = meta.story({
  args: {
    state: {
      status: 'ready',
      subscription: { ...subscription, recipient: ownSubscription.recipient },
      busy: 'address',
    },
    addressForm: formOf(ownSubscription.recipient, { saving: true }),
  },
})
/** The server knows better what a field can be. */
export const AddressRefused = meta.story({
  args: {
    state: {
      status: 'ready',
      subscription: { ...subscription, recipient: ownSubscription.recipient },
    },
    addressForm: formOf(ownSubscription.recipient, { fieldErrors: { zipCode: 'Ungültiger Wert' } }),
  },
})
AddressRefused.test('tells it at the field', { parameters: { rules: ['SHOP-860'] } }, async ({ canvas }) => {
  const zip = canvas.getByLabelText('Postleitzahl')
  await waitFor(() => expect(zip).toHaveFocus())
  await waitFor(() => expect(zip).toHaveAccessibleDescription('Ungültiger Wert'))
  await expect(zip).toHaveValue('04109')
})
/** The shop has a single payment method. */
export const OnePayment = meta.story({
  args: { state: { status: 'ready', subscription: { ...subscription, paymentMethods: ['bank_transfer'] } } },
})
OnePayment.test('offers no choice', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Zahlungsart speichern' })).toBeNull()
})
/** The agreed method is the shop's no longer. */
export const PaymentGone = meta.story({
  args: { state: { status: 'ready', subscription: { ...subscription, paymentMethods: ['paypal'] } } },
})
export const SignedOut = meta.story({ args: { state: { status: 'signedOut' } } })
SignedOut.test('offers the login', async ({ args, canvas }) => {
  await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Anmelden' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})
export const Phone = meta.story({ globals: onPhone })
export const Turkish = meta.story({ globals: { language: 'tr' } })
