import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { flow } from '@stories/fixtures/flow'
import { expectSignedOut, loginDialog, logIn, page } from './account'
import { open } from './profile'
import { Shop } from '../shop'
import { mockedCustomer, mockedVisitor } from '../mocked-shop'

const LINK = '/verify-email?token=one-use-token-of-a-mail'

const meta = {
  title: 'Flows/Storefront/Verify e-mail',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: LINK },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const confirm = async () => userEvent.click(await page().findByRole('button', { name: 'Adresse bestätigen' }))

export const Verified: Story = {
  parameters: { rules: ['IDENTITY-30'] },
  play: async () => {
    await confirm()
    await expect(await page().findByText(/2 frühere Bestellungen/)).toBeVisible()
    await expect(document.title).toBe('E-Mail-Adresse bestätigen – Verda')
  },
}

/** Opening the link changes nothing until the account's owner signs in and confirms. */
export const VerifiedAfterTheLogin: Story = {
  parameters: { rules: ['IDENTITY-31'] },
  beforeEach: mockedVisitor,
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible()
    await userEvent.click(within(page().getByRole('main')).getByRole('button', { name: 'Anmelden' }))
    await logIn()
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await confirm()
    await expect(await page().findByText(/2 frühere Bestellungen/)).toBeVisible()
  },
}

export const OldLink: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.oldVerification),
  play: async () => {
    await confirm()
    await expect(await page().findByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    await userEvent.click(page().getByRole('button', { name: 'Profil öffnen' }))
    await expect(await page().findByRole('dialog', { name: /Ihr Profil/ })).toBeInTheDocument()
  },
}

export const VerifyingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.verifyingFailed),
  play: async () => {
    await confirm()
    await expect(await page().findByRole('alert')).toHaveTextContent('konnte nicht bestätigt werden')
  },
}

export const VerifyingSlow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.verifyingSlow),
  play: async () => {
    await confirm()
    const button = page().getByRole('button', { name: /Adresse bestätigen/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const VerifyingWithADeadSession: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.verifyingUnauthorised),
  play: async () => {
    await confirm()
    await loginDialog()
    await expectSignedOut()
  },
}

/** A customer with an unverified address requests a new link from the profile. */
export const LinkFromTheProfile: Story = {
  args: { path: '/' },
  beforeEach: ({ msw }) => msw.use(...accountMocks.unverified),
  play: async () => {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Link senden' }))
    await expect(await dialog.findByText(/Der Link ist unterwegs/)).toBeVisible()
  },
}

export const LinkFromTheProfileFailed: Story = {
  args: { path: '/' },
  beforeEach: ({ msw }) => msw.use(...accountMocks.unverified, ...accountMocks.verifyingFailed),
  play: async () => {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Link senden' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
