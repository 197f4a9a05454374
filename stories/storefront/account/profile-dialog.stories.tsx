import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import { premiumSabine, sabine } from '../../fixtures/account'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Profile dialog',
  component: ProfileDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: {
    open: true,
    state: { status: 'ready', profile: sabine },
    onClose: fn(),
    onRetry: fn(),
    onSavePersonal: fn(),
    onSendVerification: fn(),
    onDownload: fn(),
    onDelete: fn(),
    onSavePreferences: fn(),
    onChangePassword: fn(),
  },
} satisfies Meta<typeof ProfileDialog>

export default meta
type Story = StoryObj<typeof meta>

const page = (element: HTMLElement) => within(element.ownerDocument.body)

export const Personal: Story = { ...pictured }
export const PersonalWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-22', 'SHOP-23'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = page(canvasElement)
    await step('a name is needed', async () => {
      await userEvent.clear(dialog.getByLabelText('Name'))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('İsim gereklidir'),
      )
      await expect(args.onSavePersonal).not.toHaveBeenCalled()
    })
    await step('saves everything of the tab', async () => {
      await userEvent.type(dialog.getByLabelText('Name'), 'Sabine Koch-Winter')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.onSavePersonal).toHaveBeenCalledWith({
          name: 'Sabine Koch-Winter',
          phone: '+49 341 5550 118',
          dateOfBirth: '1981-03-14',
          gender: 'female',
          address: sabine.address,
        }),
      )
    })
  },
}

/** What the shop knows as a file, and the end of the account. */
export const Privacy: Story = {
  args: { initialTab: 'privacy' },
}
export const PrivacyWorks: Story = {
  ...Privacy,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['IDENTITY-32', 'IDENTITY-33'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = page(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Daten herunterladen' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Konto löschen' }))
    const question = await dialog.findByRole('alertdialog', { name: 'Konto endgültig löschen?' })
    await step('nothing without the password', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Endgültig löschen' }))
      await expect(within(question).getByLabelText('Ihr Passwort')).toHaveAccessibleDescription(
        'Bitte geben Sie Ihr Passwort ein',
      )
      await expect(args.onDelete).not.toHaveBeenCalled()
    })
    await userEvent.type(within(question).getByLabelText('Ihr Passwort'), 'kamille26{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith('kamille26')
  },
}
export const PrivacyLoading: Story = {
  args: { initialTab: 'privacy', saves: { privacy: { status: 'saving' } } },
}
export const PrivacyDownloaded: Story = {
  args: { initialTab: 'privacy', saves: { privacy: { status: 'saved' } } },
}
export const PrivacyFailed: Story = {
  args: { initialTab: 'privacy', saves: { privacy: { status: 'failed' } } },
}
const asked = async (canvasElement: HTMLElement) => {
  await userEvent.click(page(canvasElement).getByRole('button', { name: 'Konto löschen' }))
  return within(await page(canvasElement).findByRole('alertdialog', { name: 'Konto endgültig löschen?' }))
}
export const Deleting: Story = {
  args: { initialTab: 'privacy', deletion: { status: 'saving' } },
  play: async ({ canvasElement }) => {
    const question = await asked(canvasElement)
    await expect(question.getByRole('button', { name: 'Konto behalten' })).toBeDisabled()
  },
}
export const DeletingFailed: Story = {
  args: {
    initialTab: 'privacy',
    deletion: { status: 'failed', message: 'Das aktuelle Passwort ist falsch.' },
  },
  play: async ({ canvasElement }) => {
    const question = await asked(canvasElement)
    await expect(question.getByRole('alert')).toHaveTextContent('Das aktuelle Passwort ist falsch.')
  },
}

const unverified = { status: 'ready', profile: { ...sabine, emailVerified: false } } as const

/** The account's address waits to be confirmed. */
export const Unverified: Story = {
  args: { state: unverified },
}
export const UnverifiedWorks: Story = {
  ...Unverified,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['IDENTITY-30'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Link senden' }))
    await expect(args.onSendVerification).toHaveBeenCalledOnce()
  },
}
export const VerificationSending: Story = {
  args: { state: unverified, verification: { status: 'saving' } },
}
export const VerificationSent: Story = { args: { state: unverified, verification: { status: 'saved' } } }
export const VerificationFailed: Story = { args: { state: unverified, verification: { status: 'failed' } } }

export const UnsavedChanges: Story = {}
export const UnsavedChangesWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = page(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Telefon/), '9')
    await userEvent.keyboard('{Escape}')
    const question = await dialog.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await step('discarding closes', async () => {
      await userEvent.click(within(question).getByRole('button', { name: 'Verwerfen' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

export const PersonalSaving: Story = { args: { saves: { personal: { status: 'saving' } } } }
export const PersonalSaved: Story = {
  parameters: { rules: ['SHOP-23'] },
  args: { saves: { personal: { status: 'saved' } } },
  play: async ({ canvasElement }) => {
    await expect(page(canvasElement).getByRole('status')).toHaveTextContent('Profil başarıyla güncellendi')
  },
}
export const PersonalFailed: Story = {
  parameters: { rules: ['SHOP-23'] },
  args: { saves: { personal: { status: 'failed' } } },
  play: async ({ canvasElement }) => {
    await expect(page(canvasElement).getByRole('alert')).toHaveTextContent(
      'Ihr Profil konnte nicht gespeichert werden',
    )
  },
}
export const ServerMessage: Story = {
  args: { saves: { personal: { status: 'failed', message: 'Die Telefonnummer ist zu lang' } } },
}

export const Preferences: Story = {
  args: { initialTab: 'preferences' },
}
export const PreferencesWorks: Story = {
  ...Preferences,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-22'] },
  play: async ({ args, canvasElement }) => {
    const dialog = page(canvasElement)
    await userEvent.selectOptions(dialog.getByLabelText('Sprache'), 'tr')
    await userEvent.click(dialog.getByRole('switch', { name: /SMS/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(args.onSavePreferences).toHaveBeenCalledWith({
      language: 'tr',
      notifications: { email: true, sms: true, push: true },
    })
  },
}

export const Password: Story = {
  args: { initialTab: 'password' },
}
export const PasswordWorks: Story = {
  ...Password,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-24'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = page(canvasElement)
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
}
export const PasswordSaved: Story = {
  parameters: { rules: ['SHOP-24'] },
  args: { initialTab: 'password', saves: { password: { status: 'saved' } } },
  play: async ({ canvasElement }) => {
    await expect(page(canvasElement).getByRole('status')).toHaveTextContent('Şifre başarıyla güncellendi')
  },
}
export const WrongPassword: Story = {
  args: {
    initialTab: 'password',
    saves: { password: { status: 'failed', message: 'Das aktuelle Passwort ist falsch' } },
  },
}
export const Premium: Story = { args: { state: { status: 'ready', profile: premiumSabine } } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Failed: Story = {
  args: { state: { status: 'error' } },
}
export const FailedWorks: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      profile: {
        ...sabine,
        name: 'Dr. Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        email: 'maximiliane-friederike.hohenlohe-waldenburg@sehr-langer-anbieter.example',
      },
    },
  },
}
export const Phone: Story = { globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
