import { expect, fn, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { OrdersTable, type OrderListProps } from '@/screens/admin/orders/orders-table'
import preview from '#.storybook/preview'
import { orderRows } from '../../fixtures/admin-orders'

const meta = preview.meta({
  title: 'Admin/Orders/Orders table',
  component: OrdersTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { orders: orderRows, onOpen: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onOpen', async ({ args, canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(orderRows.length + 1)
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  const first = within(canvas.getAllByRole('row')[1] ?? document.body)
  for (const text of ['Almanya', '5 ürün', 'Banka havalesi'])
    await expect(first.getAllByText(text)[0]).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'VD-2026-000430 numaralı siparişi aç' }))
  await expect(args.onOpen).toHaveBeenCalledWith('order-430')
})
/** Only what was chosen, in the chosen order. */
export const ChosenColumns = meta.story({
  parameters: { rules: ['ADMIN-680'] },
  args: { columns: ['total', 'customer'] },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Sipariş', 'Tutar', 'Müşteri'])
  },
})
/** Under the status of a sent order stand carrier and tracking number. */
export const Sent = meta.story({
  args: {
    orders: orderRows.slice(0, 2).map((order, index) => ({
      ...order,
      status: 'shipped' as const,
      shipment: {
        company: 'DHL',
        trackingNumber: index === 0 ? '00340434161822270' : 'JJD0003400340003400340034003400340034',
      },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DHL · 00340434161822270')).toBeVisible()
  },
})
/** A paid order that a change made dearer waits for the difference. */
export const Outstanding = meta.story({
  parameters: { rules: ['ADMIN-831'] },
  args: { orders: orderRows.map((order, at) => (at === 1 ? { ...order, outstanding: 9_900 } : order)) },
  play: async ({ canvas }) => {
    const second = within(canvas.getAllByRole('row')[2] ?? document.body)
    await expect(second.getByText('Fark bekleniyor')).toBeVisible()
  },
})
export const Selected = meta.story({
  args: { selection: orderRows.slice(0, 2).map(({ id }) => id), onSelectionChange: fn(), onSortChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
})
/** The row tint must not make the status badges blend in. */
export const AllSelected = meta.story({
  args: { selection: orderRows.map(({ id }) => id), onSelectionChange: fn() },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await userEvent.unhover(rows[0] ?? document.body)
    for (const row of rows)
      for (const status of row.querySelectorAll('[data-slot=status]'))
        await expect(getComputedStyle(status).backgroundColor).not.toBe(getComputedStyle(row).backgroundColor)
  },
})
export const AllSelectedDark = AllSelected.extend({ globals: { theme: 'dark' } })
Ready.test(
  'the J, K, X and Enter shortcuts, while a row has focus',
  { parameters: { rules: ['ADMIN-66'] }, args: { onSelectionChange: fn() } },
  async ({ args, canvas }) => {
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
)
/** Shows the first order only once another one has focus. */
function WithNewOrder({ orders, ...list }: OrderListProps) {
  const [shown, setShown] = useState<OrderListProps['orders']>(() => orders.slice(1))
  return (
    <div onFocus={() => setShown(orders)}>
      <OrdersTable {...list} orders={shown} />
    </div>
  )
}
Ready.test(
  'an order that comes in does not move the focus to another order',
  { render: (args) => <WithNewOrder {...args} /> },
  async ({ canvas }) => {
    const [first, second] = orderRows
    const open = (number = '') => ({ name: `${number} numaralı siparişi aç` })
    canvas.getByRole('button', open(second?.number)).focus()
    await expect(await canvas.findByRole('button', open(first?.number))).toBeVisible()
    await expect(canvas.getByRole('button', open(second?.number))).toHaveFocus()
  },
)
export const Dark = meta.story({ globals: { theme: 'dark' } })
