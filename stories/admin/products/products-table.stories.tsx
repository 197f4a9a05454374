import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { ProductRows } from '@/screens/admin/products/product-rows'
import { ProductsTable } from '@/screens/admin/products/products-table'
import { productRows, saleRecord } from '../../fixtures/admin-products'
import { changed } from '../shared/changed'
import { onPhone, whenPhone } from '../../fixtures/windows'

const meta = {
  title: 'Admin/Products/Products table',
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
    onMovements: fn(),
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
/** The price that holds now, and when a sale begins and ends. */
export const OnSale: Story = {
  args: { products: productRows.slice(0, 2).map((row) => ({ ...row, prices: saleRecord.prices })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('İndirim 1 Ara – 7 Ara')[0]).toBeVisible()
    await expect(canvas.getAllByText('11,90 €')[0]).toBeVisible()
    await expect(canvas.getAllByText(/399,00/)[0]).toBeVisible()
  },
}
/** Stock reads as in the wide table: grouped thousands, and a word where nothing is left. */
export const PhoneStock: Story = {
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  args: {
    products: productRows
      .slice(0, 3)
      .map((row, index) => ({ ...row, stock: [4979, 2, 0][index] ?? 0, lowStockThreshold: 10 })),
  },
  render: (args) => <ProductRows {...args} />,
  play: whenPhone(async ({ canvas }) => {
    await expect(canvas.getByText('Stok 4.979')).toBeVisible()
    await expect(canvas.getByText('Stok az 2')).toBeVisible()
    await expect(canvas.queryByText('Stok az 0')).toBeNull()
  }),
}
export const Dark: Story = { globals: { theme: 'dark' } }

export const ChangedByAnother: Story = {
  args: { columns: ['stock', 'price'] },
  decorators: [changed(...productRows.slice(1, 2))],
  parameters: { rules: ['ADMIN-643', 'ADMIN-680'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('az önce değişti')).toHaveLength(1)
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(-4, -1)).toEqual(['Ürün', 'Stok', 'Fiyat'])
  },
}
