import { expect, fn, userEvent } from '@storybook/test'
import { OrderBulkDialog } from '@/screens/admin/orders/order-bulk-dialog'
import type { BulkChange } from '@/screens/admin/orders/orders-types'
import preview from '#.storybook/preview'
import { orderRows } from '../../fixtures/admin-orders'
import { questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'

const three = orderRows.slice(0, 3)

const asking: BulkChange = {
  phase: 'asking',
  to: 'shipped',
  rows: three.map(({ id, number, customer }) => ({ id, number, customer, result: 'waiting' })),
}

/** The status of several orders is changed one after the other: the question, the progress, and what failed. */
const meta = preview.meta({
  title: 'Admin/Orders/Bulk change',
  component: OrderBulkDialog,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { change: asking, returnTo: { current: null }, onRun: fn(), onStop: fn(), onClose: fn() },
})

export default meta

export const Asking = meta.story()
Asking.test('calls onClose and onRun', async ({ args, canvasElement }) => {
  const question = await questionIn(canvasElement)
  await expect(
    question.getByRole('heading', { name: '3 siparişin durumu “Kargoda” yapılsın mı?' }),
  ).toBeInTheDocument()
  await expect(question.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
  await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
  await expect(args.onRun).toHaveBeenCalledOnce()
})

export const ShippingUnpaid = meta.story({
  args: {
    change: { ...asking, rows: asking.rows.map((row, index) => ({ ...row, unpaid: index > 0 })) },
  },
  parameters: { rules: ['ADMIN-84'] },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(
      question.getByText(/2 siparişin ödemesi henüz gelmedi.*E-postası gönderilmez/i),
    ).toBeVisible()
    await expect(question.getAllByText('Ödeme bekliyor')).toHaveLength(2)
  },
})

export const Cancelling = meta.story({
  args: { change: { ...asking, to: 'cancelled' } },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByText(/müşterilere iptal e-postası gider/)).toBeInTheDocument()
  },
})

export const Paying = meta.story({
  args: { change: { ...asking, to: 'paid', skipped: 2 } },
  parameters: { rules: ['ADMIN-144'] },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(
      question.getByRole('heading', { name: '3 sipariş ödendi olarak işaretlensin mi?' }),
    ).toBeVisible()
    await expect(question.getByText(/2 sipariş atlanır/)).toBeVisible()
  },
})

const results = ['ok', 'busy', 'waiting'] as const
export const Running = meta.story({
  args: {
    change: {
      ...asking,
      phase: 'running',
      rows: asking.rows.map((row, index) => ({ ...row, result: results[index] ?? 'waiting' })),
    },
  },
})
Running.test('calls onClose and onStop', async ({ args, canvasElement }) => {
  const dialog = await questionIn(canvasElement)
  await expect(dialog.getByText('1 / 3 güncellendi')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
  await expect(args.onStop).toHaveBeenCalledOnce()
})

export const Failed = meta.story({
  args: {
    change: {
      ...asking,
      phase: 'done',
      rows: asking.rows.map((row, index) =>
        index === 0 ? { ...row, result: 'ok' } : { ...row, result: 'failed', message: 'Stok yetersiz' },
      ),
    },
  },
})
Failed.test('calls onRun', async ({ args, canvasElement }) => {
  const dialog = await questionIn(canvasElement)
  const [first, second] = dialog.getAllByRole('listitem')
  await expect(first).toHaveTextContent('Güncellendi')
  await expect(second).toHaveTextContent('Stok yetersiz')
  await userEvent.click(dialog.getByRole('button', { name: 'Kalanları tekrar dene' }))
  await expect(args.onRun).toHaveBeenCalledOnce()
})
