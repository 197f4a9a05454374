import { expect, fn, userEvent } from '@storybook/test'
import { CheckoutSummary } from '@/screens/storefront/checkout/checkout-summary'
import preview from '#.storybook/preview'
import { cartEntries, cartTotals, couponTotals, giftHagebutte, herbst10 } from '../../fixtures/cart'
import { couponArgs } from '../cart/cart-sidebar-args'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Checkout/Checkout summary',
  component: CheckoutSummary,
  decorators: [
    (Story) => (
      <div className="w-120 max-w-full px-2">
        <form id="order" onSubmit={(event) => event.preventDefault()} />
        {Story()}
      </div>
    ),
  ],
  args: {
    formId: 'order',
    state: { status: 'form' as const },
    entries: cartEntries,
    totals: { ...cartTotals, tax: 504 },
    ...couponArgs({ status: 'none' }),
    blocked: false,
    onBack: fn(),
  },
})

export default meta

export const Form = meta.story({
  ...pictured,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled()
    await expect(canvas.getByText(/inkl\. 5,04\s€ MwSt\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Widerruf/ })).toHaveAttribute('href', '/legal/widerruf')
  },
})
export const WithCouponAndGift = meta.story({
  args: {
    entries: [...cartEntries, giftHagebutte],
    totals: { ...couponTotals, tax: 464 },
    ...couponArgs({ status: 'applied', coupon: herbst10 }),
  },
})
export const Recalculating = meta.story({ args: { ...WithCouponAndGift.input.args, recalculating: true } })
export const Submitting = meta.story({
  args: { state: { status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung wird gesendet')
  },
})
/** The form shows the error; the button here sends the order again. */
export const Failed = meta.story({
  args: { state: { status: 'failed', failure: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled()
  },
})
export const TotalChanged = meta.story({
  args: { state: { status: 'totalChanged', previous: { ...cartTotals, total: 6970 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /77,20\s€/ })).toBeEnabled()
  },
})
export const Blocked = meta.story({
  args: { blocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
})
export const LongText = meta.story({
  args: {
    entries: cartEntries.map((entry) => ({
      ...entry,
      name: `${entry.name} Donaudampfschifffahrtsgesellschaftskapitänsmützen-Kräutermischung`,
    })),
  },
})
export const Phone = meta.story({ ...WithCouponAndGift.input, globals: onPhone })
export const Dark = meta.story({ ...WithCouponAndGift.input, globals: { theme: 'dark' } })
export const Turkish = meta.story({ ...WithCouponAndGift.input, globals: { language: 'tr' } })
export const English = meta.story({ ...WithCouponAndGift.input, globals: { language: 'en' } })

TotalChanged.test('declines the changed total and goes back', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Zurück/ }))
  await expect(args.onBack).toHaveBeenCalledOnce()
})
