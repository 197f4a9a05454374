import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { sabine } from '@/shop/account/account-data.mocks'
import { ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { page } from './account'
import { formOf, open, save, type Dialog } from './profile'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Profile',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

async function fillPassword(form: Dialog, current = 'kamille26', next = 'melisse27', again = next) {
  await userEvent.type(form.getByLabelText('Aktuelles Passwort'), current)
  await userEvent.type(form.getByLabelText('Neues Passwort'), next)
  await userEvent.type(form.getByLabelText('Neues Passwort wiederholen'), again)
  await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }))
}

export const PersonalData: Story = {
  play: async ({ step }) => {
    const dialog = await open()
    const form = await formOf(dialog, 'Persönliche Daten')
    await step('the server knows the profile', async () => {
      await expect(form.getByLabelText(/^Telefon/)).toHaveValue('+49 341 5550 118')
      await expect(form.getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
    })
    await step('a name is needed', async () => {
      await userEvent.clear(form.getByLabelText('Name'))
      await save(form)
      await waitFor(() => expect(form.getByLabelText('Name')).toHaveAccessibleDescription('İsim gereklidir'))
    })
    await step('saved, and the header greets by the new name', async () => {
      await userEvent.type(form.getByLabelText('Name'), 'Bine Koch')
      await save(form)
      await expect(await form.findByText('Profil başarıyla güncellendi')).toBeVisible()
      await expect(JSON.parse(localStorage.getItem('userData') ?? '{}')).toMatchObject({ name: 'Bine Koch' })
    })
    await step('nothing is left to lose', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
      await expect(await page().findByRole('button', { name: /Konto von Bine Koch/ })).toBeVisible()
    })
  },
}

/** The entry of the menu is hidden by then, so the focus returns to the menu's button. */
export const FocusReturnsToTheMenu: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(page().getByRole('button', { name: /Konto von/ })).toHaveFocus())
  },
}

export const ChangedAfterSaving: Story = {
  play: async () => {
    const form = await formOf(await open(), 'Persönliche Daten')
    await userEvent.type(form.getByLabelText(/^Telefon/), '9')
    await save(form)
    await expect(await form.findByText('Profil başarıyla güncellendi')).toBeVisible()
    await userEvent.type(form.getByLabelText(/^Telefon/), '8')
    await userEvent.keyboard('{Escape}')
    await expect(
      await page().findByRole('alertdialog', { name: 'Änderungen verwerfen?' }),
    ).toBeInTheDocument()
  },
}

export const Preferences: Story = {
  play: async ({ step }) => {
    const form = await formOf(await open(), 'Einstellungen')
    await userEvent.selectOptions(form.getByLabelText('Sprache'), 'tr')
    await userEvent.click(form.getByRole('switch'))
    await save(form)
    await expect(await form.findByText('Profil başarıyla güncellendi')).toBeVisible()
    await step('the next page is in that language', async () => {
      await expect(document.cookie).toContain('lang=tr')
      document.cookie = 'lang=; Path=/; Max-Age=0'
    })
    await step('both were sent', async () => {
      await expect(JSON.parse(localStorage.getItem('userData') ?? '{}')).toMatchObject({
        name: 'Sabine Koch',
        profile: { preferences: { language: 'tr', notifications: { email: false, sms: false, push: true } } },
      })
    })
  },
}

/** What was changed on another device meanwhile is shown, and not saved over by older values. */
export const ChangedElsewhere: Story = {
  play: async ({ msw, step }) => {
    await step('opened once', async () => {
      const form = await formOf(await open(), 'Persönliche Daten')
      await expect(form.getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('opened again after a move', async () => {
      const user = { ...sabine, address: { ...sabine.address, city: 'Dresden' } }
      msw.use(ok('verifyCustomer', { user }))
      const form = await formOf(await open(), 'Persönliche Daten')
      await waitFor(() => expect(form.getByLabelText(/^Stadt/)).toHaveValue('Dresden'))
    })
  },
}

/** Changing the password keeps this session and ends all others of the account. */
export const Password: Story = {
  play: async ({ step }) => {
    const form = await formOf(await open(), 'Passwort ändern')
    const described = (label: string, text: string) =>
      waitFor(() =>
        expect(form.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text)),
      )
    await step('both are needed', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }))
      await described('Aktuelles Passwort', 'Mevcut şifre ve yeni şifre gereklidir')
    })
    await step('long enough, and twice the same', async () => {
      await fillPassword(form, 'kamille26', 'kurz', 'lang')
      await described('Neues Passwort', 'Yeni şifre en az 6 karakter olmalıdır')
      await described('Neues Passwort wiederholen', 'Yeni şifreler eşleşmiyor')
    })
    await step('changed', async () => {
      await userEvent.clear(form.getByLabelText('Aktuelles Passwort'))
      await userEvent.clear(form.getByLabelText('Neues Passwort'))
      await userEvent.clear(form.getByLabelText('Neues Passwort wiederholen'))
      await fillPassword(form)
      await expect(await form.findByText('Şifre başarıyla güncellendi')).toBeVisible()
      await waitFor(() => expect(form.getByLabelText('Neues Passwort')).toHaveValue(''))
      await expect(localStorage.getItem('userToken')).not.toBeNull()
    })
  },
}

export const WrongCurrentPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.wrongCurrentPassword),
  play: async () => {
    const form = await formOf(await open(), 'Passwort ändern')
    await fillPassword(form)
    await expect(await form.findByRole('alert')).toHaveTextContent('Das aktuelle Passwort ist falsch.')
    await expect(localStorage.getItem('userToken')).not.toBeNull()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slow),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Ihr Profil wird geladen')).toBeInTheDocument()
  },
}

export const SavingSlowly: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slowSaves),
  play: async () => {
    const form = await formOf(await open(), 'Persönliche Daten')
    await save(form)
    await expect(await form.findByText('Wird gespeichert …')).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.error),
  play: async ({ msw, step }) => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ihr Profil konnte nicht geladen werden')
    await step('a new attempt', async () => {
      msw.use(...accountMocks.ok)
      await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await dialog.findByLabelText('Name')).toHaveValue('Sabine Koch')
    })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offline),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ihr Profil konnte nicht geladen werden')
  },
}

export const SavingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.errorSaves),
  play: async () => {
    const form = await formOf(await open(), 'Persönliche Daten')
    await save(form)
    await expect(await form.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.')
  },
}

/** Without a response from the server, the shop shows its own messages. */
export const SavingOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offlineSaves),
  play: async () => {
    const dialog = await open()
    const personal = await formOf(dialog, 'Persönliche Daten')
    await save(personal)
    await expect(await personal.findByRole('alert')).toHaveTextContent(
      'Ihr Profil konnte nicht gespeichert werden',
    )
    const password = await formOf(dialog, 'Passwort ändern')
    await fillPassword(password)
    await expect(await password.findByRole('alert')).toHaveTextContent(
      'Ihr Passwort konnte nicht geändert werden',
    )
  },
}
