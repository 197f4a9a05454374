import { expect, userEvent, waitFor } from '@storybook/test'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import preview from '#.storybook/preview'
import { authDialogArgs } from './auth-dialog-args'
import { dialogIn } from '../../fixtures/body'
import { sending } from './sending'

/** Asking for a mail with a link to a new password. */
const meta = preview.meta({
  title: 'Storefront/Account/Auth dialog/Forgotten password',
  component: AuthDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: authDialogArgs,
})

export default meta

export const Forgot = meta.story({
  args: { initialMode: 'forgot' },
})
Forgot.test(
  'an address is needed; asks for the link; and back',
  { parameters: { rules: ['SHOP-16'] } },
  async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const email = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })
    await step('an address is needed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Link anfordern' }))
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein'),
      )
    })
    await step('asks for the link', async () => {
      await userEvent.type(email, 'sabine.koch@post.example{Enter}')
      await waitFor(() => expect(args.onForgot).toHaveBeenCalledWith('sabine.koch@post.example'))
    })
    await step('and back', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Zurück zur Anmeldung' }))
      await expect(args.onModeChange).toHaveBeenCalledWith('login')
    })
  },
)
export const ForgotSent = meta.story({ args: { initialMode: 'forgot', state: { status: 'mailSent' } } })
export const ForgotFailed = meta.story({
  parameters: { rules: ['SHOP-16'] },
  args: { initialMode: 'forgot', state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('alert')).toHaveTextContent(
      'Fehler beim Zurücksetzen des Passworts',
    )
  },
})
export const SubmittingForgot = meta.story({
  args: { initialMode: 'forgot', state: { status: 'submitting' } },
  play: sending('Link anfordern'),
})
