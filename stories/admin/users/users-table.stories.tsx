import { expect, fn, userEvent } from '@storybook/test'
import { UsersTable } from '@/screens/admin/users/users-table'
import preview from '#.storybook/preview'
import { changed } from '../shared/changed'
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

/** Name and action stay where they are. */
export const ChosenColumns = meta.story({
  args: { columns: ['activity', 'status'] },
  parameters: { rules: ['ADMIN-680'] },
})
ChosenColumns.test('are shown in the chosen order', async ({ canvas }) => {
  const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await expect(heads).toEqual(['Kullanıcı', 'Son etkinlik', 'Durum', 'İşlem'])
})

export const ChangedByAnother = meta.story({
  decorators: [changed(...userRows.slice(0, 2))],
  parameters: { rules: ['ADMIN-643'] },
})
ChangedByAnother.test('the rows say so', async ({ canvas }) => {
  await expect(canvas.getAllByText('az önce değişti')).toHaveLength(2)
})
