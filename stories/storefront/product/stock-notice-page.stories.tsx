import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { StockNoticePage } from '@/screens/storefront/product/stock-notice-page'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Storefront/Stock notice page',
  component: StockNoticePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'ready' }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof StockNoticePage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  ...Ready,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, bitte' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Nein, abbestellen' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = { args: { state: { status: 'sending' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const Invalid: Story = { args: { state: { status: 'invalid' } } }
export const Confirmed: Story = {
  args: { state: { status: 'confirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wir sagen Bescheid')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Cancelled: Story = { args: { state: { status: 'cancelled' } } }
export const Phone: Story = { globals: onPhone }
export const English: Story = { globals: { language: 'en' } }
