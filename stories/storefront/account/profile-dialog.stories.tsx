import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { ProfileDialog } from '@/screens/storefront/account/profile-dialog'
import { premiumSabine, sabine } from '../../fixtures/account'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'
import { body } from '../../fixtures/body'
import { profileDialogArgs } from './profile-dialog-args'

const meta = {
  title: 'Storefront/Profile dialog',
  component: ProfileDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: profileDialogArgs,
} satisfies Meta<typeof ProfileDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Personal: Story = { ...pictured }
export const PersonalWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-22', 'SHOP-23'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = body(canvasElement)
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

const unverified = { status: 'ready', profile: { ...sabine, emailVerified: false } } as const

/** The account's email address has not been verified yet. */
export const Unverified: Story = {
  args: { state: unverified },
}
export const UnverifiedWorks: Story = {
  ...Unverified,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['IDENTITY-30'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(body(canvasElement).getByRole('button', { name: 'Link senden' }))
    await expect(args.onSendVerification).toHaveBeenCalledOnce()
  },
}
export const VerificationSending: Story = {
  args: { state: unverified, verification: { status: 'saving' } },
}
export const VerificationSent: Story = { args: { state: unverified, verification: { status: 'saved' } } }
export const VerificationFailed: Story = { args: { state: unverified, verification: { status: 'failed' } } }

export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.type(dialog.getByLabelText(/^Telefon/), '9')
    await userEvent.keyboard('{Escape}')
    await dialog.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  },
}
export const UnsavedChangesWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = body(canvasElement)
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
    await expect(body(canvasElement).getByRole('status')).toHaveTextContent('Profil başarıyla güncellendi')
  },
}
export const PersonalFailed: Story = {
  parameters: { rules: ['SHOP-23'] },
  args: { saves: { personal: { status: 'failed' } } },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('alert')).toHaveTextContent(
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
  parameters: { rules: ['SHOP-22', 'DEPART-80'] },
  play: async ({ args, canvasElement }) => {
    const dialog = body(canvasElement)
    await userEvent.selectOptions(dialog.getByLabelText('Sprache'), 'tr')
    await userEvent.click(dialog.getByRole('switch'))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await expect(args.onSavePreferences).toHaveBeenCalledWith({
      language: 'tr',
      notifications: { email: false, sms: false, push: true },
    })
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
    await userEvent.click(body(canvasElement).getByRole('button', { name: 'Erneut versuchen' }))
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
