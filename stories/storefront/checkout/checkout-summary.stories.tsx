import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CheckoutSummary } from '@/screens/storefront/checkout/checkout-summary'
import { cartEntries, cartTotals, couponTotals, giftHagebutte, herbst10 } from '../../fixtures/cart'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Checkout summary',
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
    state: { status: 'form' },
    entries: cartEntries,
    totals: { ...cartTotals, tax: 504 },
    coupon: { status: 'none' },
    blocked: false,
    onApplyCoupon: fn(),
    onRemoveCoupon: fn(),
    onRetryCoupon: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CheckoutSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  ...pictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled()
    await expect(canvas.getByText(/inkl\. 5,04\s€ MwSt\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Widerruf/ })).toHaveAttribute('href', '/legal/widerruf')
  },
}
export const WithCouponAndGift: Story = {
  args: {
    entries: [...cartEntries, giftHagebutte],
    totals: { ...couponTotals, tax: 464 },
    coupon: { status: 'applied', coupon: herbst10 },
  },
}
export const Recalculating: Story = { args: { ...WithCouponAndGift.args, recalculating: true } }
export const Submitting: Story = {
  args: { state: { status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Bestellung wird gesendet')
  },
}
/** Next to the form's skeleton, the known items and totals are shown. */
export const Loading: Story = { args: { state: { status: 'loading' }, blocked: true } }
/** The form shows the error; the button here sends the order again. */
export const Failed: Story = {
  args: { state: { status: 'failed', failure: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled()
  },
}
export const TotalChanged: Story = {
  args: { state: { status: 'totalChanged', previous: { ...cartTotals, total: 6970 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /77,20\s€/ })).toBeEnabled()
  },
}
export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeDisabled()
  },
}
export const LongText: Story = {
  args: {
    entries: cartEntries.map((entry) => ({
      ...entry,
      name: `${entry.name} Donaudampfschifffahrtsgesellschaftskapitänsmützen-Kräutermischung`,
    })),
  },
}
export const Phone: Story = { ...WithCouponAndGift, globals: onPhone }
export const Dark: Story = { ...WithCouponAndGift, globals: { theme: 'dark' } }
export const Turkish: Story = { ...WithCouponAndGift, globals: { language: 'tr' } }
export const English: Story = { ...WithCouponAndGift, globals: { language: 'en' } }

/** Declines the changed total and goes back. */
export const GoesBack: Story = {
  ...TotalChanged,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zurück/ }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
