import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { OrdersDialog } from '@/screens/storefront/orders/orders-dialog'
import { orderList } from '../../fixtures/orders'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Orders dialog',
  component: OrdersDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    open: true,
    state: { status: 'ready', orders: orderList, page: 1, totalPages: 1, total: 6 },
    onClose: fn(),
    onFilterChange: fn(),
    onPageChange: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrdersDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Meine Bestellungen' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: /VD-2026-000418/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('o-418')
  },
}
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Failed: Story = { args: { state: { status: 'error' } } }
export const Empty: Story = { args: { state: { status: 'empty' } } }
export const Phone: Story = { globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Retrying: Story = {
  args: { state: { status: 'error', retrying: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    const retry = within(dialog.getByRole('alert')).getByRole('button')
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
