import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { ConfirmOrderPage } from '@/screens/storefront/orders/confirm-order-page'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const orderNumber = 'VD-2026-000431'

const meta = {
  title: 'Storefront/Orders/Confirm order page',
  component: ConfirmOrderPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'ready' }, onConfirm: fn() },
} satisfies Meta<typeof ConfirmOrderPage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing happens before the press, because mail scanners follow links. */
export const Ready: Story = {}
export const Confirming: Story = { args: { state: { status: 'confirming' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('konnte nicht bestätigt werden')
  },
}
export const Confirmed: Story = {
  args: { state: { status: 'confirmed', orderNumber } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(orderNumber)
    await expect(canvas.getByRole('link', { name: 'Zu den Bestellungen' })).toHaveAttribute('href', '/orders')
  },
}
export const Already: Story = { args: { state: { status: 'already', orderNumber } } }
export const Expired: Story = {
  args: { state: { status: 'expired', orderNumber } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('halten wir nicht mehr zurück')
  },
}
export const Unknown: Story = { args: { state: { status: 'unknown' } } }
export const Phone: Story = { args: Confirmed.args, globals: onPhone }
export const Dark: Story = { args: Expired.args, globals: { theme: 'dark' } }
export const Turkish: Story = { args: Expired.args, globals: { language: 'tr' } }
export const English: Story = { args: Confirmed.args, globals: { language: 'en' } }
