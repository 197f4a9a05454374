import { expect, fn, userEvent } from '@storybook/test'
import type { ComponentProps } from 'react'
import { ReturnDialog } from '@/screens/admin/returns/return-dialog'
import { ReturnMatching } from '@/screens/admin/returns/return-matching'
import { ReturnsScreen } from '@/screens/admin/returns/returns-screen'
import preview from '#.storybook/preview'
import { orderRows } from '../../fixtures/admin-orders'
import { returnRows } from '../../fixtures/admin-returns'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const withdrawal = returnRows.find(({ order }) => !order)
const [sabine, deniz, jonas] = orderRows
if (!withdrawal || !sabine || !deniz || !jonas)
  throw new RangeError('an unmatched return and three orders are needed')

const { name, email } = withdrawal
const own = { ...sabine, customer: { ...sabine.customer, name, email } }
const found = { status: 'ready', items: [own, deniz, jonas], page: 1, pages: 1, total: 3 } as const
const [onMatch, onDecide] = [fn(), fn()]

const opened = (
  matching: Partial<ComponentProps<typeof ReturnMatching>> = {},
  refusal: { readonly serverError?: string } = {},
) => (
  <ReturnDialog
    withdrawal={withdrawal}
    matching={
      <ReturnMatching
        email={email}
        search={email}
        found={found}
        onSearch={fn()}
        onRetry={fn()}
        onMatch={onMatch}
        {...matching}
      />
    }
    onDecide={onDecide}
    onOrderRetry={fn()}
    onClose={fn()}
    {...refusal}
  />
)

/** Manually matching a withdrawal to its order when it could not be matched automatically. */
const meta = preview.meta({
  title: 'Admin/Returns/Return matching',
  component: ReturnsScreen,
  decorators: [inShell('returns')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: { status: 'ready' as const, items: returnRows, page: 1, pages: 1, total: returnRows.length },
    columns: { chosen: undefined, onChange: fn() },
    filters: { search: '' },
    dialogs: opened(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

/** The search starts with the customer's email address, and orders with that address are marked. */
export const Ready = meta.story()
Ready.test('the order with the same address is matched', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const match = dialog.getByRole('button', { name: 'Siparişe bağla' })
  await expect(match).toBeDisabled()
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(own.number) }))
  await expect(dialog.getByText('E-posta adresi bildirimdekiyle aynı.')).toBeInTheDocument()
  await userEvent.click(match)
  await expect(onMatch).toHaveBeenCalledWith(own.id)
})
Ready.test('Enter in the search decides nothing', async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.type(dialog.getByRole('searchbox'), '{Enter}')
  await expect(onDecide).not.toHaveBeenCalled()
})
Ready.test(
  'without an order it can only be refused, with a reason',
  { parameters: { rules: ['ADMIN-68'] } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'Kabul et' })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: 'Reddet' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
    await expect(onDecide).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /Ret nedeni/ }), 'Sipariş bulunamadı')
    await userEvent.click(dialog.getByRole('button', { name: 'Reddet' }))
    await expect(onDecide).toHaveBeenCalledWith({
      status: 'refused',
      reason: 'Sipariş bulunamadı',
      lines: [],
      refund: 0,
    })
  },
)

/** Choosing an order with another email address shows a warning before the match. */
export const OtherAddress = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(deniz.number) }))
    await expect(dialog.getByText(/E-posta adresi farklı: bildirimde karl@post.example/)).toBeInTheDocument()
  },
})

export const NothingTyped = meta.story({ args: { dialogs: opened({ search: '', found: undefined }) } })
export const Searching = meta.story({ args: { dialogs: opened({ found: { status: 'loading' } }) } })
export const SearchFailed = meta.story({ args: { dialogs: opened({ found: { status: 'error' } }) } })
export const NoneFound = meta.story({ args: { dialogs: opened({ found: { status: 'empty' } }) } })
export const MoreThanShown = meta.story({
  args: { dialogs: opened({ found: { ...found, pages: 8, total: 23 } }) },
})
export const Matching = meta.story({ args: { dialogs: opened({ submitting: true }) } })
export const MatchLost = meta.story({ args: { dialogs: opened({ failed: true }) } })
export const MatchRefused = meta.story({
  args: {
    dialogs: opened({}, { serverError: 'Bu bildirim zaten bir siparişe bağlandı veya karara bağlandı.' }),
  },
})
export const Matched = meta.story({ args: { dialogs: undefined, notice: { code: 'matched' } } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const Dark = meta.story({ globals: { theme: 'dark' } })
