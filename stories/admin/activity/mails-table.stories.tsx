import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { MailsTable } from '@/screens/admin/activity/mails-table'
import { mailRows } from '../../fixtures/admin-activity'

const meta = {
  title: 'Admin/Mails table',
  component: MailsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { mails: mailRows, onResend: fn() },
} satisfies Meta<typeof MailsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(mailRows.length + 1)
  },
}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const [again] = canvas.getAllByRole('button', { name: /^Yeniden gönder/ })
    if (again) await userEvent.click(again)
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
export const Resending: Story = { args: { resending: mailRows[0]?.id } }
export const Dark: Story = { globals: { theme: 'dark' } }
