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
/** The answer of a mail server is long; the button to send again stays in view. */
export const LongError: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    mails: mailRows.map((mail) => ({
      ...mail,
      recipient: 'wilhelmine-friederike.von-hohenstaufen-waldburg@verwaltung.landgut-hohenstaufen.example',
      lastError:
        "Can't send mail - all recipients were rejected: 550 5.1.1 <unknown@landgut-hohenstaufen.example>: Recipient address rejected: User unknown in virtual mailbox table",
    })),
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region')
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
  },
}
export const Resending: Story = { args: { resending: mailRows[0]?.id } }
export const Dark: Story = { globals: { theme: 'dark' } }
