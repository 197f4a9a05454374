import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { flow } from '@stories/fixtures/flow'
import { afterTheSessionCheck, chooseFromMenu, expectSignedOut, loginDialog, logIn, page } from './account'
import { isClosed } from './auth'
import { formOf, open, save } from './profile'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Profile/Session',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** A 401 on saving opens the login over the form, and the input is still there afterwards. */
export const SessionDies: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.unauthorisedSaves),
  play: async ({ msw, step }) => {
    const dialog = await open()
    const form = await formOf(dialog, 'Persönliche Daten')
    await step('saving ends the session', async () => {
      await userEvent.clear(form.getByLabelText('Name'))
      await userEvent.type(form.getByLabelText('Name'), 'Bine Koch')
      await save(form)
      await loginDialog()
      await expectSignedOut()
    })
    await step('after the login nothing is lost', async () => {
      msw.use(...accountMocks.ok)
      await logIn()
      await expect(await page().findByRole('dialog', { name: /Ihr Profil/ })).toBeVisible()
      await waitFor(() => expect(page().queryByRole('dialog', { name: /Schön/ })).not.toBeInTheDocument())
      await expect(form.getByLabelText('Name')).toHaveValue('Bine Koch')
    })
    await step('and can be saved', async () => {
      await save(form)
      await expect(await form.findByText('Profil başarıyla güncellendi')).toBeVisible()
    })
  },
}

export const SessionWasDead: Story = {
  play: async ({ msw, step }) => {
    await afterTheSessionCheck(() => msw.use(...accountMocks.unauthorised))
    await chooseFromMenu('Profil')
    const login = await loginDialog()
    await expectSignedOut()
    await step('who does not log in sees nothing of it', async () => {
      await userEvent.click(login.getByRole('button', { name: /Schließen/ }))
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

const typeName = async (form: Awaited<ReturnType<typeof formOf>>) => {
  await userEvent.clear(form.getByLabelText('Name'))
  await userEvent.type(form.getByLabelText('Name'), 'Bine Koch')
}

/** The login is dismissed; after a later login, the input is restored from a draft. */
export const LoginDeclined: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.unauthorisedSaves),
  play: async ({ msw, step }) => {
    await step('the session ends under the form', async () => {
      const form = await formOf(await open(), 'Persönliche Daten')
      await typeName(form)
      await save(form)
      const login = await loginDialog()
      await waitFor(() => expect(login.getByLabelText('E-Mail-Adresse')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await expectSignedOut()
    })
    await step('after a later login the draft is there', async () => {
      msw.use(...accountMocks.ok)
      await userEvent.click(await page().findByRole('button', { name: 'Anmelden' }))
      await logIn()
      await isClosed()
      const form = await formOf(await open(), 'Persönliche Daten')
      await expect(form.getByLabelText('Name')).toHaveValue('Bine Koch')
      await expect(form.getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
    })
    await step('and still counts as unsaved, until it is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await page().findByRole('button', { name: 'Verwerfen' }))
      await isClosed()
      const form = await formOf(await open(), 'Persönliche Daten')
      await expect(form.getByLabelText('Name')).toHaveValue('Sabine Koch')
    })
  },
}
