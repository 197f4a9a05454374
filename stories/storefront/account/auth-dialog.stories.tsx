import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'
import { authDialogArgs } from './auth-dialog-args'
import { dialogIn } from '../../fixtures/body'

const meta = preview.meta({
  title: 'Storefront/Account/Auth dialog',
  component: AuthDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: authDialogArgs,
})

export default meta

export const Login = meta.story({ ...pictured, tags: ['picture'] })
Login.test('the guest may order; sends what was typed', async ({ args, canvasElement, step }) => {
  const dialog = await dialogIn(canvasElement)
  await step('the guest may order', async () => {
    await expect(dialog.getByRole('link', { name: 'Als Gast bestellen' })).toHaveAttribute(
      'href',
      '/checkout?guest=true',
    )
  })
  await step('sends what was typed', async () => {
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'sabine.koch@post.example')
    await userEvent.type(dialog.getByLabelText('Passwort'), 'kamille26')
    await userEvent.click(dialog.getByRole('button', { name: 'Anmelden' }))
    await waitFor(() =>
      expect(args.onLogin).toHaveBeenCalledWith({
        email: 'sabine.koch@post.example',
        password: 'kamille26',
      }),
    )
  })
})

export const LoginMessages = meta.story({
  parameters: { rules: ['SHOP-14'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement)
    const email = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })
    const password = dialog.getByLabelText('Passwort')
    await step('both are needed, the first one has the focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anmelden' }))
      await waitFor(() => expect(email).toHaveAccessibleDescription('E-Mail-Adresse ist erforderlich'))
      await expect(password).toHaveAccessibleDescription('Passwort ist erforderlich')
      await expect(email).toHaveFocus()
    })
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(email, 'sabine')
      await expect(email).not.toHaveAccessibleDescription()
      await expect(password).toHaveAccessibleDescription('Passwort ist erforderlich')
    })
    await step('an address needs its form', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anmelden' }))
      await waitFor(() =>
        expect(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
      )
    })
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
})

/** What looks mistyped is offered as it was probably meant. */
export const LikelyEmail = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    const email = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })
    await userEvent.type(email, 'sabine@gmial.com')
    await userEvent.tab()
    await expect(await dialog.findByText(/^Meinten Sie/)).toHaveTextContent('Meinten Sie sabine@gmail.com?')
    await userEvent.click(dialog.getByRole('button', { name: 'sabine@gmail.com' }))
    await expect(email).toHaveValue('sabine@gmail.com')
    await expect(email).toHaveFocus()
    await expect(dialog.queryByText(/^Meinten Sie/)).toBeNull()
  },
})

export const WithoutGuestOption = meta.story({
  args: { showGuestOption: false },
  play: async ({ canvasElement }) => {
    await expect(
      (await dialogIn(canvasElement)).queryByRole('link', { name: 'Als Gast bestellen' }),
    ).not.toBeInTheDocument()
  },
})

Login.test('calls onModeChange', async ({ args, canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  await userEvent.click(dialog.getByRole('radio', { name: 'Registrieren' }))
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible())
  await expect(args.onModeChange).toHaveBeenCalledWith('register')
})

/** Where the browser knows passkeys. */
export const WithPasskey = meta.story({
  parameters: { rules: ['IDENTITY-301', 'DEPART-300'] },
  args: { onPasskey: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      (await dialogIn(canvasElement)).getByRole('button', { name: 'Mit Passkey anmelden' }),
    )
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
})
export const PasskeyNotConfirmed = meta.story({
  args: { onPasskey: fn(), state: { status: 'failed', exception: 'passkey' } },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('alert')).toHaveTextContent(
      'Der Passkey konnte nicht benutzt werden',
    )
  },
})

export const Submitting = meta.story({ args: { state: { status: 'submitting' } } })
export const ServerMessage = meta.story({
  args: { state: { status: 'failed', message: 'E-Mail-Adresse oder Passwort ist falsch' } },
  play: async ({ canvasElement }) => {
    const alert = (await dialogIn(canvasElement)).getByRole('alert')
    await expect(alert).toHaveTextContent('E-Mail-Adresse oder Passwort ist falsch')
    await expect(alert).toHaveFocus()
  },
})
export const ServerWithoutMessage = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('alert')).toHaveTextContent(
      'Vorgang fehlgeschlagen',
    )
  },
})
export const Exception = meta.story({
  args: { state: { status: 'failed', exception: 'exception' } },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('alert')).toHaveTextContent(
      'Ein Fehler ist aufgetreten',
    )
  },
})
export const NoConnection = meta.story({
  parameters: { rules: ['SHOP-17'] },
  args: { state: { status: 'failed', exception: 'NETWORK' } },
  play: async ({ canvasElement }) => {
    await expect((await dialogIn(canvasElement)).getByRole('alert')).toHaveTextContent(
      'Verbindungsfehler. Bitte prüfen Sie Ihre Internetverbindung.',
    )
  },
})
export const Success = meta.story({
  parameters: { rules: ['SHOP-12'] },
  args: { state: { status: 'success' } },
  play: async ({ args, canvasElement, step }) => {
    await expect((await dialogIn(canvasElement)).getByRole('status')).toHaveTextContent(
      'Sie sind angemeldet.',
    )
    await step('closes by itself after a second', async () => {
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSuccess).toHaveBeenCalledOnce()
    })
  },
})
Login.test(
  'closed before it closes by itself, it still goes on',
  { parameters: { rules: ['SHOP-12'] }, args: { state: { status: 'success' } } },
  async ({ args, canvasElement }) => {
    await dialogIn(canvasElement)
    await userEvent.keyboard('{Escape}')
    // On a slow machine it has closed by itself before.
    await expect(args.onSuccess).toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalled()
  },
)
/** The alert of what asked for it stands in the dialog. */
export const NeedsLogin = meta.story({
  parameters: { rules: ['SHOP-27', 'CHECKOUT-18'] },
  args: { why: 'wish', showGuestOption: false },
  play: async ({ args, canvasElement, mount }) => {
    await mount(<AuthDialog {...args} />)
    const wish = (await dialogIn(canvasElement)).getByRole('status')
    await expect(wish).toHaveTextContent('Wunschliste hinzufügen erfordert eine Anmeldung...')
    await mount(<AuthDialog {...args} why="express" />)
    const express = (await dialogIn(canvasElement)).getByRole('status')
    await expect(express).toHaveTextContent('Bitte melden Sie sich an für Express-Kauf')
  },
})
/** The session ended at the checkout. */
export const SessionEnded = meta.story({
  parameters: { rules: ['CHECKOUT-82'] },
  args: { why: 'ended', initialEmail: 'sabine.koch@post.example' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(
      'sabine.koch@post.example',
    )
    await expect(dialog.getByRole('link', { name: 'Als Gast bestellen' })).toBeVisible()
  },
})
export const Phone = meta.story({
  args: { initialMode: 'register' },
  globals: onPhone,
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ args: { initialMode: 'register' }, globals: { language: 'tr' } })
export const English = meta.story({ args: { initialMode: 'register' }, globals: { language: 'en' } })
