import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { UsersTable } from '@/screens/admin/users/users-table'
import { userRows } from '../../fixtures/admin-users'

const meta = {
  title: 'Admin/Users table',
  component: UsersTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: { users: userRows, onManage: fn() },
} satisfies Meta<typeof UsersTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const [manage] = canvas.getAllByRole('button')
    if (manage) await userEvent.click(manage)
    await expect(args.onManage).toHaveBeenCalledWith(userRows[0]?.id)
    await userEvent.click(canvas.getByText('Jonas Feldmann'))
    await expect(args.onManage).toHaveBeenCalledTimes(2)
    await expect(args.onManage).toHaveBeenLastCalledWith('jonas')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
