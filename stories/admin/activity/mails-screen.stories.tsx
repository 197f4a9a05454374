import { expect, fn, userEvent } from '@storybook/test'
import { MailsScreen } from '@/screens/admin/activity/mails-screen'
import preview from '#.storybook/preview'
import { mailRows } from '../../fixtures/admin-activity'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { startsHigh } from '../shared/starts-high'

const ready = { status: 'ready', items: mailRows, page: 1, pages: 1, total: mailRows.length } as const
const [failed] = mailRows

const meta = preview.meta({
  title: 'Admin/Activity/Mails',
  component: MailsScreen,
  decorators: [inShell('activity')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: { search: '' },
    columns: { chosen: undefined, onChange: fn() },
    onResend: fn(),
    onTabChange: fn(),
    onPreview: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('550 no such user here')).toBeVisible()
    for (const order of canvas.getAllByRole('link', { name: 'VD-2026-001042' })) {
      await expect(order).toHaveAttribute('href', expect.stringContaining('search=VD-2026-001042'))
    }
    await step('what has been sent cannot be sent again', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Yeniden gönder/ })).toHaveLength(2)
    })
  },
})
Ready.test('calls onPreview', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Önizleme' }))
  await expect(args.onPreview).toHaveBeenCalledOnce()
})
Ready.test('calls onResend', async ({ args, canvas }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Yeniden gönder/ })
  if (first) await userEvent.click(first)
  await expect(args.onResend).toHaveBeenCalledWith(failed?.id)
})

/** Whoever may see mails only has no other list, and sends none again. */
export const ReadOnly = meta.story({
  decorators: [permitted('mails.read')],
  parameters: { rules: ['ADMIN-240'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('550 no such user here')).toBeVisible()
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Yeniden gönder/ })).toBeNull()
  },
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({
  ...phone,
  parameters: { layout: 'fullscreen', rules: ['ADMIN-821'], ...phone.parameters },
})
Phone.test('begins at most 200 px from the top', startsHigh)
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Updating = meta.story({ args: { state: { ...ready, updating: true } } })
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const Resending = meta.story({ args: { resending: failed?.id ?? '' } })
export const ResendFailed = meta.story({ args: { notice: { code: 'resendFailed' } } })
