import { expect, fn, userEvent } from '@storybook/test'
import { ApiKeyCreator } from '@/screens/admin/integrations/api-key-creator'
import { PERMISSIONS } from '@/shop/roles/permissions'
import preview from '#.storybook/preview'
import { dialogIn } from '../../fixtures/body'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Integrations/API key creator',
  component: ApiKeyCreator,
  globals: wide.globals,
  parameters: wide.parameters,
  args: { state: {}, own: PERMISSIONS, onSave: fn(), onClose: fn() },
})

export default meta

export const Ready = meta.story()
Ready.test(
  'asks for name, permissions and the own password, and gives nothing that is for people',
  { parameters: { rules: ['IDENTITY-786', 'ADMIN-798'] } },
  async ({ args, canvasElement }) => {
    const dialog = await dialogIn(canvasElement, 'Anahtar oluştur')
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await expect(await dialog.findByText('Ad gereklidir')).toBeVisible()
    await expect(dialog.getByText('En az bir yetki seçin')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /^Yöneticileri yönetme/ })).toBeDisabled()
    await expect(dialog.getByRole('checkbox', { name: /^Entegrasyonlar/ })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Ad'), 'Depo')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Siparişleri görme/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Oluştur' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Depo',
      permissions: ['orders.read'],
      lifetime: '90',
      currentPassword: 'Kamille-2026',
    })
  },
)
/** Nobody gives what they do not have. */
export const Limited = meta.story({ args: { own: ['orders.read', 'integrations.write'] } })
export const Submitting = meta.story({ args: { state: { submitting: true } } })
export const TooMany = meta.story({
  args: { state: { serverError: 'Bir mağazanın en fazla 50 anahtarı olur. Lütfen önce birini kaldırın.' } },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
