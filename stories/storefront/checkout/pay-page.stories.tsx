import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { PayPage } from '@/screens/storefront/checkout/pay-page'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const payment = {
  state: 'open',
  orderNumber: 'VD-2026-000431',
  total: { amount: 7098, currency: 'EUR' },
} as const

const meta = {
  title: 'Storefront/Checkout/Pay page',
  component: PayPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready', payment, isCancelled: false },
    onPay: fn(),
    orderHref: '/checkout?order=VD-2026-000431',
  },
} satisfies Meta<typeof PayPage>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/70,98/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bei PayPal bezahlen' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}
/** The payer has come back without paying. */
export const Cancelled: Story = {
  args: { state: { status: 'ready', payment, isCancelled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('bei PayPal abgebrochen')
  },
}
/** Until the browser has left for PayPal. */
export const Starting: Story = { args: { state: { status: 'starting', payment } } }
export const Failed: Story = {
  args: { state: { status: 'failed', payment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Bestellung ist gespeichert')
  },
}
/** How the order stands could not be loaded. */
export const LoadFailed: Story = {
  args: { state: { status: 'failed', message: 'PayPal antwortet nicht.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  },
}
export const Paid: Story = {
  args: { state: { status: 'paid', payment } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(payment.orderNumber)
    await expect(canvas.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute('href', args.orderHref)
  },
}
export const Pending: Story = { args: { state: { status: 'pending', payment } } }
/** Cancelled or refunded meanwhile. */
export const Over: Story = { args: { state: { status: 'over', payment } } }
export const Unknown: Story = { args: { state: { status: 'unknown' } } }
export const Phone: Story = { args: Cancelled.args, globals: onPhone }
export const Dark: Story = { args: Failed.args, globals: { theme: 'dark' } }
export const Turkish: Story = { args: Cancelled.args, globals: { language: 'tr' } }
export const English: Story = { args: Paid.args, globals: { language: 'en' } }
