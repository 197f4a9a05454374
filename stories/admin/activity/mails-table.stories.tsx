import { expect, fn, userEvent } from '@storybook/test'
import { MailsTable } from '@/screens/admin/activity/mails-table'
import preview from '#.storybook/preview'
import { mailRows } from '../../fixtures/admin-activity'

const meta = preview.meta({
  title: 'Admin/Activity/Table of mails',
  component: MailsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { mails: mailRows, onResend: fn() },
})

export default meta

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(mailRows.length + 1)
  },
})
Ready.test('calls onResend', async ({ args, canvas }) => {
  const [again] = canvas.getAllByRole('button', { name: /^Yeniden gönder/ })
  if (again) await userEvent.click(again)
  await expect(args.onResend).toHaveBeenCalledOnce()
})
Ready.test(
  'J and Enter send nothing again',
  { parameters: { rules: ['ADMIN-840'] } },
  async ({ args, canvas }) => {
    await userEvent.keyboard('j')
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.matches(':focus, :has(:focus)')).toBe(true)
      if (row.matches(':focus')) await userEvent.keyboard('{Enter}')
      await expect(row.querySelector('button:focus')).toBeNull()
      await userEvent.keyboard('j')
    }
    await expect(args.onResend).not.toHaveBeenCalled()
  },
)
/** The answer of a mail server is long; the button to send again stays in view. */
export const LongError = meta.story({
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
})
export const ChosenColumns = meta.story({
  args: { columns: ['recipient', 'state'] },
  parameters: { rules: ['ADMIN-680'] },
})
ChosenColumns.test('shows these and the action', async ({ canvas }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
})
export const Resending = meta.story({ args: { resending: mailRows[0]?.id } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
