import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { BulkChange, OrderView } from '@/screens/admin/orders/orders-types'
import { openOrder, orderRows } from '../../fixtures/admin-orders'
import { body, dialogIn, questionIn } from '../shared/body'
import { inShell } from '../shared/in-shell'
import { ordersArgs } from './orders-args'
import { phone, wide } from '../shared/phone'

const meta = {
  title: 'Admin/Orders/Daily work',
  component: OrdersScreen,
  decorators: [inShell('orders')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: ordersArgs,
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

const three = orderRows.slice(0, 3)
const threeIds = three.map(({ id }) => id)
const NUMBER = 'VD-2026-000431'

export const Sorted: Story = {
  args: { sort: 'total_desc' },
  play: async ({ args, canvas, step }) => {
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
  },
}

export const Selected: Story = {
  args: { selection: threeIds },
  play: async ({ args, canvas, canvasElement, step }) => {
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
}

/** What is selected on another page stays so when a page is cleared. */
export const TickedAll: Story = {
  args: { selection: ['order-999', ...orderRows.map(({ id }) => id)] },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Sayfadaki tüm siparişleri seç' })
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(args.onSelectionChange).toHaveBeenCalledWith(['order-999'])
  },
}

const asking: BulkChange = {
  phase: 'asking',
  status: 'shipped',
  rows: three.map(({ id, number, customer }) => ({ id, number, customer, result: 'waiting' })),
}

export const BulkAsking: Story = {
  args: { selection: threeIds, bulk: asking },
  play: async ({ args, canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(
      question.getByRole('heading', { name: '3 siparişin durumu “Kargoda” yapılsın mı?' }),
    ).toBeInTheDocument()
    await expect(question.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }))
    await expect(args.onBulkClose).toHaveBeenCalledOnce()
    await userEvent.click(question.getByRole('button', { name: 'Durumu değiştir' }))
    await expect(args.onBulkRun).toHaveBeenCalledOnce()
  },
}

export const BulkCancelling: Story = {
  args: { selection: threeIds, bulk: { ...asking, status: 'cancelled' } },
  play: async ({ canvasElement }) => {
    const question = await questionIn(canvasElement)
    await expect(question.getByText(/müşterilere iptal e-postası gider/)).toBeInTheDocument()
  },
}

const results = ['ok', 'busy', 'waiting'] as const
export const BulkRunning: Story = {
  args: {
    selection: threeIds,
    bulk: {
      ...asking,
      phase: 'running',
      rows: asking.rows.map((row, index) => ({ ...row, result: results[index] ?? 'waiting' })),
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await questionIn(canvasElement)
    await expect(dialog.getByText('1 / 3 güncellendi')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onBulkClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Durdur' }))
    await expect(args.onBulkStop).toHaveBeenCalledOnce()
  },
}

export const BulkFailed: Story = {
  args: {
    selection: threeIds.slice(1),
    bulk: {
      ...asking,
      phase: 'done',
      rows: asking.rows.map((row, index) =>
        index === 0 ? { ...row, result: 'ok' } : { ...row, result: 'failed', message: 'Stok yetersiz' },
      ),
    },
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await questionIn(canvasElement)
    const [first, second] = dialog.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Güncellendi')
    await expect(second).toHaveTextContent('Stok yetersiz')
    await userEvent.click(dialog.getByRole('button', { name: 'Kalanları tekrar dene' }))
    await expect(args.onBulkRun).toHaveBeenCalledOnce()
  },
}

export const News: Story = {
  args: { news: { count: 3, more: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 yeni sipariş' }))
    await expect(args.onNewsLoad).toHaveBeenCalledOnce()
  },
}

export const ManyNews: Story = {
  args: { news: { count: 20, more: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '20+ yeni sipariş' })).toBeVisible()
  },
}

export const Exporting: Story = {
  args: { exporting: { done: 100, total: 328 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    await expect(canvas.getByText('100 / 328')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'İndirmeyi iptal et' }))
    await expect(args.onExportCancel).toHaveBeenCalledOnce()
  },
}

export const ExportDone: Story = {
  args: { notice: { code: 'exportDone', count: 328 } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByText('328 sipariş indirildi')).toBeInTheDocument()
  },
}

