import { expect, fn, userEvent, waitFor } from '@storybook/test'
import {
  AddressesPanel,
  type AddressesPanelProps,
} from '@/screens/storefront/account/addresses/addresses-panel'
import { MAX_ADDRESSES } from '@/shop/addresses/address-book'
import { keptAddresses } from '@/shop/addresses/addresses.mocks'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'
import { body } from '../../fixtures/body'

const [home, locker] = keptAddresses
const args = {
  state: { status: 'ready', addresses: keptAddresses },
  step: { name: 'list' },
  saving: { status: 'idle' },
  onStep: fn(),
  onSubmit: fn(),
  onRemove: fn(),
  onRetry: fn(),
} satisfies AddressesPanelProps

/** The customer's address book, in a tab of its own. */
const meta = preview.meta({
  title: 'Storefront/Account/Profile dialog/Addresses',
  component: AddressesPanel,
  args,
})

export default meta

export const List = meta.story({
  parameters: { rules: ['CHECKOUT-571'] },
  play: async ({ args, canvasElement }) => {
    const panel = body(canvasElement)
    await expect(panel.getAllByText('Standardadresse')).toHaveLength(1)
    await userEvent.click(panel.getByRole('button', { name: /Packstation 145.*: ändern$/ }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'edit', address: locker })
    await userEvent.click(panel.getByRole('button', { name: /Wien.*: löschen$/ }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'remove', address: keptAddresses[2] })
    await userEvent.click(panel.getByRole('button', { name: 'Adresse hinzufügen' }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'edit' })
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const LoadFailed = meta.story({
  args: { state: { status: 'error', retrying: false } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(body(canvasElement).getByRole('button', { name: /versuchen/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const None = meta.story({ args: { state: { status: 'ready', addresses: [] } } })
export const Full = meta.story({
  args: {
    state: {
      status: 'ready',
      addresses: Array.from({ length: MAX_ADDRESSES }, (_, at) => ({
        ...home,
        _id: String(at),
        isDefault: at === 0,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const panel = body(canvasElement)
    await expect(panel.getByText('Ihr Adressbuch ist mit 20 Adressen voll.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Adresse hinzufügen' })).toBeNull()
  },
})
export const Saved = meta.story({ args: { saving: { status: 'saved' } } })

export const Add = meta.story({ args: { step: { name: 'edit' } } })
Add.test('needs an address; a Packstation has two numbers', async ({ args, canvasElement, step }) => {
  const panel = body(canvasElement)
  const save = () => userEvent.click(panel.getByRole('button', { name: 'Speichern' }))
  await step('what is missing', async () => {
    await save()
    await waitFor(() =>
      expect(panel.getByLabelText('Stadt')).toHaveAccessibleDescription('Stadt ist erforderlich'),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  })
  await step('a Packstation', async () => {
    await userEvent.type(panel.getByLabelText(/^Name der Empf/), 'Sabine Koch')
    await userEvent.click(panel.getByRole('checkbox', { name: 'An eine DHL-Packstation liefern' }))
    await userEvent.type(panel.getByLabelText('Postnummer'), '1234567')
    await userEvent.type(panel.getByLabelText('Nummer der Packstation'), '145')
    await userEvent.type(panel.getByLabelText('Postleitzahl'), '04107')
    await userEvent.type(panel.getByLabelText('Stadt'), 'Leipzig')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Als Standardadresse verwenden' }))
    await save()
    const { name, street, postNumber, zipCode, city, country } = locker
    const sent = { name, street, postNumber, zipCode, city, country, isDefault: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent))
  })
})
export const AddFirst = meta.story({
  args: { step: { name: 'edit' }, state: { status: 'ready', addresses: [] } },
})
export const Change = meta.story({ args: { step: { name: 'edit', address: locker } } })
export const Saving = meta.story({
  args: { step: { name: 'edit', address: home }, saving: { status: 'saving' } },
})
export const Failed = meta.story({
  args: { step: { name: 'edit', address: home }, saving: { status: 'failed' } },
})
export const Refused = meta.story({
  args: {
    step: { name: 'edit', address: home },
    saving: { status: 'failed', fieldErrors: { zipCode: 'Gültige 5-stellige Postleitzahl erforderlich' } },
  },
})
export const Remove = meta.story({
  args: { step: { name: 'remove', address: locker } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(body(canvasElement).getByRole('button', { name: 'Löschen' }))
    await expect(args.onRemove).toHaveBeenCalledWith(locker)
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
