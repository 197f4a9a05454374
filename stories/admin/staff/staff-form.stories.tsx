import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { StaffEditor } from '@/screens/admin/staff/staff-editor'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import preview from '#.storybook/preview'
import { roleRecords } from '../../fixtures/admin-roles'
import { dialogIn } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { wide } from '../shared/phone'
import { staffArgs, staffMember as member } from './staff-args'

/** The form of an administrator above the list: an invitation, or for one that exists. */
const meta = preview.meta({
  title: 'Admin/Staff/Administrator form',
  component: StaffEditor,
  render: (args) => <StaffScreen {...staffArgs} dialogs={<StaffEditor {...args} />} />,
  decorators: [inShell('staff')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { state: {}, roles: roleRecords, onSave: fn(), onClose: fn() },
})

export default meta

const wrongPassword = [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }]

export const Invite = meta.story({})
Invite.test('calls onSave', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement, 'Yönetici davet et')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await waitFor(() => expect(dialog.getByText('Ad gereklidir')).toBeVisible())
  await expect(dialog.getByLabelText('Ad')).toHaveFocus()
  await userEvent.type(dialog.getByLabelText('Ad'), 'Deniz Er ')
  await userEvent.type(dialog.getByLabelText('E-posta'), 'deniz@verda.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await expect(await dialog.findByText('Kendi şifreniz gereklidir')).toBeVisible()
  await expect(args.onSave).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Davet gönder' }))
  await expect(args.onSave).toHaveBeenCalledWith({
    name: 'Deniz Er',
    email: 'deniz@verda.example',
    role: 'manager',
    currentPassword: 'Kamille-2026',
  })
})

/** The own password is asked for where the address changes. */
export const Edit = meta.story({
  args: { state: { member } },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yöneticiyi düzenle')
    await userEvent.type(dialog.getByLabelText('Ad'), ' Er')
    await expect(dialog.queryByLabelText('Kendi şifreniz')).toBeNull()
    await userEvent.type(dialog.getByLabelText('E-posta'), '.tr')
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Mert Kaya Er',
      email: 'mert.kaya@verda.example.tr',
      role: 'manager',
      currentPassword: 'Kamille-2026',
    })
  },
})
export const Submitting = meta.story({ args: { state: { member, submitting: true } } })

export const Refused = meta.story({
  args: { state: { member, serverError: 'Bu e-posta adresi zaten kayıtlı.' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bu e-posta adresi zaten kayıtlı.')
  },
})

/** The server's refusal of the password stands at its field, and goes when it is edited. */
export const WrongPassword = meta.story({
  args: { state: { serverError: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Yönetici davet et')
    const password = dialog.getByLabelText('Kendi şifreniz')
    await expect(dialog.getByText('Mevcut şifre hatalı.')).toBeVisible()
    await expect(password).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
    await userEvent.type(password, 'x')
    await expect(dialog.queryByText('Mevcut şifre hatalı.')).toBeNull()
  },
})
