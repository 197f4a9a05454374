import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { ProductsTable } from '@/screens/admin/products/products-table'
import { productRows } from '../../fixtures/admin-products'

const meta = {
  title: 'Admin/Products table',
  component: ProductsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: {
    products: productRows,
    selection: [],
    onSelectionChange: fn(),
    onView: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onArchive: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ProductsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(productRows.length + 1)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
