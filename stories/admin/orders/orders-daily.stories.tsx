import { expect, userEvent, waitFor, within } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import preview from '#.storybook/preview'
import { openOrder, orderRows } from '../../fixtures/admin-orders'
import { body, dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { ordersArgs, OrdersPage, type OrdersPageProps } from './orders-page'
import { changed } from '../shared/changed'
import { phone, wide } from '../shared/phone'
import { whenPhone, whenWide } from '../../fixtures/windows'

/** Sorting, selecting, new orders that arrive meanwhile, the export and taking back a change. */
const meta = preview.type<{ args: OrdersPageProps }>().meta({
  title: 'Admin/Orders/Daily work',
  component: OrdersScreen,
  render: (args) => <OrdersPage {...args} />,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
})

export default meta

const threeIds = orderRows.slice(0, 3).map(({ id }) => id)
const NUMBER = 'VD-2026-000431'

export const Sorted = meta.story({
  args: { sort: 'total_desc' },
})
Sorted.test('the sorted column turns round; the others begin ascending', async ({ args, canvas, step }) => {
  const head = (name: string) => canvas.getByRole('columnheader', { name })
  await expect(head('Tutar')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('Tarih')).toHaveAttribute('aria-sort', 'none')
  await expect(head('Platform')).not.toHaveAttribute('aria-sort')
  await step('the sorted column turns round', async () => {
    await userEvent.click(within(head('Tutar')).getByRole('button'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith('total_asc')
  })
  await step('the others begin ascending', async () => {
    for (const [name, sort] of [
      ['Sipariş', 'number_asc'],
      ['Tarih', 'oldest'],
      ['Müşteri', 'customer_asc'],
      ['Durum', 'status_asc'],
    ] as const) {
      await userEvent.click(within(head(name)).getByRole('button'))
      await expect(args.onSortChange).toHaveBeenLastCalledWith(sort)
    }
  })
})

export const Selected = meta.story({
  args: { selection: threeIds },
})
Selected.test(
  'one more, one less, without opening the order; the whole page; a status for all of them …',
  async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.getByText('3 sipariş seçildi')).toBeVisible()
    await step('one more, one less, without opening the order', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `${NUMBER} numaralı siparişi seç` }))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(threeIds.slice(1))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'VD-2026-000428 numaralı siparişi seç' }))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith([...threeIds, 'order-428'])
      await expect(args.onOpen).not.toHaveBeenCalled()
    })
    await step('the whole page', async () => {
      const all = canvas.getByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' })
      await expect(all).toBePartiallyChecked()
      await userEvent.click(all)
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
        expect.arrayContaining(orderRows.map(({ id }) => id)),
      )
    })
    await step('a status for all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Durumu değiştir' }))
      await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Kargoda' }))
      await expect(args.onBulkStart).toHaveBeenCalledWith('shipped')
    })
    await step('and back; the focus stays near', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Seçimi kaldır' }))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith([])
      await expect(canvas.getByRole('group', { name: 'Sipariş listesi araçları' })).toHaveFocus()
    })
  },
)

/** Clearing the page keeps the selection on other pages. */
export const SelectedAll = meta.story({
  args: { selection: ['order-999', ...orderRows.map(({ id }) => id)] },
})
SelectedAll.test('calls onSelectionChange', async ({ args, canvas }) => {
  const all = canvas.getByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' })
  await expect(all).toBeChecked()
  await userEvent.click(all)
  await expect(args.onSelectionChange).toHaveBeenCalledWith(['order-999'])
})

export const News = meta.story({
  args: { news: { count: 3, more: false } },
})
News.test('calls onNewsLoad', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '3 yeni sipariş' }))
  await expect(args.onNewsLoad).toHaveBeenCalledOnce()
})

export const ManyNews = meta.story({
  args: { news: { count: 20, more: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '20+ yeni sipariş' })).toBeVisible()
  },
})

export const Exporting = meta.story({
  args: { exporting: { done: 100, total: 328 } },
})
Exporting.test('calls onExportCancel', async ({ args, canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  await expect(canvas.getByText('100 / 328')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'İndirmeyi iptal et' }))
  await expect(args.onExportCancel).toHaveBeenCalledOnce()
})

export const ExportDone = meta.story({
  args: { notice: { code: 'exportDone', count: 328 } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByText('328 sipariş indirildi')).toBeInTheDocument()
  },
})

export const ExportFailed = meta.story({
  args: { notice: { code: 'exportFailed' } },
})
ExportFailed.test('calls onExport', async ({ args, canvas, canvasElement }) => {
  await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
    'Sipariş listesi indirilemedi',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

export const Undo = meta.story({
  args: {
    openId: openOrder.id,
    order: { status: 'ready', item: openOrder },
    notice: { code: 'statusUpdated', undo: { id: openOrder.id, status: 'confirmed' } },
  },
})
Undo.test(
  'calls onUndo and onNoticeEnd',
  whenWide(async ({ args, canvasElement }) => {
    const undo = await body(canvasElement).findByRole('button', { name: 'Geri al' })
    await userEvent.click(undo)
    await expect(args.onUndo).toHaveBeenCalledWith({ id: openOrder.id, status: 'confirmed' })
    await waitFor(() => expect(args.onNoticeEnd).toHaveBeenCalled())
  }),
)

export const PhoneSelected = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { selection: threeIds, sort: 'customer_asc', news: { count: 2, more: false } },
})
PhoneSelected.test(
  'without a calendar the rows have no days; sorting is a filter here',
  whenPhone(async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.getByText('3 seçili')).toBeVisible()
    await step('without a calendar the rows have no days', async () => {
      await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    })
    await step('sorting is a filter here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtreler, 1 açık' }))
      const sheet = await dialogIn(canvasElement)
      await userEvent.selectOptions(sheet.getByLabelText('Sıralama'), 'Önce en yeni')
      await expect(args.onSortChange).toHaveBeenCalledWith('newest')
    })
  }),
)

export const PhoneTools = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { news: { count: 12, more: false }, filters: { search: '', payment: 'pending' } },
  play: whenPhone(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'CSV indir' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  }),
})

export const Dark = meta.story({ args: Selected.input.args, globals: { ...wide.globals, theme: 'dark' } })

export const ChangedByAnother = meta.story({
  decorators: [changed(...orderRows.slice(1, 2))],
  parameters: { rules: ['ADMIN-643'] },
})
ChangedByAnother.test('the row says so', async ({ canvas }) => {
  const [, , row] = canvas.getAllByRole('row')
  await expect(row).toHaveTextContent('az önce değişti')
  await expect(canvas.getAllByText('az önce değişti')).toHaveLength(1)
})

export const ChangedByAnotherOnPhone = meta.story({
  ...phone,
  decorators: [changed(...orderRows.slice(0, 3))],
})
