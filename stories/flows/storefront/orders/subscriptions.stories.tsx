import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { subscriptionMocks } from '@/shop/subscriptions/subscriptions.mocks'
import { failing } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { openFromMenu, page } from '../account/account'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Own Sparabos',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow, rules: ['SHOP-780'] },
  args: { path: '/' },
  beforeEach: (worker) => {
    mockedCustomer(worker)
    worker.msw.use(...subscriptionMocks.mine)
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(page().getByRole('main'))

/** They stand above the orders; the page of one skips a delivery. */
export const SkippedFromTheAccount: Story = {
  play: async () => {
    const dialog = await openFromMenu('Meine Bestellungen', /Meine Bestellungen/)
    await userEvent.click(await dialog.findByRole('link', { name: 'SA-000012: ansehen und ändern' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    const skip = await main().findByRole('button', { name: 'Diese Lieferung überspringen' })
    await expect(main().getByText('Karl-Liebknecht-Straße 22')).toBeVisible()
    await userEvent.click(skip)
    await expect(await main().findByText('Die Lieferung ist übersprungen.')).toBeVisible()
    await expect(main().getByRole('heading', { name: /2. Januar 2027$/ })).toBeVisible()
  },
}

/** The form begins with what holds; a wrong zip is told at its field. */
export const AddressChanged: Story = {
  args: { path: '/sparabo/verwalten?id=0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c11' },
  parameters: { rules: ['SHOP-781'] },
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Adresse ändern' }))
    const zip = await main().findByLabelText('Postleitzahl')
    await expect(main().getByLabelText('Straße und Hausnummer')).toHaveValue('Karl-Liebknecht-Straße 22')
    await userEvent.clear(zip)
    await userEvent.type(zip, '0410')
    await userEvent.click(main().getByRole('button', { name: 'Adresse speichern' }))
    await waitFor(() => expect(zip).toHaveFocus())
    await userEvent.type(zip, '9')
    await userEvent.click(main().getByRole('button', { name: 'Adresse speichern' }))
    await expect(await main().findByText(/^Die neue Adresse gilt/)).toBeVisible()
    await expect(main().getByRole('button', { name: 'Adresse ändern' })).toBeVisible()
  },
}

/** What the server refuses of the address is told at its field; all that was typed stays. */
export const AddressRefused: Story = {
  args: { path: '/sparabo/verwalten?id=0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c11' },
  parameters: { rules: ['SHOP-860', 'SHOP-861'] },
  beforeEach: ({ msw }) =>
    msw.use(
      failing('changeMySubscription', 'VALIDATION', {
        errors: [{ path: 'action.address.country', msg: 'Ungültiger Wert' }],
      }),
    ),
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Adresse ändern' }))
    await waitFor(() => expect(main().getByLabelText('Name')).toHaveFocus())
    await userEvent.click(main().getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(main().getByRole('button', { name: 'Adresse ändern' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const street = await main().findByLabelText('Straße und Hausnummer')
    await userEvent.clear(street)
    await userEvent.type(street, 'Am Markt 1')
    await userEvent.click(main().getByRole('button', { name: 'Adresse speichern' }))
    const country = main().getByLabelText('Land')
    await waitFor(() => expect(country).toHaveFocus())
    await waitFor(() => expect(country).toHaveAccessibleDescription('Ungültiger Wert'))
    await expect(main().getByLabelText('Straße und Hausnummer')).toHaveValue('Am Markt 1')
  },
}

/** Ended meanwhile in another tab: says so, and shows what holds. */
export const EndedElsewhere: Story = {
  args: { path: '/sparabo/verwalten?id=0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c11' },
  beforeEach: ({ msw }) => msw.use(failing('changeMySubscription', 'CONFLICT')),
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Diese Lieferung überspringen' }))
    await waitFor(() => expect(main().getByRole('alert')).toHaveFocus())
    await expect(main().getByRole('alert')).toHaveTextContent('Hier steht, was jetzt gilt.')
  },
}

/** Another customer's, or none. */
export const NotFound: Story = {
  args: { path: '/sparabo/verwalten?id=0b9d1c52-3f7e-4a6a-9c1c-5a3f8e2d0c99' },
  beforeEach: ({ msw }) => msw.use(failing('getMySubscription', 'NOT_FOUND')),
  play: async () => {
    await expect(await main().findByRole('alert')).toHaveTextContent('Dieser Link gilt nicht')
  },
}
