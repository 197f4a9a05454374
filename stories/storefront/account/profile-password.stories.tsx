import { expect, userEvent, waitFor } from '@storybook/test'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import preview from '#.storybook/preview'
import { body } from '../../fixtures/body'
import { profileDialogArgs } from './profile-dialog-args'

/** Changing the password, with the current one. */
const meta = preview.meta({
  title: 'Storefront/Account/Profile dialog/Password',
  component: ProfileDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: profileDialogArgs,
})

export default meta

export const Password = meta.story({
  args: { initialTab: 'password' },
})
Password.test(
  'both are needed; too short, and different; changes it',
  { parameters: { rules: ['SHOP-24'] } },
  async ({ args, canvasElement, step }) => {
    const dialog = body(canvasElement)
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Passwort ändern' }))
    const described = (name: string, text: string) =>
      waitFor(async () =>
        expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(expect.stringContaining(text)),
      )
    await step('both are needed', async () => {
      await submit()
      await described('Aktuelles Passwort', 'Mevcut şifre ve yeni şifre gereklidir')
    })
    await step('too short, and different', async () => {
      await userEvent.type(dialog.getByLabelText('Aktuelles Passwort'), 'kamille26')
      await userEvent.type(dialog.getByLabelText('Neues Passwort'), 'kurz')
      await submit()
      await described('Neues Passwort', 'Yeni şifre en az 6 karakter olmalıdır')
      await described('Neues Passwort wiederholen', 'Yeni şifreler eşleşmiyor')
    })
    await step('changes it', async () => {
      await userEvent.type(dialog.getByLabelText('Neues Passwort'), ' und lang')
      await userEvent.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'kurz und lang')
      await submit()
      await waitFor(() =>
        expect(args.onChangePassword).toHaveBeenCalledWith({
          currentPassword: 'kamille26',
          newPassword: 'kurz und lang',
        }),
      )
    })
  },
)
export const PasswordSaved = meta.story({
  parameters: { rules: ['SHOP-24'] },
  args: { initialTab: 'password', saves: { password: { status: 'saved' } } },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByText('Şifre başarıyla güncellendi')).toHaveAttribute('lang', 'tr')
  },
})
export const WrongPassword = meta.story({
  args: {
    initialTab: 'password',
    saves: { password: { status: 'failed', message: 'Das aktuelle Passwort ist falsch' } },
  },
})