export const ExportFailed: Story = {
  args: { notice: { code: 'exportFailed' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(
      'Sipariş listesi indirilemedi',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'CSV indir' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
}

const turkish: OrderView = {
  name: 'Türkiye, hazırlanıyor',
  filters: { search: '', platform: 'turkey', status: 'processing' },
  sort: 'oldest',
}

export const Views: Story = {
  args: { views: [turkish], filters: turkish.filters, sort: turkish.sort },
  play: async ({ args, canvas, canvasElement, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Görünüm: ${turkish.name}` }))
      return within(await body(canvasElement).findByRole('menu'))
    }
    await step('a ready one', async () => {
      const menu = await open()
      await expect(menu.getByRole('menuitemradio', { name: turkish.name })).toBeChecked()
      await userEvent.click(menu.getByRole('menuitemradio', { name: 'Ödeme bekleyenler' }))
      await expect(args.onViewApply).toHaveBeenCalledWith({
        filters: { search: '', payment: 'pending' },
        sort: 'newest',
      })
    })
    await step('deleting asks first', async () => {
      await userEvent.click(
        (await open()).getByRole('menuitem', { name: `“${turkish.name}” görünümünü sil` }),
      )
      const question = await questionIn(canvasElement)
      await expect(args.onViewRemove).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Sil' }))
      await expect(args.onViewRemove).toHaveBeenCalledWith(turkish.name)
    })
  },
}

export const ViewSaving: Story = {
  args: { views: [turkish], filters: { search: 'koch' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Görünümler' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Bu görünümü kaydet' }))
    const dialog = await dialogIn(canvasElement, 'Görünümü kaydet')
    const name = dialog.getByRole('textbox', { name: 'Görünüm adı' })
    const save = dialog.getByRole('button', { name: 'Kaydet' })
    await step('a name is needed, and a free one', async () => {
      await userEvent.click(save)
      await expect(name).toHaveAccessibleDescription('Görünüm adı gereklidir')
      await expect(name).toHaveFocus()
      await userEvent.type(name, ` ${turkish.name} `)
      await userEvent.click(save)
      await expect(name).toHaveAccessibleDescription('Bu adda bir görünüm var')
      await expect(args.onViewSave).not.toHaveBeenCalled()
    })
    await step('it is trimmed', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, ' Koch ')
      await userEvent.click(save)
      await expect(args.onViewSave).toHaveBeenCalledWith('Koch')
    })
  },
}

export const Undo: Story = {
  args: {
    openId: openOrder.id,
    detail: { status: 'ready', item: openOrder },
    notice: { code: 'statusUpdated', undo: { id: openOrder.id, status: 'confirmed' } },
  },
  play: async ({ args, canvasElement }) => {
    const undo = await body(canvasElement).findByRole('button', { name: 'Geri al' })
    await userEvent.click(undo)
    await expect(args.onUndo).toHaveBeenCalledWith({ id: openOrder.id, status: 'confirmed' })
    await waitFor(() => expect(args.onNoticeEnd).toHaveBeenCalled())
  },
}

export const PhoneTicked: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
  args: { selection: threeIds, sort: 'customer_asc', news: { count: 2, more: false } },
  play: async ({ args, canvas, canvasElement, step }) => {
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
  },
}

export const PhoneTools: Story = {
  globals: phone.globals,
  parameters: phone.parameters,
  args: { news: { count: 12, more: false }, filters: { search: '', payment: 'pending' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'CSV indir' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const Dark: Story = { args: Selected.args, globals: { ...wide.globals, theme: 'dark' } }
