import { expect, fn, userEvent } from '@storybook/test'
import { StaffTable } from '@/screens/admin/staff/staff-table'
import { admin } from '@/shop/staff/staff-data.mocks'
import preview from '#.storybook/preview'
import { roleRecords } from '../../fixtures/admin-roles'
import { staffRows } from '../../fixtures/admin-staff'

const meta = preview.meta({
  title: 'Admin/Staff/Staff table',
  component: StaffTable,
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div className="text-a-body">{Story()}</div>],
  args: {
    members: staffRows,
    ownId: admin._id,
    roles: roleRecords,
    onEdit: fn(),
    onReset: fn(),
    onToggle: fn(),
    onRemoveFactor: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onToggle and onRemoveFactor', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya: devre dışı bırak' }))
  await expect(args.onToggle).toHaveBeenCalledWith(staffRows[1])
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya: iki adımlı doğrulamayı kaldır' }))
  await expect(args.onRemoveFactor).toHaveBeenCalledWith(staffRows[1])
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
