import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { myOrders } from '@/shop/account/account-data.mocks'
import { accountMocks } from '@/shop/account/account.mocks'
import {
  expectSignedOut,
  expiredShopper,
  logIn,
  loginDialog,
  page,
  signedInShopper,
} from '../account/account'
import { flow } from '@stories/fixtures/flow'
import { runningShop, Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Orders page',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/orders' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const link = '/orders?orderNumber=VD-2026-000431&email=sabine.koch%40post.example&code=7KQ2-M4XD'

async function ask() {
  await userEvent.type(await page().findByLabelText('Bestellnummer'), 'VD-2026-000431')
  await userEvent.type(page().getByLabelText('E-Mail-Adresse'), 'sabine.koch@post.example')
  await userEvent.type(page().getByLabelText('Code'), '7KQ2-M4XD{Enter}')
}

export const Orders: Story = {
  beforeEach: signedInShopper,
  play: async ({ step }) => {
    const list = within(await page().findByRole('list', { name: 'Meine Bestellungen' }))
    await step('ten on a page', async () => {
      await expect(await list.findAllByRole('listitem')).toHaveLength(10)
      await expect(document.title).toBe('Bestellungen – Verda')
    })
    await step('the second page', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Ältere' }))
      await expect(await page().findByText('Seite 2 von 2, 12 Bestellungen')).toBeVisible()
    })
    await step('one order in a dialog', async () => {
      await userEvent.click(page().getByRole('button', { name: /VD-2026-000420/ }))
      await expect(await page().findByRole('dialog', { name: /VD-2026-000420/ })).toBeInTheDocument()
    })
  },
}

/** The link in the mail that asks for a review opens the order. */
export const LinkedOrder: Story = {
  parameters: { rules: ['ORDER-600'] },
  args: { path: `/orders?order=${myOrders[2]?._id ?? ''}` },
  beforeEach: signedInShopper,
  play: async () => {
    const name = new RegExp(myOrders[2]?.orderNumber ?? '-')
    await expect(await page().findByRole('dialog', { name })).toBeInTheDocument()
  },
}

async function claim() {
  await userEvent.type(await page().findByLabelText('Bestellnummer'), 'VD-2026-000431')
  await userEvent.type(page().getByLabelText('Code'), '7KQ2-M4XD{Enter}')
}

export const GuestOrderClaimed: Story = {
  parameters: { rules: ['ORDER-40'] },
  beforeEach: signedInShopper,
  play: async () => {
    await claim()
    const done = await page().findByText('Bestellung VD-2026-000431 ist jetzt in Ihrem Konto.')
    await expect(done).toBeVisible()
    // Its form is gone.
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  },
}

export const NoSuchClaim: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.noSuchClaim)
    signedInShopper()
  },
  play: async () => {
    await claim()
    await expect(await page().findByRole('alert')).toHaveTextContent('gibt es keine Bestellung')
  },
}

export const ClaimingFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.claimingFailed)
    signedInShopper()
  },
  play: async () => {
    await claim()
    await expect(await page().findByRole('alert')).toBeVisible()
  },
}

/** Filter and page are restored from the URL. */
export const OrdersByAddress: Story = {
  args: { path: '/orders?status=delivered&page=1' },
  beforeEach: signedInShopper,
  play: async () => {
    await expect(await page().findByText('Seite 1 von 1, 10 Bestellungen')).toBeVisible()
    await expect(page().getByRole('button', { name: 'Zugestellt' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A page beyond the end, for example of a bookmark, shows the last one. */
export const OrdersBeyondTheEnd: Story = {
  args: { path: '/orders?status=delivered&page=3' },
  beforeEach: signedInShopper,
  play: async () => {
    const list = within(await page().findByRole('list', { name: 'Meine Bestellungen' }))
    await expect(await list.findAllByRole('listitem')).toHaveLength(10)
    await expect(page().getByText('Seite 1 von 1, 10 Bestellungen')).toBeVisible()
  },
}

export const OrdersFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.error)
    signedInShopper()
  },
  play: async () => {
    await expect(await page().findByText('Fehler beim Laden der Bestellungen')).toBeVisible()
  },
}

/** An expired session opens the login over the guest view, and the orders show afterwards. */
export const OrdersOfADeadSession: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.unauthorised)
    expiredShopper()
  },
  play: async ({ msw }) => {
    await loginDialog()
    await expectSignedOut()
    msw.use(...accountMocks.ok)
    await logIn()
    await expect(await page().findByRole('button', { name: /VD-2026-000431/ })).toBeInTheDocument()
  },
}

