import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ReturnsScreen } from '@/screens/admin/returns/returns-screen'
import type { ReturnDialogState, ReturnMatchingState } from '@/screens/admin/returns/returns-types'
import { orderRows } from '../../fixtures/admin-orders'
import { returnRows } from '../../fixtures/admin-returns'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const item = returnRows.find(({ order }) => !order)
const [sabine, deniz, jonas] = orderRows
if (!item || !sabine || !deniz || !jonas)
  throw new RangeError('an unmatched return and three orders are needed')

const own = { ...sabine, customer: { ...sabine.customer, name: item.name, email: item.email } }
const found = { status: 'ready', items: [own, deniz, jonas], page: 1, pages: 1, total: 3 } as const
const opened = (matching: Partial<ReturnMatchingState> = {}): ReturnDialogState => ({
  item,
  matching: { search: item.email, found, ...matching },
})

/** Manually matching a withdrawal to its order when it could not be matched automatically. */
const meta = {
  title: 'Admin/Matching a return',
  component: ReturnsScreen,
  decorators: [inShell('returns')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready', items: returnRows, page: 1, pages: 1, total: returnRows.length },
    filters: { search: '' },
    dialog: opened(),
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

export const Ready: Story = {}

/** The search starts with the customer's email address, and orders with that address are marked. */
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const match = dialog.getByRole('button', { name: 'Siparişe bağla' })
    await expect(match).toBeDisabled()
    await step('another address is warned about', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: new RegExp(deniz.number) }))
      await expect(
        dialog.getByText(/E-posta adresi farklı: bildirimde karl@post.example/),
      ).toBeInTheDocument()
    })
    await step('the same one is confirmed', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: new RegExp(own.number) }))
      await expect(dialog.getByText('E-posta adresi bildirimdekiyle aynı.')).toBeInTheDocument()
    })
    await step('Enter in the search decides nothing', async () => {
      await userEvent.type(dialog.getByRole('searchbox'), '{Enter}')
      await expect(args.onDecide).not.toHaveBeenCalled()
    })
    await userEvent.click(match)
    await expect(args.onMatch).toHaveBeenCalledWith(item.id, own.id)
  },
}

/** Choosing an order with another email address shows a warning before the match. */
export const OtherAddressWorks: Story = {
  tags: ['!dev', '!autodocs', 'picture'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(deniz.number) }))
    await expect(dialog.getByText(/E-posta adresi farklı/)).toBeInTheDocument()
  },
}

/** A withdrawal without an order can only be refused, with a reason. */
export const RefusedWithoutAnOrderWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', rules: ['ADMIN-68'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    await step('“Kabul et” waits for the order', async () => {
      await expect(dialog.getByRole('radio', { name: 'Kabul et' })).toBeDisabled()
      await expect(dialog.getByRole('radio', { name: 'Reddet' })).toBeChecked()
    })
    await step('a reason is needed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
      await expect(args.onDecide).not.toHaveBeenCalled()
      await userEvent.type(dialog.getByRole('textbox', { name: /Ret nedeni/ }), 'Sipariş bulunamadı')
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
    await expect(args.onDecide).toHaveBeenCalledWith(item.id, {
      status: 'refused',
      reason: 'Sipariş bulunamadı',
      lines: [],
      refund: 0,
    })
  },
}

export const NothingTyped: Story = { args: { dialog: opened({ search: '', found: undefined }) } }
export const Searching: Story = { args: { dialog: opened({ found: { status: 'loading' } }) } }
export const SearchFailed: Story = { args: { dialog: opened({ found: { status: 'error' } }) } }
export const NoneFound: Story = { args: { dialog: opened({ found: { status: 'empty' } }) } }
export const MoreThanShown: Story = { args: { dialog: opened({ found: { ...found, pages: 8, total: 23 } }) } }
export const Matching: Story = { args: { dialog: opened({ submitting: true }) } }
export const MatchLost: Story = { args: { dialog: opened({ failed: true }) } }
export const MatchRefused: Story = {
  args: {
    dialog: {
      ...opened(),
      serverError: 'Bu bildirim zaten bir siparişe bağlandı veya karara bağlandı.',
    },
  },
}
export const Matched: Story = { args: { dialog: undefined, notice: { code: 'matched' } } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
