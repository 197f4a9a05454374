import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { failing, offline, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { openCart } from './cart'
import { fillCart } from './filled-cart'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'
import { offer } from './offer'

const meta = {
  title: 'Flows/Storefront/Cart/Coupons/Refused',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/versand' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const REFUSALS = [
  ['COUPON_NOT_FOUND', 'Gutschein nicht gefunden'],
  ['COUPON_INACTIVE', 'Gutschein ist nicht aktiv'],
  ['COUPON_NOT_STARTED', 'Gutschein ist noch nicht gültig'],
  ['COUPON_EXPIRED', 'Gutschein ist abgelaufen'],
  ['COUPON_PLATFORM', 'Gutschein gilt nicht in diesem Shop'],
  ['COUPON_CURRENCY', 'Gutschein gilt nicht für diese Währung'],
  ['COUPON_USED_UP', 'Nutzungslimit des Gutscheins erreicht'],
  ['COUPON_LOGIN_REQUIRED', 'Bitte melden Sie sich für diesen Gutschein an'],
  ['COUPON_ALREADY_USED', 'Sie haben diesen Gutschein bereits verwendet'],
  ['COUPON_FIRST_ORDER', 'Gutschein gilt nur für die erste Bestellung'],
  ['COUPON_GROUP', 'Gutschein gilt nur für bestimmte Kundengruppen'],
  ['COUPON_MINIMUM', 'Mindestbestellwert 30,00 €'],
  ['COUPON_NOT_APPLICABLE', 'Gutschein ist auf diesen Warenkorb nicht anwendbar'],
  ['COUPON_GIFT_OUT_OF_STOCK', 'Gratisprodukt ist nicht verfügbar'],
  ['INTERNAL', 'Beim Prüfen des Gutscheins ist ein Fehler aufgetreten'],
  ['UNAVAILABLE', 'Gutschein konnte nicht angewendet werden'],
] as const

/** Each error code shows the shop's own message. */
export const CouponRefused: Story = {
  parameters: { rules: ['COUPON-19'] },
  beforeEach: () => fillCart({ name: 'Abendruhe' }),
  play: async ({ msw, step }) => {
    const cart = await openCart()
    const field = cart.getByRole('textbox', { name: 'Gutscheincode' })
    const submit = () => userEvent.click(cart.getByRole('button', { name: 'Einlösen' }))
    await step('empty', async () => {
      await submit()
      await expect(await cart.findByRole('alert')).toHaveTextContent(
        'Bitte geben Sie einen Gutscheincode ein',
      )
    })
    for (const [code, message] of REFUSALS)
      await step(code, async () => {
        msw.use(failing('validateCoupon', code, { details: { minimum: 30 } }))
        await userEvent.clear(field)
        await userEvent.type(field, 'TEE')
        await submit()
        await waitFor(() => expect(cart.getByRole('alert')).toHaveTextContent(message))
      })
  },
}

/** Without a response, the network error is shown and the code can be submitted again. */
export const CouponOffline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(offline('validateCoupon'))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ msw, step }) => {
    const cart = await openCart()
    await step('the entry', async () => {
      await userEvent.type(cart.getByRole('textbox', { name: 'Gutscheincode' }), 'MINUS5{Enter}')
      await expect(await cart.findByRole('alert')).toHaveTextContent(
        'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
      )
    })
    await step('again, online', async () => {
      msw.use(ok('validateCoupon', offer('MINUS5')))
      await userEvent.click(cart.getByRole('button', { name: 'Einlösen' }))
      await expect(await cart.findByText('2,50 € Rabatt')).toBeVisible()
    })
    await step(
      'the cart changes offline: the last known total stays, and nothing is awaited for ever',
      async () => {
        msw.use(offline('validateCoupon'))
        await userEvent.click(cart.getByRole('button', { name: /erhöhen/ }))
        const note = await cart.findByText('MINUS5 konnte nicht geprüft werden.')
        await expect(note).toBeVisible()
        await expect(cart.queryByText('Wird neu berechnet …')).not.toBeInTheDocument()
        await expect(cart.getByText('2,50 € Rabatt')).toBeVisible()
      },
    )
    await step('a new attempt', async () => {
      msw.use(ok('validateCoupon', offer('MINUS5')))
      await userEvent.click(cart.getByRole('button', { name: 'Erneut prüfen' }))
      await waitFor(() =>
        expect(cart.queryByText('MINUS5 konnte nicht geprüft werden.')).not.toBeInTheDocument(),
      )
    })
  },
}
