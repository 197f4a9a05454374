import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/activity-screen'
import { entryRows } from '../../fixtures/admin-activity'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const ready = { status: 'ready', items: entryRows, page: 1, pages: 1, total: entryRows.length } as const

const meta = {
  title: 'Admin/Activity/Changes',
  component: ActivityScreen,
  decorators: [inShell('activity')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: {},
    admins: [{ id: 'elif', name: 'Elif Yılmaz' }],
    onExport: fn(),
    onTabChange: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Abendruhe Tee → Abendruhe')).toBeVisible()
    await step('what a later version wrote has no text', async () => {
      await expect(canvas.getByText('later.deed')).toBeVisible()
    })
  },
}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('more than three fields are folded', async () => {
      await expect(canvas.getByText('– → 100')).not.toBeVisible()
      await userEvent.click(canvas.getByText('+2 alan'))
      await expect(canvas.getByText('– → 100')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('tab', { name: 'E-postalar' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('mails')
  },
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const LoadFailed: Story = { args: { state: { status: 'error' } } }
export const Updating: Story = { args: { state: { ...ready, updating: true } } }
export const Empty: Story = { args: { state: { status: 'empty' } } }
export const Exporting: Story = { args: { exporting: true } }
export const ExportFailed: Story = { args: { notice: { code: 'exportFailed' } } }
