import { expect, fn, userEvent } from '@storybook/test'
import { RefuseUnmatched } from '@/screens/admin/returns/refuse-unmatched'
import { ReturnDialog } from '@/screens/admin/returns/return-dialog'
import { ReturnsScreen } from '@/screens/admin/returns/returns-screen'
import preview from '#.storybook/preview'
import { returnableOrder, returnRows } from '../../fixtures/admin-returns'
import { dialogIn, questionIn } from '../../fixtures/body'
import { pictured } from '../../fixtures/pictures'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'

const [withdrawal, unmatched, , accepted, refused] = returnRows
if (!withdrawal || !unmatched || !accepted || !refused) throw new RangeError('five returns are needed')
const kurkuma = returnableOrder.lines.find(({ name }) => name === 'Kurkuma Plus')
if (!kurkuma) throw new RangeError('the order has no Kurkuma Plus')
const ready = { status: 'ready', items: returnRows, page: 1, pages: 1, total: returnRows.length } as const

const meta = preview.meta({
  title: 'Admin/Returns/Returns page',
  component: ReturnsScreen,
  decorators: [inShell('returns')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    columns: { chosen: undefined, onChange: fn() },
    filters: { search: '' },
    actions: <RefuseUnmatched returns={returnRows} onRefuse={fn()} />,
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('says which order is unknown, and opens a withdrawal', async ({ args, canvas }) => {
  await expect(canvas.getByText('Eşleşen sipariş yok')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Karar ver: Jonas Feldmann' }))
  await expect(args.onOpen).toHaveBeenCalledWith('jonas')
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })

/** Those of the page that match no order are refused together. */
export const RefuseAll = meta.story({
  ...pictured,
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eşleşmeyenleri reddet (1)' }))
    const question = await questionIn(canvasElement)
    await expect(question.getByText('Eşleşmeyen bildirim reddedilsin mi?')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Updating = meta.story({ args: { state: { ...ready, updating: true } } })
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
Empty.test('says that none has come yet', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Henüz cayma bildirimi yok' })).toBeVisible()
})
export const EmptyByFilter = meta.story({
  args: { state: { status: 'empty' }, filters: { search: '', status: 'refused' } },
})

const dialog = {
  withdrawal,
  order: { status: 'ready', item: returnableOrder },
  onDecide: fn(),
  onOrderRetry: fn(),
  onClose: fn(),
} as const

/** The refund follows the number of units: one of two Kurkuma Plus at €24.90. */
export const Accept = meta.story({ tags: ['picture'], args: { dialogs: <ReturnDialog {...dialog} /> } })
Accept.test('units, their worth and an explanation', async ({ canvasElement }) => {
  const opened = await dialogIn(canvasElement)
  const units = opened.getByRole('spinbutton', { name: 'Kurkuma Plus: iade adedi' })
  units.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(opened.getByLabelText(/^İade tutarı/)).toHaveValue('24,90')
  await userEvent.click(opened.getByRole('checkbox', { name: 'Stoğa geri ekle' }))
  await userEvent.type(opened.getByLabelText(/^Müşteriye açıklama/), 'Teşekkürler')
  await userEvent.click(opened.getByRole('button', { name: 'Kabul et' }))
  await expect(dialog.onDecide).toHaveBeenCalledWith({
    status: 'accepted',
    reason: 'Teşekkürler',
    lines: [{ productId: kurkuma.productId, quantity: 1, restock: false }],
    refund: 2490,
  })
})

export const TooMuch = Accept.extend({
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const opened = await dialogIn(canvasElement)
    await userEvent.type(opened.getByLabelText(/^İade tutarı/), '134,61')
    await userEvent.click(opened.getByRole('button', { name: 'Kabul et' }))
    await expect(opened.getByText(/ödenenden fazlası iade edilemez/)).toBeInTheDocument()
    await expect(dialog.onDecide).not.toHaveBeenCalled()
  },
})

export const Refuse = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} /> },
  play: async ({ canvasElement }) => {
    const opened = await dialogIn(canvasElement)
    await userEvent.click(opened.getByRole('radio', { name: 'Reddet' }))
  },
})
Refuse.test('a reason is needed', async ({ canvasElement }) => {
  const opened = await dialogIn(canvasElement)
  await userEvent.click(opened.getByRole('button', { name: 'Reddet' }))
  await expect(opened.getByText('Ret nedeni gereklidir')).toBeInTheDocument()
  await userEvent.type(opened.getByLabelText(/^Ret nedeni/), 'Ambalaj açılmış.')
  await userEvent.click(opened.getByRole('button', { name: 'Reddet' }))
  await expect(dialog.onDecide).toHaveBeenCalledWith({
    status: 'refused',
    reason: 'Ambalaj açılmış.',
    lines: [],
    refund: 0,
  })
})

export const OrderLoading = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} order={{ status: 'loading' }} /> },
})
export const OrderFailed = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} order={{ status: 'error' }} /> },
})
export const Submitting = meta.story({ args: { dialogs: <ReturnDialog {...dialog} submitting /> } })
export const Refused = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} serverError="Ödenen tutardan fazlası iade edilemez." /> },
})

export const Decided = meta.story({ args: { dialogs: <ReturnDialog {...dialog} withdrawal={refused} /> } })
Decided.test('shows the reason and decides no more', async ({ canvasElement }) => {
  const opened = await dialogIn(canvasElement)
  await expect(opened.getByText('Ambalaj açılmış.')).toBeInTheDocument()
  await expect(opened.queryByRole('button', { name: 'Kabul et' })).toBeNull()
})

/** Whoever may only look decides nothing. */
export const ReadOnly = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} /> },
  decorators: [permitted('returns.read', 'orders.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvasElement }) => {
    const opened = await dialogIn(canvasElement)
    await expect(opened.queryByRole('button', { name: 'Kabul et' })).toBeNull()
    await expect(opened.queryByRole('radio')).toBeNull()
  },
})

const unpaid = { ...returnableOrder, payment: { method: 'paypal', status: 'pending' } } as const
export const Unpaid = meta.story({
  args: { dialogs: <ReturnDialog {...dialog} order={{ status: 'ready', item: unpaid }} /> },
})

export const AcceptedNotice = meta.story({ args: { notice: { code: 'accepted' } } })
export const PhoneDialog = meta.story({
  globals: phone.globals,
  parameters: phone.parameters,
  args: { dialogs: <ReturnDialog {...dialog} /> },
})
export const DialogDark = meta.story({
  globals: { theme: 'dark' },
  args: { dialogs: <ReturnDialog {...dialog} /> },
})
