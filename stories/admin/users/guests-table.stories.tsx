import { expect, fn, userEvent } from '@storybook/test'
import { GuestsTable } from '@/screens/admin/users/guests-table'
import preview from '#.storybook/preview'
import { guestRows } from '../../fixtures/admin-users'

const meta = preview.meta({
  title: 'Admin/Users/Guests table',
  component: GuestsTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { guests: guestRows, onOpen: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('a row opens the guest', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByText('Hannelore Koch'))
  await expect(args.onOpen).toHaveBeenLastCalledWith(guestRows[1]?.id)
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
