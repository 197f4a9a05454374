import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { sabine } from '@/shop/account/account-data.mocks'
import { flow } from '@stories/fixtures/flow'
import { expectSignedOut, loginDialog } from './account'
import { openForgot, openRegister, press, register, send } from './auth'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Auth/Failures',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.wrongPassword),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByRole('alert')).toHaveTextContent(
      'E-Mail-Adresse oder Passwort ist falsch.',
    )
    await expect(login.getByLabelText('E-Mail-Adresse')).toHaveValue(sabine.email)
    await expectSignedOut()
  },
}

export const Banned: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.banned),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByRole('alert')).toHaveTextContent('Dieses Konto ist gesperrt.')
  },
}

export const EmailTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.emailTaken),
  play: async () => {
    const dialog = await openRegister()
    await register(dialog)
    const [note] = await dialog.findAllByRole('alert')
    await expect(note).toHaveTextContent('Diese E-Mail-Adresse ist bereits registriert.')
    const email = dialog.getByLabelText('E-Mail-Adresse')
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Diese E-Mail-Adresse ist bereits registriert.'),
    )
    await waitFor(() => expect(email).toHaveFocus())
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slowEntries),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByText('Ihre Angaben werden gesendet …')).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.errorEntries),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByRole('alert')).toHaveTextContent(
      'Ein unerwarteter Fehler ist aufgetreten.',
    )
  },
}

export const ServerWithoutMessage: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.entriesWithoutBody),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByRole('alert')).toHaveTextContent('Vorgang fehlgeschlagen')
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offlineEntries),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await expect(await login.findByRole('alert')).toHaveTextContent('Verbindungsfehler.')
  },
}

export const ForgotFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.errorEntries),
  play: async () => {
    const dialog = await openForgot()
    await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), `${sabine.email}{Enter}`)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
}

export const ForgotOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offlineEntries),
  play: async () => {
    const dialog = await openForgot()
    await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), `${sabine.email}{Enter}`)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
}

/** While the login is under way its dialog does not change, or the answer would show in another form. */
export const NothingElseMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slowEntries),
  play: async () => {
    await press('Anmelden')
    const login = await loginDialog()
    await send(login)
    await waitFor(() => expect(login.getByRole('button', { name: 'Passwort vergessen?' })).toBeDisabled())
  },
}
