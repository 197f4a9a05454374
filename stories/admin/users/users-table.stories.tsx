import { expect, fn, userEvent } from '@storybook/test'
import { UsersTable } from '@/screens/admin/users/users-table'
import preview from '../../../.storybook/preview'
import { userRows } from '../../fixtures/admin-users'

const meta = preview.meta({
  title: 'Admin/Users/Users table',
  component: UsersTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { users: userRows, onManage: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onManage', async ({ args, canvas }) => {
  const [manage] = canvas.getAllByRole('button')
  if (manage) await userEvent.click(manage)
  await expect(args.onManage).toHaveBeenCalledWith(userRows[0]?.id)
  await userEvent.click(canvas.getByText('Jonas Feldmann'))
  await expect(args.onManage).toHaveBeenCalledTimes(2)
  await expect(args.onManage).toHaveBeenLastCalledWith('jonas')
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
