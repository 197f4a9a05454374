import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ReturnsScreen } from '@/screens/admin/returns/returns-screen'
import { returnableOrder, returnRows } from '../../fixtures/admin-returns'
import { dialogIn, questionIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const [item, unmatched, , accepted, refused] = returnRows
if (!item || !unmatched || !accepted || !refused) throw new RangeError('five returns are needed')
const kurkuma = returnableOrder.lines.find(({ name }) => name === 'Kurkuma Plus')
if (!kurkuma) throw new RangeError('the order has no Kurkuma Plus')
const ready = { status: 'ready', items: returnRows, page: 1, pages: 1, total: returnRows.length } as const
const order = { status: 'ready', item: returnableOrder } as const

const meta = {
  title: 'Admin/Returns',
  component: ReturnsScreen,
  decorators: [inShell('returns')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: { search: '' },
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onDecide: fn(),
    onOrderSearch: fn(),
    onMatch: fn(),
    onRefuseAll: fn(),
    onOrderRetry: fn(),
    onDialogClose: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof ReturnsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { ...pictured }
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Eşleşen sipariş yok')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Karar ver: Jonas Feldmann' }))
    await expect(args.onOpen).toHaveBeenCalledWith('jonas')
  },
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
/** Those of the page that match no order are refused together. */
export const RefuseAll: Story = {
  ...pictured,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eşleşmeyenleri reddet (1)' }))
    const question = await questionIn(canvasElement)
    await expect(question.getByText('Eşleşmeyen bildirim reddedilsin mi?')).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }
export const LoadFailed: Story = { args: { state: { status: 'error' } } }
export const Updating: Story = { args: { state: { ...ready, updating: true } } }

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Henüz cayma bildirimi yok' })).toBeVisible()
  },
}

export const EmptyByFilter: Story = {
  args: { state: { status: 'empty' }, filters: { search: '', status: 'refused' } },
}

/** The refund follows the number of units: one of two Kurkuma Plus at €24.90. */
export const Accept: Story = {
  tags: ['picture'],
  args: { dialog: { item, order } },
}
export const AcceptWorks: Story = {
  ...Accept,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await step('units and their worth', async () => {
      const units = dialog.getByRole('spinbutton', { name: 'Kurkuma Plus: iade adedi' })
      units.focus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(dialog.getByLabelText(/^İade tutarı/)).toHaveValue('24,90')
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Stoğa geri ekle' }))
    })
    await userEvent.type(dialog.getByLabelText(/^Müşteriye açıklama/), 'Teşekkürler')
    await userEvent.click(dialog.getByRole('button', { name: 'Kabul et' }))
    await expect(args.onDecide).toHaveBeenCalledWith('jonas', {
      status: 'accepted',
      reason: 'Teşekkürler',
      lines: [{ productId: kurkuma.productId, quantity: 1, restock: false }],
      refund: 2490,
    })
  },
}

export const TooMuch: Story = {
  args: { dialog: { item, order } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^İade tutarı/), '134,61')
    await userEvent.click(dialog.getByRole('button', { name: 'Kabul et' }))
    await expect(dialog.getByText(/ödenenden fazlası iade edilemez/)).toBeInTheDocument()
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}

export const Refuse: Story = {
  args: { dialog: { item, order } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'Reddet' }))
  },
}
export const RefuseWorks: Story = {
  ...Refuse,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'Reddet' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
    await expect(dialog.getByText('Ret nedeni gereklidir')).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText(/^Ret nedeni/), 'Ambalaj açılmış.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
    await expect(args.onDecide).toHaveBeenCalledWith('jonas', {
      status: 'refused',
      reason: 'Ambalaj açılmış.',
      lines: [],
      refund: 0,
    })
  },
}

export const OrderLoading: Story = { args: { dialog: { item, order: { status: 'loading' } } } }
export const OrderFailed: Story = { args: { dialog: { item, order: { status: 'error' } } } }
export const Submitting: Story = { args: { dialog: { item, order, submitting: true } } }

export const Refused: Story = {
  args: { dialog: { item, order, serverError: 'Ödenen tutardan fazlası iade edilemez.' } },
}

export const Decided: Story = {
  args: { dialog: { item: refused } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText('Ambalaj açılmış.')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Kabul et' })).toBeNull()
  },
}

export const Unpaid: Story = {
  args: {
    dialog: {
      item,
      order: {
        status: 'ready',
        item: { ...returnableOrder, payment: { method: 'paypal', status: 'pending' } },
      },
    },
  },
}

export const AcceptedNotice: Story = { args: { notice: { code: 'accepted' } } }
export const PhoneDialog: Story = {
  ...phone,
  parameters: { layout: 'fullscreen', ...phone.parameters },
  args: { dialog: { item, order } },
}
export const DialogDark: Story = {
  globals: { ...wide.globals, theme: 'dark' },
  args: { dialog: { item, order } },
}
