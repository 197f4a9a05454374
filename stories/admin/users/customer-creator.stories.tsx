import { expect, fn, userEvent, within } from '@storybook/test'
import { CustomerCreator } from '@/screens/admin/users/customer-creator'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'

/** A customer made by the shop; the password is set by the link of a mail. */
const meta = preview.meta({
  title: 'Admin/Users/New customer',
  component: CustomerCreator,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { onSave: fn(), onClose: fn() },
})

export default meta

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Müşteri ekle' }))
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Müşteriyi ekle' }))

export const Empty = meta.story()
Empty.test('[ADMIN-664] says what is missing, then makes the customer', async ({ args }) => {
  await submit()
  await expect(await dialog().findByText('Ad soyad gerekli')).toBeVisible()
  await expect(dialog().getByText('Geçerli bir e-posta adresi girin')).toBeVisible()
  await userEvent.type(dialog().getByLabelText(/^Ad soyad/), 'Deniz Aksoy')
  await userEvent.type(dialog().getByLabelText('E-posta'), 'deniz@posta.example')
  await userEvent.selectOptions(dialog().getByLabelText('Platform'), 'Türkiye')
  await userEvent.selectOptions(dialog().getByLabelText('E-postaların dili'), 'Türkçe')
  await submit()
  await expect(args.onSave).toHaveBeenCalledWith({
    name: 'Deniz Aksoy',
    email: 'deniz@posta.example',
    phone: '',
    platform: 'turkey',
    language: 'tr',
  })
})
export const ForTurkey = meta.story({ args: { platform: 'turkey' } })
export const Taken = meta.story({
  args: {
    serverError: '',
    fieldErrors: [{ path: 'email', msg: 'Bu e-posta adresiyle bir müşteri zaten var' }],
  },
  play: async () => {
    await expect(dialog().getByLabelText('E-posta')).toHaveAccessibleDescription(/zaten var/)
  },
})
export const Failed = meta.story({ args: { serverError: '' } })
export const Saving = meta.story({ args: { submitting: true } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: onPhone })
export const German = meta.story({ globals: { language: 'de' } })
