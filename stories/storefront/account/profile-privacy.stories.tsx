import { expect, fn, userEvent, waitFor } from '@storybook/test'
import {
  ProfilePrivacyPanel,
  type ProfilePrivacyPanelProps,
} from '@/screens/storefront/account/profile-privacy-panel'
import preview from '#.storybook/preview'
import { body, pressable } from '../../fixtures/body'

const args = {
  download: { status: 'idle' },
  deletion: { status: 'idle' },
  onDownload: fn(),
  onDelete: fn(),
} satisfies ProfilePrivacyPanelProps

/** Downloading all stored data, and deleting the account. */
const meta = preview.meta({
  title: 'Storefront/Account/Profile dialog/Privacy',
  component: ProfilePrivacyPanel,
  args,
})

export default meta

/** Exporting the customer's data and deleting the account. */
export const Privacy = meta.story()
Privacy.test(
  'nothing without the password',
  { parameters: { rules: ['IDENTITY-32', 'IDENTITY-33'] } },
  async ({ args, canvasElement, step }) => {
    const dialog = body(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Daten herunterladen' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Konto löschen' }))
    const question = await pressable(
      await dialog.findByRole('alertdialog', { name: 'Konto endgültig löschen?' }),
    )
    await step('nothing without the password', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Endgültig löschen' }))
      await waitFor(() =>
        expect(question.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription(
          'Bitte geben Sie Ihr Passwort ein',
        ),
      )
      await expect(args.onDelete).not.toHaveBeenCalled()
    })
    await userEvent.type(question.getByLabelText('Ihr Passwort'), 'kamille26{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith('kamille26')
  },
)
export const PrivacyLoading = meta.story({
  args: { download: { status: 'saving' } },
})
export const PrivacyDownloaded = meta.story({
  args: { download: { status: 'saved' } },
})
export const PrivacyFailed = meta.story({
  args: { download: { status: 'failed' } },
})
const asked = async (canvasElement: HTMLElement) => {
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Konto löschen' }))
  return pressable(await body(canvasElement).findByRole('alertdialog', { name: 'Konto endgültig löschen?' }))
}
export const Deleting = meta.story({
  args: { deletion: { status: 'saving' } },
  play: async ({ canvasElement }) => {
    const question = await asked(canvasElement)
    await expect(question.getByRole('button', { name: 'Konto behalten' })).toBeDisabled()
  },
})
export const DeletingFailed = meta.story({
  args: {
    deletion: { status: 'failed', message: 'Das aktuelle Passwort ist falsch.' },
  },
  play: async ({ canvasElement }) => {
    const question = await asked(canvasElement)
    await expect(question.getByRole('alert')).toHaveTextContent('Das aktuelle Passwort ist falsch.')
  },
})
