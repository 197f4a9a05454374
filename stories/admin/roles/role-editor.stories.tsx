import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { RoleEditor } from '@/screens/admin/roles/role-editor'
import { PERMISSIONS } from '@/shop/roles/permissions'
import { roleRecords } from '../../fixtures/admin-roles'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'

const role = roleRecords.find(({ name }) => name === 'Depo ve paketleme')
if (!role) throw new RangeError('a role is needed')

const meta = {
  title: 'Admin/Roles/Role editor',
  component: RoleEditor,
  ...wide,
  args: { state: {}, own: PERMISSIONS, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof RoleEditor>

export default meta
type Story = StoryObj<typeof meta>

/** What a permission is of no use without is ticked and taken away with it. */
export const Create: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Rol oluştur')
    await userEvent.click(dialog.getByRole('button', { name: 'Rol oluştur' }))
    await expect(await dialog.findByText('Ad gereklidir')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ }))
    await expect(dialog.getByRole('checkbox', { name: /^Siparişleri görme/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Rol oluştur' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Depo',
      permissions: ['orders.read', 'orders.write'],
    })
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri görme/ }))
    await expect(dialog.getByRole('checkbox', { name: /^Siparişleri işleme/ })).not.toBeChecked()
  },
}

/** Other permissions of a role that people have need the own password. */
export const Edit: Story = {
  args: { state: { role } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Rolü düzenle')
    await expect(dialog.queryByLabelText('Kendi şifreniz')).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Kargo şirketlerini görme/ }))
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: role.name,
      permissions: ['orders.read', 'orders.write', 'documents.read'],
      currentPassword: 'Kamille-2026',
    })
  },
}

/** Nobody gives what they do not have. */
export const Limited: Story = { args: { own: ['orders.read', 'orders.write', 'roles.write', 'staff.read'] } }
export const Submitting: Story = { args: { state: { role, submitting: true } } }
export const NameTaken: Story = {
  args: {
    state: {
      serverError: 'Bu adda bir rol zaten var.',
      fieldErrors: [{ path: 'name', msg: 'Bu adda bir rol zaten var.' }],
    },
  },
}
export const Phone: Story = { ...phone }
