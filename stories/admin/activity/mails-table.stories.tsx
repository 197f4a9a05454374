import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { MailsTable } from '@/screens/admin/activity/mails-table'
import { mailRows } from '../../fixtures/admin-activity'

const meta = {
  title: 'Admin/Activity/Mails table',
  component: MailsTable,
  args: { mails: mailRows, onResend: fn() },
} satisfies Meta<typeof MailsTable>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  play: async ({ canvas }) => {
    for (const state of ['Başarısız', 'Bekliyor', 'Gönderildi'])
      await expect(canvas.getByText(state)).toBeVisible()
  },
}
