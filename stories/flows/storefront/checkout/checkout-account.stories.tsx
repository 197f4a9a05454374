import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { sabine } from '@/shop/account/account-data.mocks'
import { addressMocks, keptAddresses } from '@/shop/addresses/addresses.mocks'
import { answers, unauthorised } from '@/mocks/shared/handlers'
import { checkoutMocks } from '@/shop/checkout/checkout.mocks'
import { flow } from '@stories/fixtures/flow'
import { expectSignedOut, logIn, loginDialog, page, rememberSabine } from '../account/account'
import { fill, order, shopperWithCart, succeeds } from './checkout'
import { Shop } from '../shop'

/** Bodies of addresses that were kept. */
const kept = fn()

const meta = {
  title: 'Flows/Storefront/Checkout/Account',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/checkout?guest=true' },
  beforeEach: shopperWithCart,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** The session expires while the form is being filled in: the login opens and no input is lost. */
export const SessionEnds: Story = {
  parameters: { rules: ['CHECKOUT-31', 'CHECKOUT-82', 'IDENTITY-6'] },
  args: { path: '/checkout' },
  beforeEach: rememberSabine,
  play: async ({ msw: worker, step }) => {
    await fill()
    worker.use(unauthorised('checkout'))
    await order()
    await step('the login lies over the form', async () => {
      // Wait for the dialog: the request may still be in flight.
      const login = await loginDialog()
      await expect(login.getByText(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
      await expect(login.getByLabelText('E-Mail-Adresse')).toHaveValue(sabine.email)
      await expect(page().queryByText('Fehler beim Erstellen der Bestellung')).not.toBeInTheDocument()
      worker.use(...checkoutMocks.ok)
    })
    await step('the same order is sent after it', async () => {
      const login = await loginDialog()
      await userEvent.type(login.getByLabelText('Passwort'), 'kamille26{Enter}')
      await succeeds()
    })
  },
}

/** Who does not log in again goes on as a guest, with the same form. */
export const SessionEndsAndAGuestGoesOn: Story = {
  parameters: { rules: ['CHECKOUT-82'] },
  args: { path: '/checkout' },
  beforeEach: rememberSabine,
  play: async ({ msw: worker }) => {
    await fill()
    worker.use(unauthorised('checkout'))
    await order()
    const login = await loginDialog()
    worker.use(...checkoutMocks.ok)
    await userEvent.click(login.getByRole('link', { name: 'Als Gast bestellen' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(page().getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
    await order()
    await succeeds()
  },
}

/** The session expires before the order, at the coupon: the login opens as well, and no input is lost. */
export const SessionEndsAtTheCoupon: Story = {
  parameters: { rules: ['CHECKOUT-31', 'IDENTITY-6'] },
  args: { path: '/checkout' },
  beforeEach: ({ msw: worker }) => {
    worker.use(unauthorised('validateCoupon'))
    rememberSabine()
  },
  play: async () => {
    await fill()
    await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'minus5{Enter}')
    const login = await loginDialog()
    await expectSignedOut()
    await userEvent.type(login.getByLabelText('Passwort'), 'kamille26{Enter}')
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(page().getByLabelText(/^Stadt/)).toHaveValue('Leipzig')
    await order()
    await succeeds()
  },
}

/** The form is prefilled from the profile. */
export const Prefilled: Story = {
  args: { path: '/checkout' },
  beforeEach: rememberSabine,
  play: async () => {
    await page().findByRole('heading', { name: 'Fast geschafft' })
    const known: readonly (readonly [RegExp, string])[] = [
      [/^Name/, sabine.name],
      [/^E-Mail-Adresse/, sabine.email],
      [/^Telefon/, sabine.phone],
      [/^Straße und Hausnummer/, sabine.address.street],
      [/^Postleitzahl/, sabine.address.zipCode],
      [/^Stadt/, sabine.address.city],
      [/^Land/, 'Deutschland'],
    ]
    for (const [label, value] of known) await expect(await page().findByLabelText(label)).toHaveValue(value)
  },
}

/** The default address stands in the form; a new one goes into the book where the buyer asks for it. */
export const FromTheAddressBook: Story = {
  parameters: { rules: ['CHECKOUT-572'] },
  args: { path: '/checkout' },
  beforeEach: ({ msw: worker }) => {
    kept.mockClear()
    worker.use(
      ...addressMocks.kept,
      answers('addAddress', async (request) => {
        kept(await request.json())
        return { addresses: [] }
      }),
    )
    rememberSabine()
  },
  play: async ({ step }) => {
    const field = (label: RegExp) => page().findByLabelText(label)
    const book = await field(/^Aus Ihrem Adressbuch/)
    await expect(book).toHaveValue(keptAddresses[0]._id)
    await expect(await field(/^Straße und Hausnummer/)).toHaveValue('Karl-Liebknecht-Straße 22')
    await step('another one, with its name and company', async () => {
      await userEvent.selectOptions(book, keptAddresses[2]._id)
      await expect(await field(/^Name/)).toHaveValue('Hannelore Koch')
      await expect(await field(/^Firma/)).toHaveValue('Blumen Koch')
      await expect(await field(/^Firma/)).toBeVisible()
      await expect(await field(/^Land/)).toHaveValue('Österreich')
      await userEvent.selectOptions(book, '')
      await expect(await field(/^Firma/)).toHaveValue('')
      await userEvent.selectOptions(book, keptAddresses[1]._id)
      await expect(await field(/^Postnummer/)).toHaveValue('1234567')
    })
    await step('one that is not in the book is kept', async () => {
      const packstation = await field(/^Nummer der Packstation/)
      await userEvent.clear(packstation)
      await userEvent.type(packstation, '146')
      await expect(book).toHaveValue('')
      await userEvent.click(page().getByRole('checkbox', { name: 'Adresse im Adressbuch speichern' }))
      await userEvent.click(page().getByRole('radio', { name: /Banküberweisung/ }))
      await order()
      await succeeds()
      await waitFor(() => expect(kept).toHaveBeenCalledOnce())
      await expect(kept).toHaveBeenCalledWith({
        name: 'Sabine Koch',
        street: 'Packstation 146',
        postNumber: '1234567',
        zipCode: '04107',
        city: 'Leipzig',
        country: 'Deutschland',
        isDefault: false,
      })
    })
  },
}

/** What is typed on a slow line must not be joined with the recipient of the default address. */
export const AddressBookLoading: Story = {
  parameters: { rules: ['CHECKOUT-80'] },
  args: { path: '/checkout' },
  beforeEach: ({ msw: worker }) => {
    worker.use(...addressMocks.slow)
    rememberSabine()
  },
  play: async () => {
    const street = await page().findByLabelText(/^Straße und Hausnummer/)
    await expect(street.closest('form')).toHaveAttribute('inert')
  },
}

/** A guest logs in at the checkout: empty fields are filled from the profile, typed ones are kept. */
export const GuestLogsIn: Story = {
  play: async ({ step }) => {
    const field = (label: RegExp) => page().findByLabelText(label)
    await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await userEvent.type(await field(/^Name/), 'Familie Koch')
    await step('a message at a field that will be filled', async () => {
      await order()
      await waitFor(async () =>
        expect(await field(/^Telefon/)).toHaveAccessibleDescription('Telefonnummer ist erforderlich'),
      )
    })
    await step('the login from the form', async () => {
      await userEvent.click(page().getByRole('button', { name: 'Anmelden' }))
      await logIn()
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('empty fields are filled, typed ones stay', async () => {
      await expect(await field(/^Name/)).toHaveValue('Familie Koch')
      await expect(await field(/^E-Mail-Adresse/)).toHaveValue(sabine.email)
      await expect(await field(/^Telefon/)).toHaveValue(sabine.phone)
      await expect(await field(/^Telefon/)).not.toHaveAccessibleDescription()
      await expect(await field(/^Straße und Hausnummer/)).toHaveValue(sabine.address.street)
      await expect(await field(/^Postleitzahl/)).toHaveValue(sabine.address.zipCode)
      await expect(await field(/^Stadt/)).toHaveValue(sabine.address.city)
    })
    await step('the order is the customer’s, so no code is needed to find it', async () => {
      await userEvent.click(page().getByRole('radio', { name: /Banküberweisung/ }))
      await order()
      await succeeds()
      await expect(page().getByText(/^Eine Bestätigung geht an/)).not.toHaveTextContent('Code')
    })
  },
}

/** A partly typed address is not completed from the profile, so that two addresses are never mixed. */
export const GuestWithAnAddressLogsIn: Story = {
  play: async () => {
    const field = (label: RegExp) => page().findByLabelText(label)
    await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await userEvent.type(await field(/^Stadt/), 'Hamburg')
    await userEvent.click(page().getByRole('button', { name: 'Anmelden' }))
    await logIn()
    await waitFor(async () => expect(await field(/^Name/)).toHaveValue(sabine.name))
    await expect(await field(/^Stadt/)).toHaveValue('Hamburg')
    await expect(await field(/^Straße und Hausnummer/)).toHaveValue('')
    await expect(await field(/^Postleitzahl/)).toHaveValue('')
  },
}
