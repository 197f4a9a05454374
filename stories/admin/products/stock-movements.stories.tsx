import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { StockMovementsDialog } from '@/screens/admin/products/stock-movements-dialog'
import { stockMovements } from '../../fixtures/admin-products'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'

const meta = {
  title: 'Admin/Products/Stock movements',
  component: StockMovementsDialog,
  decorators: [inShell('products')],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Abendruhe',
    state: { status: 'ready', items: stockMovements, page: 1, pages: 3, total: 45 },
    onPageChange: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StockMovementsDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Each with its reason, its units and who made it. */
export const Ready: Story = {
  parameters: { rules: ['ADMIN-580'] },
  play: async ({ args, canvasElement }) => {
    const { getByRole } = await dialogIn(canvasElement, 'Abendruhe: stok hareketleri')
    await expect(getByRole('row', { name: /Satış −2 118 VD-2026-001042/ })).toBeVisible()
    await expect(getByRole('row', { name: /İade \+1 120/ })).toBeVisible()
    await expect(getByRole('row', { name: /Düzeltme −4 116 Ayşe Demir/ })).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Sonraki' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Empty: Story = { args: { state: { status: 'empty' } } }

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Tekrar dene' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
