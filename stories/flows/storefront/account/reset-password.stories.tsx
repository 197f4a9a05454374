import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { flow } from '@stories/fixtures/flow'
import { loginDialog, page } from './account'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const RESET = '/reset-password?token=one-use-token-of-a-mail'

const meta = {
  title: 'Flows/Storefront/Reset password',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: RESET },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

async function choose(password = 'melisse27', again = password) {
  await userEvent.type(await page().findByLabelText('Neues Passwort'), password)
  await userEvent.type(page().getByLabelText('Wiederholen'), again)
  await userEvent.click(page().getByRole('button', { name: 'Passwort speichern' }))
}

export const ResetPassword: Story = {
  play: async ({ step }) => {
    await step('long enough, and twice the same', async () => {
      await choose('kurz', 'lang')
      await waitFor(() =>
        expect(page().getByLabelText('Neues Passwort')).toHaveAccessibleDescription(
          'Passwort muss mindestens 6 Zeichen lang sein',
        ),
      )
      await expect(page().getByLabelText('Wiederholen')).toHaveAccessibleDescription(
        'Passwörter stimmen nicht überein',
      )
    })
    await step('saved', async () => {
      await userEvent.clear(page().getByLabelText('Neues Passwort'))
      await userEvent.clear(page().getByLabelText('Wiederholen'))
      await choose()
      await expect(await page().findByRole('heading', { name: 'Ihr Passwort ist gespeichert' })).toBeVisible()
      await expect(document.title).toBe('Passwort zurücksetzen – Verda')
    })
    await step('leads to the login', async () => {
      await userEvent.click(within(page().getByRole('main')).getByRole('button', { name: 'Anmelden' }))
      await loginDialog()
    })
  },
}

export const ResetWithoutToken: Story = {
  args: { path: '/reset-password' },
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  },
}

export const ResetWithAnOldLink: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.oldLink),
  play: async ({ step }) => {
    await choose()
    await expect(await page().findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    await step('another one can be asked for', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Neuen Link anfordern' }))
      await expect(await page().findByRole('dialog', { name: 'Passwort vergessen?' })).toBeInTheDocument()
    })
  },
}

export const ResetSlow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slowEntries),
  play: async () => {
    await choose()
    const form = page().getByLabelText('Neues Passwort').closest('form')
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'))
  },
}

export const ResetFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.errorEntries),
  play: async () => {
    await choose()
    await expect(await page().findByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
}

export const ResetOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offlineEntries),
  play: async () => {
    await choose()
    await expect(await page().findByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
}
