import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { MailsScreen } from '@/screens/admin/activity/mails-screen'
import { mailRows } from '../../fixtures/admin-activity'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const ready = { status: 'ready', items: mailRows, page: 1, pages: 1, total: mailRows.length } as const
const [failed] = mailRows

const meta = {
  title: 'Admin/Activity/Mails',
  component: MailsScreen,
  decorators: [inShell('activity')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: {
    state: ready,
    filters: { search: '' },
    onResend: fn(),
    onTabChange: fn(),
    onFiltersChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onNoticeEnd: fn(),
  },
} satisfies Meta<typeof MailsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('550 no such user here')).toBeVisible()
    await step('what has been sent cannot be sent again', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Yeniden gönder/ })).toHaveLength(2)
    })
    const [first] = canvas.getAllByRole('button', { name: /^Yeniden gönder/ })
    if (first) await userEvent.click(first)
    await expect(args.onResend).toHaveBeenCalledWith(failed?.id)
  },
}

export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const LoadFailed: Story = { args: { state: { status: 'error' } } }
export const Updating: Story = { args: { state: { ...ready, updating: true } } }
export const Empty: Story = { args: { state: { status: 'empty' } } }
export const Resending: Story = { args: { resending: failed?.id ?? '' } }
export const ResendFailed: Story = { args: { notice: { code: 'resendFailed' } } }
