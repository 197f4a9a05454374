import { expect, fn, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { BagIcon } from '@/icons'
import { tableTester } from '@/testing'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Status } from '@/ui/status'
import { Card } from '@/ui/card'
import { Pager } from '@/ui/pager'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, type SortDirection } from '@/ui/table'
import { TableMessage, TableSkeleton } from '@/ui/table-states'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Data display/Table',
  tags: ['!autodocs', 'picture'],
  component: Table,
  parameters: { chromatic: componentPictures, layout: 'padded' },
  args: { label: 'Orders' },
  decorators: [
    (Story) => (
      <Card density="admin" className="max-w-3xl overflow-hidden">
        {Story()}
      </Card>
    ),
  ],
})

export default meta

const ORDERS = [
  {
    number: 'VD-2026-020431',
    time: '21 Nov, 10:42',
    customer: 'Sabine Koch',
    tone: 'warn',
    status: 'Pending',
    total: '€70.98',
  },
  {
    number: 'VD-2026-020430',
    time: '21 Nov, 10:15',
    customer: 'Deniz Aksoy',
    tone: 'info',
    status: 'Processing',
    total: '₺1,249.90',
  },
  {
    number: 'VD-2026-020429',
    time: '21 Nov, 09:58',
    customer: 'Jonas Feldmann',
    tone: 'info',
    status: 'Processing',
    total: '€134.60',
  },
  {
    number: 'VD-2026-020428',
    time: '20 Nov, 22:31',
    customer: 'Zeynep Çelik',
    tone: 'success',
    status: 'Delivered',
    total: '₺489.50',
  },
] as const

const head = (
  <TableHead>
    <TableRow>
      <TableHeader>Order</TableHeader>
      <TableHeader>Customer</TableHeader>
      <TableHeader>Status</TableHeader>
      <TableHeader numeric>Total</TableHeader>
    </TableRow>
  </TableHead>
)
const rows = ORDERS.map((order, index) => (
  <TableRow key={order.number} selected={index === 2}>
    <TableCell detail={order.time}>
      <b className="font-semibold">{order.number}</b>
    </TableCell>
    <TableCell>{order.customer}</TableCell>
    <TableCell>
      <Status tone={order.tone} size="admin">
        {order.status}
      </Status>
    </TableCell>
    <TableCell numeric>{order.total}</TableCell>
  </TableRow>
))

export const Rows = meta.story({
  args: { children: [head, <TableBody key="body">{rows}</TableBody>] },
  render: (args) => (
    <>
      <Table {...args}>
        {head}
        <TableBody>{rows}</TableBody>
      </Table>
      <Pager page={1} totalPages={33} total={328} onPageChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    const table = tableTester(canvas.getByRole('table', { name: 'Orders' }))
    await expect(table.texts().map(([, customer]) => customer)).toEqual(
      ORDERS.map(({ customer }) => customer),
    )
    await expect(table.row(/020429/).getByText('Processing')).toBeVisible()
    await expect(canvas.getByText('Page 1 / 33 (328 entries)')).toBeVisible()
  },
})

function SortableTable({ label }: { label: string }) {
  const [sort, setSort] = useState<SortDirection>()
  const names = ['Aras Kargo', 'DHL Paket', 'Yurtiçi Kargo']
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeader sort={sort} onSort={setSort}>
            Company
          </TableHeader>
          <TableHeader>Code</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {(sort === 'descending' ? names.toReversed() : names).map((name) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>{name.slice(0, 3).toUpperCase()}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
export const Sortable = meta.story({
  args: { label: 'Carriers' },
  render: (args) => <SortableTable {...args} />,
})
Sortable.test('the keyboard sorts upwards, then downwards', async ({ canvas, step }) => {
  const header = canvas.getByRole('columnheader', { name: /Company/ })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await expect(within(header).getByRole('button')).toHaveAttribute('title', 'Sort ascending')
  await step('the keyboard sorts upwards, then downwards', async () => {
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('Yurtiçi Kargo')
  })
  await step('a press sorts upwards again', async () => {
    const table = tableTester(canvas.getByRole('table'), { user: userEvent })
    await expect(await table.sort(/Company/)).toBe('ascending')
    await expect(table.texts()[0]).toEqual(['Aras Kargo', 'ARA'])
  })
})

export const Loading = meta.story({
  render: (args) => (
    <Table {...args} aria-busy="true">
      {head}
      <TableBody>
        <TableSkeleton columns={4} rows={5} />
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
})

export const Empty = meta.story({
  render: (args) => (
    <Table {...args}>
      {head}
      <TableBody>
        <TableMessage columns={4}>
          <EmptyState density="admin" headingLevel={3} title="No orders found" drawing={<BagIcon size="l" />}>
            Change the filters or clear them.
          </EmptyState>
        </TableMessage>
      </TableBody>
    </Table>
  ),
})

export const Failed = meta.story({
  render: (args) => (
    <Table {...args}>
      {head}
      <TableBody>
        <TableMessage columns={4}>
          <ErrorState
            density="admin"
            headingLevel={3}
            title="The orders could not be loaded"
            onRetry={fn()}
          />
        </TableMessage>
      </TableBody>
    </Table>
  ),
})

/** The container scrolls instead of the page and is reachable by keyboard. */
export const Phone = meta.story({
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  render: (args) => (
    <Table {...args}>
      {head}
      <TableBody>{rows}</TableBody>
    </Table>
  ),
})
Phone.test('the region that scrolls is reached by Tab', async ({ canvas }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus()
})
export const Dark = Rows.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
