import { expect, userEvent, waitFor, within } from '@storybook/test'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import preview from '#.storybook/preview'
import { authDialogArgs } from './auth-dialog-args'
import { dialogIn } from '../../fixtures/body'
import { sending } from './sending'

/** Registration, with the errors of each field and the server’s refusal. */
const meta = preview.meta({
  title: 'Storefront/Account/Auth dialog/Register',
  component: AuthDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: authDialogArgs,
})

export default meta

export const Register = meta.story({
  args: { initialMode: 'register', showGuestOption: false },
})
Register.test('calls onRegister', { parameters: { rules: ['SHOP-13'] } }, async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const type = (name: string | RegExp, text: string) => userEvent.type(dialog.getByLabelText(name), text)
  await type('Name', 'Sabine Koch')
  await type('E-Mail-Adresse', 'sabine.koch@post.example')
  await type('Passwort', 'kamille26')
  await type('Wiederholen', 'kamille26')
  await type(/^Telefon/, '+49 341 5550 118')
  await type(/^Postleitzahl/, '04109')
  await type(/^Stadt/, 'Leipzig')
  await userEvent.click(dialog.getByRole('checkbox', { name: /Nutzungsbedingungen/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrieren' }))
  await waitFor(() =>
    expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Sabine Koch',
      email: 'sabine.koch@post.example',
      password: 'kamille26',
      phone: '+49 341 5550 118',
      platform: 'germany',
      address: { street: '', city: 'Leipzig', state: '', zipCode: '04109', country: 'Deutschland' },
      acceptTerms: true,
    }),
  )
})

export const RegisterMessages = meta.story({
  parameters: { rules: ['SHOP-15'] },
  args: { initialMode: 'register', showGuestOption: false },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Registrieren' }))
    const described = (name: string | RegExp, text: string) =>
      waitFor(() => expect(dialog.getByLabelText(name)).toHaveAccessibleDescription(text))
    await step('everything is missing', async () => {
      await submit()
      await described('Name', 'Name ist erforderlich')
      await described('E-Mail-Adresse', 'E-Mail-Adresse ist erforderlich')
      await described('Passwort', 'Passwort ist erforderlich')
      await described(/Nutzungsbedingungen/, 'Sie müssen die Nutzungsbedingungen akzeptieren')
      await expect(dialog.getByLabelText('Name')).toHaveFocus()
    })
    await step('a summary leads to each of them', async () => {
      const summary = within(dialog.getByRole('alert'))
      await userEvent.click(summary.getByRole('button', { name: 'Passwort ist erforderlich' }))
      await expect(dialog.getByLabelText('Passwort')).toHaveFocus()
    })
    await step('short, then different passwords', async () => {
      await userEvent.type(dialog.getByLabelText('Passwort'), 'kurz')
      await userEvent.type(dialog.getByLabelText('Wiederholen'), 'lang genug')
      await submit()
      await described('Passwort', 'Passwort muss mindestens 6 Zeichen lang sein')
      await described('Wiederholen', 'Passwörter stimmen nicht überein')
    })
    await step('a common password', async () => {
      await userEvent.clear(dialog.getByLabelText('Passwort'))
      await userEvent.type(dialog.getByLabelText('Passwort'), 'passwort')
      await submit()
      await described('Passwort', 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.')
    })
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
})

export const EmailTaken = meta.story({
  args: {
    initialMode: 'register',
    showGuestOption: false,
    state: {
      status: 'failed',
      message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      fieldErrors: { email: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto' },
    },
  },
})
export const SubmittingRegister = meta.story({
  args: { initialMode: 'register', showGuestOption: false, state: { status: 'submitting' } },
  play: sending('Registrieren'),
})
/** In the Turkish shop, the registration preselects Türkiye. */
export const RegisterInTurkey = meta.story({
  args: { initialMode: 'register', showGuestOption: false, platform: 'turkey' },
  globals: { language: 'tr' },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('combobox')).toHaveValue('turkey')
  },
})
