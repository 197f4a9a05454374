import { expect, fn, userEvent } from '@storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/activity-screen'
import preview from '#.storybook/preview'
import { entryRows } from '../../fixtures/admin-activity'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { startsHigh } from '../shared/starts-high'

const ready = { status: 'ready', items: entryRows, page: 1, pages: 1, total: entryRows.length } as const

const meta = preview.meta({
  title: 'Admin/Activity/Changes',
  component: ActivityScreen,
  decorators: [inShell('activity')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: {},
    columns: { chosen: undefined, onChange: fn() },
    admins: [{ id: 'elif', name: 'Elif Yılmaz' }],
    onExport: fn(),
    onTabChange: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
})

export default meta

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Abendruhe Tee → Abendruhe')).toBeVisible()
    await step('what a later version wrote has no text', async () => {
      await expect(canvas.getByText('later.deed')).toBeVisible()
    })
  },
})
Ready.test('more than three fields are folded', async ({ args, canvas, step }) => {
  await step('more than three fields are folded', async () => {
    await expect(canvas.getByText('– → 100')).not.toBeVisible()
    await userEvent.click(canvas.getByText('+4 alan'))
    await expect(canvas.getByText('– → 100')).toBeVisible()
  })
  await userEvent.click(canvas.getByRole('tab', { name: 'E-postalar' }))
  await expect(args.onTabChange).toHaveBeenCalledWith('mails')
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
export const Exporting = meta.story({ args: { exporting: true } })
export const ExportFailed = meta.story({ args: { notice: { code: 'exportFailed' } } })
