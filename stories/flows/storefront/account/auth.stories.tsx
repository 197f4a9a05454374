import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { sabine } from '@/shop/account/account-data.mocks'
import { slow } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { expectSignedOut, loginDialog, logIn, page, sessionCheck, signedInShopper } from './account'
import { described, isClosed, openForgot, openRegister, press, register } from './auth'
import { runningShop, Shop, wished } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Auth',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/abendruhe' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const userName = () => runningShop().stores.session.getState().user?.name

async function toLoginOfTheCheckout() {
  await press('In den Warenkorb')
  await userEvent.click(await page().findByRole('button', { name: /Warenkorb.*1/ }))
  const cart = await pressable(await page().findByRole('dialog', { name: /Warenkorb/ }))
  await userEvent.click(await cart.findByRole('button', { name: 'Zur Kasse' }))
  return loginDialog()
}

/** Only one session per browser: a customer's login ends the administrator's. */
export const Login: Story = {
  parameters: { rules: ['IDENTITY-4', 'SHOP-12'] },
  play: async ({ step }) => {
    localStorage.setItem('adminToken', 'admin-token-for-stories')
    localStorage.setItem('adminData', '{"_id":"a1","name":"Elif","email":"admin@verda.example"}')
    await press('Anmelden')
    await step('both fields are needed', async () => {
      const login = await loginDialog()
      await userEvent.click(login.getByRole('button', { name: 'Anmelden' }))
      await described(login, 'E-Mail-Adresse', 'E-Mail-Adresse ist erforderlich')
      await described(login, 'Passwort', 'Passwort ist erforderlich')
      await expect(login.queryByRole('link', { name: 'Als Gast bestellen' })).not.toBeInTheDocument()
    })
    await step('signed in, the dialog closes by itself', async () => {
      await logIn()
      await isClosed()
      await expect(await page().findByRole('button', { name: /Konto von Sabine Koch/ })).toBeVisible()
    })
    await step('token and user are stored, the administrator’s are gone', async () => {
      await expect(localStorage.getItem('userToken')).toBe('user-token-for-stories')
      await expect(JSON.parse(localStorage.getItem('userData') ?? '{}')).toEqual(sabine)
      await expect(localStorage.getItem('adminToken')).toBeNull()
      await expect(localStorage.getItem('adminData')).toBeNull()
    })
    await step('the wishlist is known', async () => {
      await waitFor(() => expect(wished()).toHaveLength(2))
    })
    await step('and out again', async () => {
      await press('Konto von Sabine Koch')
      await press('Abmelden')
      await expect(await page().findByText('Sie sind abgemeldet')).toBeInTheDocument()
      await expectSignedOut()
      await waitFor(() => expect(wished()).toHaveLength(0))
    })
  },
}

/** Logging out does not wait for the server: whoever shares the computer is signed out at once. */
export const LogoutUnanswered: Story = {
  parameters: { rules: ['IDENTITY-5'] },
  beforeEach: ({ msw }) => {
    msw.use(slow('logoutCustomer'))
    signedInShopper()
  },
  play: async () => {
    await press('Konto von Sabine Koch')
    await press('Abmelden')
    await expect(await page().findByText('Sie sind abgemeldet')).toBeInTheDocument()
    await expectSignedOut()
  },
}

export const Register: Story = {
  play: async ({ step }) => {
    const dialog = await openRegister()
    await step('everything that is needed is asked for', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Registrieren' }))
      await described(dialog, 'Name', 'Name ist erforderlich')
      await described(dialog, 'E-Mail-Adresse', 'E-Mail-Adresse ist erforderlich')
      await described(dialog, 'Passwort', 'Passwort ist erforderlich')
      await described(dialog, /Nutzungsbedingungen/, 'Sie müssen die Nutzungsbedingungen akzeptieren')
    })
    await step('and has its form', async () => {
      await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), 'jonas')
      await userEvent.type(dialog.getByLabelText('Passwort'), 'kurz')
      await userEvent.type(dialog.getByLabelText('Wiederholen'), 'lang')
      await userEvent.click(dialog.getByRole('button', { name: 'Registrieren' }))
      await described(dialog, 'E-Mail-Adresse', 'Bitte geben Sie eine gültige E-Mail-Adresse ein')
      await described(dialog, 'Passwort', 'Passwort muss mindestens 6 Zeichen lang sein')
      await described(dialog, 'Wiederholen', 'Passwörter stimmen nicht überein')
    })
    await step('the account is made', async () => {
      for (const label of ['E-Mail-Adresse', 'Passwort', 'Wiederholen'])
        await userEvent.clear(dialog.getByLabelText(label))
      await register(dialog)
      await dialog.findByText('Willkommen bei Verda. Ihr Konto ist angelegt.')
      await isClosed()
      await expect(userName()).toBe('Jonas Feldmann')
    })
  },
}

export const Forgot: Story = {
  play: async ({ step }) => {
    const dialog = await openForgot()
    await step('an address is needed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Link anfordern' }))
      await described(dialog, 'E-Mail-Adresse', 'Bitte geben Sie Ihre E-Mail-Adresse ein')
    })
    await step('the answer says nothing about accounts', async () => {
      await userEvent.type(dialog.getByLabelText('E-Mail-Adresse'), `${sabine.email}{Enter}`)
      await expect(await dialog.findByText(/Wenn es ein Konto zu dieser Adresse gibt/)).toBeInTheDocument()
    })
  },
}

/** The login continues to the checkout. */
export const ToTheCheckout: Story = {
  parameters: { rules: ['CHECKOUT-17'] },
  play: async () => {
    await toLoginOfTheCheckout()
    await logIn()
    await expect(await page().findByRole('heading', { name: /geschafft/ })).toBeInTheDocument()
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const AsAGuest: Story = {
  parameters: { rules: ['CHECKOUT-17'] },
  play: async () => {
    const login = await toLoginOfTheCheckout()
    const link = login.getByRole('link', { name: 'Als Gast bestellen' })
    await expect(link).toHaveAttribute('href', '/checkout?guest=true')
    await userEvent.click(link)
    await expect(await page().findByRole('heading', { name: /geschafft/ })).toBeInTheDocument()
    await waitFor(() => expect(page().getByRole('main')).toHaveFocus())
    await expectSignedOut()
  },
}

/** A returning customer: the token is checked and the wishlist loaded. */
export const ComesBack: Story = {
  beforeEach: signedInShopper,
  play: async () => {
    await waitFor(() => expect(wished()).toHaveLength(2))
    await expect(userName()).toBe('Sabine Koch')
  },
}

export const ComesBackOffline: Story = {
  parameters: { rules: ['IDENTITY-5', 'DEPART-84'] },
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.offline)
    signedInShopper()
  },
  play: async () => {
    await waitFor(() => expect(sessionCheck()).toBe('error'))
    await expect(userName()).toBe('Sabine Koch')
  },
}

export const ComesBackTooLate: Story = {
  parameters: { rules: ['IDENTITY-5'] },
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.unauthorised)
    signedInShopper()
  },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Anmelden' })).toBeInTheDocument()
    await expectSignedOut()
  },
}
