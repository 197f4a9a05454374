import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { OwnAccountDialog } from '@/screens/admin/staff/own-account-dialog'
import { dialogIn, questionIn } from '../../fixtures/body'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Staff/Own account',
  component: OwnAccountDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    admin: { name: 'Elif Yılmaz', email: 'elif.yilmaz@verda.example' },
    profile: { status: 'idle' },
    password: { status: 'idle' },
    passwordChanges: 0,
    onProfileSave: fn(),
    onPasswordSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OwnAccountDialog>

export default meta
type Story = StoryObj<typeof meta>

const formIn = async (element: HTMLElement, name: string) =>
  within((await dialogIn(element, 'Hesabım')).getByRole('form', { name }))

export const Profile: Story = { ...pictured }
export const ProfileWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const form = await formIn(canvasElement, 'Ad ve e-posta')
    await expect(form.getByRole('button', { name: 'Kaydet' })).toBeDisabled()
    await userEvent.type(form.getByLabelText('Ad'), ' Demir')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onProfileSave).toHaveBeenCalledWith({
      name: 'Elif Yılmaz Demir',
      email: 'elif.yilmaz@verda.example',
    })
  },
}

/** A new address asks for the own password. */
export const NewAddress: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await formIn(canvasElement, 'Ad ve e-posta')
    await userEvent.type(form.getByLabelText('E-posta'), '.tr')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(await form.findByText('Kendi şifreniz gereklidir')).toBeVisible()
    await expect(args.onProfileSave).not.toHaveBeenCalled()
    await userEvent.type(form.getByLabelText('Kendi şifreniz'), 'Kamille-2026')
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }))
    await expect(args.onProfileSave).toHaveBeenCalledWith({
      name: 'Elif Yılmaz',
      email: 'elif.yilmaz@verda.example.tr',
      currentPassword: 'Kamille-2026',
    })
  },
}

export const UnsavedWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ...meta.parameters, rules: ['ADMIN-7'] },
  play: async ({ args, canvasElement }) => {
    const form = await formIn(canvasElement, 'Ad ve e-posta')
    await userEvent.type(form.getByLabelText('Ad'), ' Demir')
    await userEvent.keyboard('{Escape}')
    const question = await questionIn(canvasElement)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Değişiklikleri sil' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Password: Story = {
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await userEvent.type(form.getByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
    await waitFor(() => expect(form.getByText('Mevcut şifre gereklidir')).toBeVisible())
  },
}
export const PasswordWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await step('the current one is asked for, the new one typed twice', async () => {
      await userEvent.type(form.getByLabelText('Yeni şifre'), 'Holunder-9')
      await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-8')
      await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
      await waitFor(() => expect(form.getByText('Mevcut şifre gereklidir')).toBeVisible())
      await waitFor(() => expect(form.getByText('Şifreler eşleşmiyor')).toBeVisible())
      await expect(form.getByLabelText('Mevcut şifre')).toHaveFocus()
    })
    await userEvent.type(form.getByLabelText('Mevcut şifre'), 'Kamille-2026')
    await userEvent.clear(form.getByLabelText('Yeni şifre (tekrar)'))
    await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi değiştir' }))
    await expect(args.onPasswordSave).toHaveBeenCalledWith({
      currentPassword: 'Kamille-2026',
      newPassword: 'Holunder-9',
    })
  },
}

export const Saving: Story = { args: { profile: { status: 'saving' }, password: { status: 'saving' } } }
export const Saved: Story = { args: { profile: { status: 'saved' }, password: { status: 'saved' } } }

export const Failed: Story = {
  args: { profile: { status: 'failed' }, password: { status: 'failed', message: 'Mevcut şifre hatalı.' } },
  play: async ({ canvasElement }) => {
    const form = await formIn(canvasElement, 'Şifre')
    await expect(form.getByRole('alert')).toHaveTextContent('Mevcut şifre hatalı.')
  },
}

const wrongPassword = [{ path: 'currentPassword', msg: 'Mevcut şifre hatalı.' }]

/** A wrong password is said at its field. */
export const WrongPassword: Story = {
  args: {
    profile: { status: 'failed', message: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword },
    password: { status: 'failed', message: 'Mevcut şifre hatalı.', fieldErrors: wrongPassword },
  },
  play: async ({ canvasElement }) => {
    const profile = await formIn(canvasElement, 'Ad ve e-posta')
    await expect(profile.getByLabelText('Kendi şifreniz')).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
    const password = await formIn(canvasElement, 'Şifre')
    await expect(password.getByLabelText('Mevcut şifre')).toHaveAccessibleDescription(/Mevcut şifre hatalı/)
  },
}

export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Dark: Story = { globals: { theme: 'dark' } }
