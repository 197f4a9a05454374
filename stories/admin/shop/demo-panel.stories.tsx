import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { DemoPanel } from '@/screens/admin/shop/demo-panel'

const meta = {
  title: 'Admin/Shop details/Sample data',
  component: DemoPanel,
  args: {
    orders: 150,
    customers: 40,
    others: 0,
    onAsk: fn(),
    onCancel: fn(),
    onClear: fn(),
    onStatement: fn(),
  },
} satisfies Meta<typeof DemoPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Örnek hesap ekstresi' }))
    await expect(args.onStatement).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Örnek verileri sil' }))
    await expect(args.onAsk).toHaveBeenCalled()
  },
}

/** Orders that came in since go, too, and are named in the question. */
export const Asking: Story = {
  args: { asking: true, others: 3 },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Örnek veriler silinsin mi?' }))
    await expect(dialog.getByText('Sonradan gelen 3 sipariş de silinir.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}
export const Clearing: Story = { args: { asking: true, clearing: true } }
export const Failed: Story = { args: { failed: 'clear' } }