export const GuestFindsAnOrder: Story = {
  parameters: { rules: ['ORDER-8'] },
  play: async ({ step }) => {
    await step('all three are needed', async () => {
      await userEvent.click(await page().findByRole('button', { name: 'Bestellung anzeigen' }))
      await waitFor(() =>
        expect(page().getByLabelText('Bestellnummer')).toHaveAccessibleDescription(
          expect.stringContaining('Bitte geben Sie die Bestellnummer ein'),
        ),
      )
    })
    await step('and name it', async () => {
      await ask()
      await expect(await page().findByRole('heading', { name: 'Bestellung VD-2026-000431' })).toBeVisible()
    })
  },
}

export const GuestFollowsALink: Story = {
  args: { path: link },
  play: async () => {
    await expect(await page().findByRole('heading', { name: 'Bestellung VD-2026-000431' })).toBeVisible()
    await expect(page().getByLabelText('Code')).toHaveValue('7KQ2-M4XD')
  },
}

/** A guest who copies the IBAN into another tab finds the order as it was left. */
export const GuestComesBackToTheTab: Story = {
  args: { path: link },
  play: async () => {
    const heading = await page().findByRole('heading', { name: 'Bestellung VD-2026-000431' })
    const { queries } = runningShop()
    window.dispatchEvent(new Event('visibilitychange'))
    // Queries are refetched after this.
    await queries.resumePausedMutations()
    await expect(queries.isFetching({ queryKey: ['lookup'] })).toBe(0)
    await expect(heading).toBeVisible()
  },
}

export const NoSuchOrder: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.noSuchOrder),
  play: async ({ msw, step }) => {
    await ask()
    await expect(await page().findByRole('alert')).toHaveTextContent(
      'Zu diesen Angaben gibt es keine Bestellung.',
    )
    await step('asked again, it may be there', async () => {
      msw.use(...accountMocks.ok)
      await userEvent.click(page().getByRole('button', { name: 'Bestellung anzeigen' }))
      await expect(await page().findByRole('heading', { name: 'Bestellung VD-2026-000431' })).toBeVisible()
    })
  },
}

export const LookupSlow: Story = {
  args: { path: link },
  beforeEach: ({ msw }) => msw.use(...accountMocks.slow),
  play: async () => {
    const button = await page().findByRole('button', { name: /Bestellung anzeigen/ })
    await waitFor(() => expect(button.closest('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const LookupFailed: Story = {
  args: { path: link },
  beforeEach: ({ msw }) => msw.use(...accountMocks.error),
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bestelldetails')
  },
}

export const LookupOffline: Story = {
  args: { path: link },
  parameters: { rules: ['SHOP-983'] },
  beforeEach: ({ msw }) => msw.use(...accountMocks.offline),
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent(
      'Fehler beim Laden der Bestelldetails. Ihre Angaben stehen noch da; bitte versuchen Sie es noch einmal.',
    )
    await expect(page().getByLabelText('E-Mail-Adresse')).not.toHaveValue('')
  },
}

export const GuestLogsIn: Story = {
  play: async () => {
    await userEvent.click(
      await within(await page().findByRole('main')).findByRole('button', { name: 'Anmelden' }),
    )
    await logIn()
    await expect(await page().findByRole('button', { name: /VD-2026-000431/ })).toBeInTheDocument()
  },
}
