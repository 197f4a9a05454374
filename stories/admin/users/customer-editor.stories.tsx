import { expect, fn, userEvent, within } from '@storybook/test'
import { customerGroups } from '@/shop/users/users.mocks'
import { CustomerEditor } from '@/screens/admin/users/customer-editor'
import preview from '#.storybook/preview'
import { endingUser, plainUser } from '../../fixtures/admin-users'
import { onPhone } from '../../fixtures/windows'

/** What the shop may change of a customer, with the groups that filter the list and limit coupons. */
const meta = preview.meta({
  title: 'Admin/Users/Customer form',
  component: CustomerEditor,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    state: { user: endingUser, groups: customerGroups },
    onSave: fn(),
    onClose: fn(),
    onReload: fn(),
  },
})

export default meta

const page = () => within(document.body)
const dialog = () => within(page().getByRole('dialog', { name: 'Müşteriyi düzenle' }))
const groupsField = () => dialog().getByRole('combobox', { name: /^Müşteri grupları/ })

export const Edit = meta.story()
Edit.test(
  '[ADMIN-661] a known group is chosen, a new one typed',
  { parameters: { rules: ['ADMIN-661', 'ADMIN-662'] } },
  async ({ args }) => {
    await userEvent.type(groupsField(), 'top')
    await userEvent.click(page().getByRole('option', { name: /^Toptan/ }))
    await userEvent.type(groupsField(), 'Çay kulübü')
    await userEvent.click(page().getByRole('option', { name: '“Çay kulübü” ekle' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Zeynep Çelik',
      phone: '+90 532 555 01 42',
      company: '',
      vatId: '',
      groups: ['VIP', 'Toptan', 'Çay kulübü'],
    })
  },
)

/** What was typed and not chosen is meant, in the spelling that is there. */
export const TypedGroup = meta.story({
  args: { state: { user: plainUser, groups: customerGroups } },
  play: async ({ args }) => {
    await userEvent.type(groupsField(), 'vip')
    await userEvent.click(dialog().getByRole('button', { name: 'Kaydet' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ groups: ['VIP'] }))
  },
})

export const Wrong = meta.story({
  play: async ({ args }) => {
    await userEvent.clear(dialog().getByLabelText(/^Ad soyad/))
    await userEvent.type(dialog().getByLabelText(/^KDV no/), 'DE1')
    await userEvent.click(dialog().getByRole('button', { name: 'Kaydet' }))
    await expect(await dialog().findByText('Ad soyad gerekli')).toBeVisible()
    await expect(dialog().getByText(/^Bu KDV no. geçersiz/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Saving = meta.story({
  args: { state: { user: endingUser, groups: customerGroups, submitting: true } },
})
export const Stale = meta.story({
  args: {
    state: {
      user: endingUser,
      groups: customerGroups,
      stale: true,
      serverError: 'Kayıt bu arada değiştirildi.',
    },
  },
})
Stale.test('loads what is stored by now', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: /yükle/i }))
  await expect(args.onReload).toHaveBeenCalledOnce()
})
export const Failed = meta.story({
  args: { state: { user: endingUser, groups: customerGroups, serverError: '' } },
})
export const FullOfGroups = meta.story({
  args: {
    state: {
      user: { ...endingUser, groups: Array.from({ length: 10 }, (_, index) => `Müşteri grubu ${index + 1}`) },
      groups: customerGroups,
    },
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: onPhone })
export const German = meta.story({ globals: { language: 'de' } })
