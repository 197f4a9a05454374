import { expect, fn, userEvent } from '@storybook/test'
import { ReviewsScreen } from '@/screens/admin/reviews/reviews-screen'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { adminReviews } from '../../fixtures/reviews'
import { inShell } from '../shared/in-shell'
import { permitted } from '../shared/permitted'
import { phone, wide } from '../shared/phone'
import { startsHigh } from '../shared/starts-high'

const ready = {
  status: 'ready',
  items: adminReviews,
  page: 1,
  pages: 1,
  total: adminReviews.length,
} as const

const meta = preview.meta({
  title: 'Admin/Reviews/Reviews page',
  component: ReviewsScreen,
  decorators: [inShell('reviews')],
  globals: wide.globals,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: { search: '' },
    counts: { waiting: 2, shown: 1284, unanswered: 9, hidden: 17 },
    approveFirst: false,
    approving: false,
    onApproveFirstChange: fn(),
    onApprove: fn(),
    onOpen: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('opens one, approves the ticked, changes the setting', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'İncele: Thomas B.' }))
  await expect(args.onOpen).toHaveBeenCalledWith('review-3')
  const top = () => canvas.getByRole('button', { name: 'İncele: Thomas B.' }).getBoundingClientRect().top
  // A font that arrives later may break a line above anew.
  await document.fonts.ready
  const before = top()
  canvas.getByRole('checkbox', { name: 'Thomas B. yorumunu seç' }).focus()
  await userEvent.keyboard(' ')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Martina H. yorumunu seç' }))
  await expect(top()).toBe(before)
  await userEvent.click(canvas.getByRole('button', { name: 'Seçilenleri yayınla (2)' }))
  await expect(args.onApprove).toHaveBeenCalledWith(['review-3', 'review-1'])
  await userEvent.click(canvas.getByRole('switch', { name: 'Onaydan sonra yayınla' }))
  await expect(args.onApproveFirstChange).toHaveBeenCalledWith(true)
})
export const ReadOnly = meta.story({
  parameters: { rules: ['ADMIN-350'] },
  decorators: [permitted('reviews.read')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
})
export const Saved = meta.story({ args: { notice: { code: 'approved' } } })
export const SavingFailed = meta.story({ args: { notice: { code: 'failed' } } })
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const Loading = meta.story({
  args: { state: { status: 'loading' }, counts: undefined, approveFirst: undefined },
})
export const LoadFailed = meta.story({ args: { state: { status: 'error' } } })
export const Phone = meta.story({
  globals: phone.globals,
  parameters: { rules: ['ADMIN-821'], ...phone.parameters },
})
Phone.test('begins at most 200 px from the top', startsHigh)
export const Dark = meta.story({ globals: { theme: 'dark' } })
