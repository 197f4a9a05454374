import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import {
  afterTheSessionCheck,
  chooseFromMenu,
  expectSignedOut,
  loginDialog,
  logIn,
  openFromMenu,
  page,
} from '../account/account'
import { offline } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { Shop } from '../shop'
import { mockedCustomer } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Orders',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedCustomer,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const open = () => openFromMenu('Meine Bestellungen', /Meine Bestellungen/)
const rows = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.findAllByRole('button', { name: /VD-2026-/ })

export const Success: Story = {
  parameters: { rules: ['ORDER-7', 'SHOP-25'] },
  play: async ({ step }) => {
    const dialog = await open()
    await step('ten on a page', async () => {
      await expect(await rows(dialog)).toHaveLength(10)
      await expect(dialog.getByText('Seite 1 von 2, 12 Bestellungen')).toBeInTheDocument()
      await expect(dialog.getByText('Warten auf Zahlung')).toBeInTheDocument()
    })
    await step('the second page', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ältere' }))
      await expect(await dialog.findByText('Seite 2 von 2, 12 Bestellungen')).toBeInTheDocument()
      await expect(await rows(dialog)).toHaveLength(2)
    })
    await step('a status, from its first page', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Versendet' }))
      await expect(await dialog.findByText('Seite 1 von 1, 1 Bestellung')).toBeInTheDocument()
      await expect(await rows(dialog)).toHaveLength(1)
    })
    await step('none of a status', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Storniert' }))
      await expect(await dialog.findByText('Keine Bestellung mit diesem Status')).toBeInTheDocument()
    })
  },
}

/** Opened a second time without a connection: the list that is known stays, and is called an old one. */
export const ReloadFails: Story = {
  parameters: { rules: ['SHOP-82'] },
  play: async ({ msw }) => {
    await rows(await open())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    msw.use(offline('listMyOrders'))
    await expect(await rows(await open())).toHaveLength(10)
    await expect(
      await page().findByText(/^Der neueste Stand konnte nicht geladen werden\./),
    ).toBeInTheDocument()
  },
}

/** Adds the items that are still sold, at today's prices, and names the others. */
export const Reorder: Story = {
  parameters: { rules: ['ORDER-41', 'ORDER-42'] },
  play: async ({ step }) => {
    const list = await open()
    const [first] = await rows(list)
    if (first) await userEvent.click(first)
    const order = await pressable(await page().findByRole('dialog', { name: /VD-2026-000431/ }))
    await step('beside the payment stands its code', async () => {
      await expect(await order.findByRole('img', { name: /GiroCode/ })).toBeInTheDocument()
    })
    await step('into the cart', async () => {
      await userEvent.click(order.getByRole('button', { name: 'Noch einmal bestellen' }))
      await expect(await order.findByText(/im Warenkorb/)).toBeInTheDocument()
      await expect(localStorage.getItem('cartItems')).toContain('Abendruhe')
      await userEvent.click(order.getByRole('button', { name: 'Zum Warenkorb' }))
      await expect(await page().findByRole('dialog', { name: /Warenkorb/ })).toBeInTheDocument()
    })
  },
}

export const ReorderOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...checkoutMocks.cartUnknown),
  play: async () => {
    const list = await open()
    const [first] = await rows(list)
    if (first) await userEvent.click(first)
    const order = await pressable(await page().findByRole('dialog', { name: /VD-2026-000431/ }))
    await userEvent.click(order.getByRole('button', { name: 'Noch einmal bestellen' }))
    await expect(await order.findByRole('alert')).toHaveTextContent('konnte nicht in den Warenkorb')
  },
}

export const Detail: Story = {
  play: async ({ step }) => {
    const list = await open()
    await step('one order with its payment', async () => {
      const [first] = await rows(list)
      if (first) await userEvent.click(first)
      const order = await pressable(await page().findByRole('dialog', { name: /VD-2026-000431/ }))
      await expect(order.getByText('DE02 1203 0000 0000 2020 51')).toBeInTheDocument()
      await userEvent.click(order.getByRole('button', { name: 'Schließen' }))
      await waitFor(() =>
        expect(page().queryByRole('dialog', { name: /VD-2026-000431/ })).not.toBeInTheDocument(),
      )
    })
    await step('another one with its parcel', async () => {
      await userEvent.click(list.getByRole('button', { name: /VD-2026-000429/ }))
      const order = await pressable(await page().findByRole('dialog', { name: /VD-2026-000429/ }))
      await expect(order.getByRole('link', { name: /Sendung verfolgen/ })).toHaveAttribute(
        'href',
        expect.stringContaining('00340434161822100000'),
      )
    })
  },
}

export const DetailFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.orderGone),
  play: async ({ msw, step }) => {
    const [first] = await rows(await open())
    if (first) await userEvent.click(first)
    const order = await pressable(await page().findByRole('dialog', { name: 'Bestelldetails' }))
    const alert = await order.findByRole('alert')
    await expect(alert).toHaveTextContent('Bestelldetails konnten nicht geladen werden')
    await expect(alert).toHaveTextContent('Fehler beim Laden der Bestelldetails')
    await step('a new attempt', async () => {
      msw.use(...accountMocks.ok)
      await userEvent.click(order.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await page().findByRole('dialog', { name: /VD-2026-000431/ })).toBeInTheDocument()
    })
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.slow),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Bestellungen werden geladen')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.empty),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Noch keine Bestellung')).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.error),
  play: async ({ msw, step }) => {
    const dialog = await open()
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('Bestellungen konnten nicht geladen werden')
    await expect(alert).toHaveTextContent('Fehler beim Laden der Bestellungen')
    await step('a new attempt', async () => {
      msw.use(...accountMocks.ok)
      await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await rows(dialog)).toHaveLength(10)
    })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...accountMocks.offline),
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Fehler beim Laden der Bestellungen')
  },
}

export const SessionWasDead: Story = {
  play: async ({ msw, step }) => {
    await afterTheSessionCheck(() => msw.use(...accountMocks.unauthorised))
    // The 401 may arrive before the orders dialog becomes visible, so don't wait for the dialog.
    await chooseFromMenu('Meine Bestellungen')
    await loginDialog()
    await expectSignedOut()
    await step('the list is there after the login', async () => {
      msw.use(...accountMocks.ok)
      await logIn()
      const list = await pressable(await page().findByRole('dialog', { name: /Meine Bestellungen/ }))
      await expect(await rows(list)).toHaveLength(10)
    })
  },
}
