import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { OrdersTable, type OrderListProps } from '@/screens/admin/orders/orders-table'
import { orderRows } from '../../fixtures/admin-orders'

const meta = {
  title: 'Admin/Orders table',
  component: OrdersTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { orders: orderRows, onOpen: fn() },
} satisfies Meta<typeof OrdersTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(orderRows.length + 1)
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    const first = within(canvas.getAllByRole('row')[1] ?? document.body)
    for (const text of ['Almanya', '5 ürün', 'Banka havalesi'])
      await expect(first.getAllByText(text)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'VD-2026-000430 numaralı siparişi aç' }))
    await expect(args.onOpen).toHaveBeenCalledWith('order-430')
  },
}
export const Selected: Story = {
  args: { selection: orderRows.slice(0, 2).map(({ id }) => id), onSelectionChange: fn(), onSortChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}
/** The row tint must not make the status badges blend in. */
export const SelectedKeepsStatuses: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selection: orderRows.map(({ id }) => id), onSelectionChange: fn() },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await userEvent.unhover(rows[0] ?? document.body)
    for (const row of rows)
      for (const status of row.querySelectorAll('[data-slot=status]'))
        await expect(getComputedStyle(status).backgroundColor).not.toBe(getComputedStyle(row).backgroundColor)
  },
}
export const SelectedKeepsStatusesInTheDark: Story = {
  ...SelectedKeepsStatuses,
  globals: { theme: 'dark' },
}
/** The J, K, X and Enter shortcuts, while a row has focus [ADMIN-66]. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ADMIN-66'] },
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    const open = (number: string) => canvas.getByRole('button', { name: `${number} numaralı siparişi aç` })
    const [first, second] = orderRows
    open(first?.number ?? '').focus()
    await userEvent.keyboard('k')
    await expect(open(first?.number ?? '')).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(open(second?.number ?? '')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([second?.id])
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(second?.id)
    await userEvent.keyboard('k')
    await expect(open(first?.number ?? '')).toHaveFocus()
  },
}
/** Shows the first order only once another one has focus. */
function WithNewOrder({ orders, ...list }: OrderListProps) {
  const [shown, setShown] = useState<OrderListProps['orders']>(() => orders.slice(1))
  return (
    <div onFocus={() => setShown(orders)}>
      <OrdersTable {...list} orders={shown} />
    </div>
  )
}
/** An order that comes in does not move the focus to another order. */
export const NewOrderKeepsFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithNewOrder {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = orderRows
    const open = (number = '') => ({ name: `${number} numaralı siparişi aç` })
    canvas.getByRole('button', open(second?.number)).focus()
    await expect(await canvas.findByRole('button', open(first?.number))).toBeVisible()
    await expect(canvas.getByRole('button', open(second?.number))).toHaveFocus()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
