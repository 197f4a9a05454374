import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { AuthDialog } from '@/screens/storefront/account/auth-dialog'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Auth dialog',
  component: AuthDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    open: true,
    state: { status: 'idle' },
    onClose: fn(),
    onSuccess: fn(),
    onLogin: fn(),
    onRegister: fn(),
    onForgot: fn(),
    onModeChange: fn(),
    onGuest: fn(),
  },
} satisfies Meta<typeof AuthDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (element: HTMLElement) => within(within(element.ownerDocument.body).getByRole('dialog'))

export const Login: Story = { ...pictured }
export const LoginWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
    await step('the guest may order', async () => {
      await expect(dialog.getByRole('link', { name: 'Als Gast bestellen' })).toHaveAttribute(
        'href',
        '/checkout?guest=true',
      )
    })
    await step('sends what was typed', async () => {
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }),
        'sabine.koch@post.example',
      )
      await userEvent.type(dialog.getByLabelText('Passwort'), 'kamille26')
      await userEvent.click(dialog.getByRole('button', { name: 'Anmelden' }))
      await waitFor(() =>
        expect(args.onLogin).toHaveBeenCalledWith({
          email: 'sabine.koch@post.example',
          password: 'kamille26',
        }),
      )
    })
  },
}

export const LoginMessages: Story = {
  parameters: { rules: ['SHOP-14'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
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
}

export const WithoutGuestOption: Story = {
  args: { showGuestOption: false },
  play: async ({ canvasElement }) => {
    await expect(
      dialogIn(canvasElement).queryByRole('link', { name: 'Als Gast bestellen' }),
    ).not.toBeInTheDocument()
  },
}

export const Register: Story = {
  args: { initialMode: 'register', showGuestOption: false },
}
export const RegisterWorks: Story = {
  ...Register,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-13'] },
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
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
  },
}

export const RegisterMessages: Story = {
  parameters: { rules: ['SHOP-15'] },
  args: { initialMode: 'register', showGuestOption: false },
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
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
}

export const EmailTaken: Story = {
  args: {
    initialMode: 'register',
    showGuestOption: false,
    state: {
      status: 'failed',
      message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      fieldErrors: { email: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto' },
    },
  },
}

export const Forgot: Story = {
  args: { initialMode: 'forgot' },
}
export const ForgotWorks: Story = {
  ...Forgot,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['SHOP-16'] },
  play: async ({ args, canvasElement, step }) => {
    const dialog = dialogIn(canvasElement)
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
}
export const ForgotSent: Story = { args: { initialMode: 'forgot', state: { status: 'mailSent' } } }
export const ForgotFailed: Story = {
  parameters: { rules: ['SHOP-16'] },
  args: { initialMode: 'forgot', state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent(
      'Fehler beim Zurücksetzen des Passworts',
    )
  },
}

export const Switching: Story = {}
export const SwitchingWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const dialog = dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'Registrieren' }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible())
    await expect(args.onModeChange).toHaveBeenCalledWith('register')
  },
}

export const Submitting: Story = { args: { state: { status: 'submitting' } } }
export const ServerMessage: Story = {
  args: { state: { status: 'failed', message: 'E-Mail-Adresse oder Passwort ist falsch' } },
  play: async ({ canvasElement }) => {
    const alert = dialogIn(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('E-Mail-Adresse oder Passwort ist falsch')
    await expect(alert).toHaveFocus()
  },
}
export const ServerWithoutMessage: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent('Vorgang fehlgeschlagen')
  },
}
export const Exception: Story = {
  args: { state: { status: 'failed', exception: true } },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).getByRole('alert')).toHaveTextContent('Ein Fehler ist aufgetreten')
  },
}
export const Success: Story = {
  parameters: { rules: ['SHOP-12'] },
  args: { state: { status: 'success' } },
  play: async ({ args, canvasElement, step }) => {
    await expect(dialogIn(canvasElement).getByRole('status')).toHaveTextContent('Sie sind angemeldet.')
    await step('closes by itself after a second', async () => {
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSuccess).toHaveBeenCalledOnce()
    })
  },
}
export const Phone: Story = {
  args: { initialMode: 'register' },
  globals: onPhone,
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { args: { initialMode: 'register' }, globals: { language: 'tr' } }
export const English: Story = { args: { initialMode: 'register' }, globals: { language: 'en' } }

const sending = (name: string): Story['play'] =>
  async function play({ canvasElement }) {
    const dialog = dialogIn(canvasElement)
    await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByLabelText('E-Mail-Adresse')).toHaveAttribute('readonly')
  }
export const SubmittingRegister: Story = {
  args: { initialMode: 'register', showGuestOption: false, state: { status: 'submitting' } },
  play: sending('Registrieren'),
}
export const SubmittingForgot: Story = {
  args: { initialMode: 'forgot', state: { status: 'submitting' } },
  play: sending('Link anfordern'),
}
/** In the shop of another platform the registration offers that one first. */
export const RegisterInTurkey: Story = {
  args: { initialMode: 'register', showGuestOption: false, platform: 'turkey' },
  globals: { language: 'tr' },
  play: async ({ canvasElement }) => {
    await expect(dialogIn(canvasElement).getByRole('combobox')).toHaveValue('turkey')
  },
}
