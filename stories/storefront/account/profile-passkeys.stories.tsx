import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { PasskeysPanel, type PasskeysPanelProps } from '@/screens/storefront/account/passkeys/passkeys-panel'
import { customerPasskeyRows } from '@/shop/passkeys/customer-passkeys.mocks'
import preview from '#.storybook/preview'
import { onPhone } from '../../fixtures/windows'
import { body } from '../../fixtures/body'

const args = {
  state: { status: 'ready', passkeys: customerPasskeyRows },
  step: { name: 'list' },
  isConfirmed: true,
  saving: { status: 'idle' },
  proof: 'none',
  onStep: fn(),
  onProve: fn(),
  onSubmit: fn(),
  onRetry: fn(),
} satisfies PasskeysPanelProps

/** The customer's passkeys, in the tab of the password. */
const meta = preview.meta({
  title: 'Storefront/Account/Profile dialog/Passkeys',
  component: PasskeysPanel,
  args,
})

export default meta

export const List = meta.story({
  play: async ({ args, canvasElement }) => {
    const panel = body(canvasElement)
    await expect(panel.getByText('Zuletzt benutzt am 20.11.2026')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Laptop: entfernen' }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'remove', passkey: customerPasskeyRows[1] })
    await userEvent.click(panel.getByRole('button', { name: 'Passkey hinzufügen' }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'add' })
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
export const None = meta.story({ args: { state: { status: 'ready', passkeys: [] } } })
export const Unconfirmed = meta.story({
  parameters: { rules: ['IDENTITY-300'] },
  args: { state: { status: 'ready', passkeys: [] }, isConfirmed: false },
  play: async ({ canvasElement }) => {
    const panel = body(canvasElement)
    await expect(panel.getByText(/^Bestätigen Sie zuerst/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull()
  },
})
export const Saved = meta.story({ args: { saving: { status: 'saved' } } })
/** The first one: there is none to ask for instead of the password. */
export const AddFirst = meta.story({
  args: { step: { name: 'add' }, state: { status: 'ready', passkeys: [] } },
  play: async ({ args, canvasElement, step }) => {
    const panel = body(canvasElement)
    const add = panel.getByRole('button', { name: 'Passkey hinzufügen' })
    await step('name and password are needed', async () => {
      await userEvent.click(add)
      const name = panel.getByLabelText('Name des Passkeys')
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription(expect.stringContaining('Bitte geben Sie einen Namen ein')),
      )
      await expect(name).toHaveFocus()
      await expect(panel.getByLabelText('Ihr Passwort')).toHaveAccessibleDescription(
        'Bitte geben Sie Ihr Passwort ein',
      )
      await expect(panel.queryByRole('button', { name: 'Mit Passkey bestätigen' })).toBeNull()
    })
    await userEvent.type(panel.getByLabelText('Name des Passkeys'), 'Tablet')
    await userEvent.type(panel.getByLabelText('Ihr Passwort'), 'kamille26')
    await userEvent.click(add)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Tablet', currentPassword: 'kamille26' }),
    )
  },
})
export const Adding = meta.story({ args: { step: { name: 'add' }, saving: { status: 'saving' } } })
export const NotConfirmed = meta.story({
  args: { step: { name: 'add' }, saving: { status: 'failed' } },
  play: async ({ canvasElement }) => {
    const alert = body(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('Der Passkey konnte nicht benutzt werden')
    await expect(alert).toHaveFocus()
  },
})
export const WrongPassword = meta.story({
  args: {
    step: { name: 'add' },
    saving: { status: 'failed', fieldErrors: { currentPassword: 'Das aktuelle Passwort ist falsch.' } },
  },
  play: async ({ canvasElement }) => {
    const password = body(canvasElement).getByLabelText('Ihr Passwort')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Das aktuelle Passwort ist falsch.'))
    await expect(password).toHaveFocus()
  },
})
export const Remove = meta.story({
  args: { step: { name: 'remove', passkey: customerPasskeyRows[0] } },
  play: async ({ args, canvasElement }) => {
    const panel = body(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Mit Passkey bestätigen' }))
    await expect(args.onProve).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Abbrechen' }))
    await expect(args.onStep).toHaveBeenCalledWith({ name: 'list' })
  },
})
export const Asking = meta.story({
  args: { step: { name: 'remove', passkey: customerPasskeyRows[0] }, proof: 'asking' },
})
export const AskedInVain = meta.story({
  args: { step: { name: 'remove', passkey: customerPasskeyRows[0] }, proof: 'failed' },
})
/** The passkey stands for the password. */
export const Proven = meta.story({
  args: { step: { name: 'remove', passkey: customerPasskeyRows[0] }, proof: 'given' },
  play: async ({ args, canvasElement }) => {
    const panel = body(canvasElement)
    await expect(panel.queryByLabelText('Ihr Passwort')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Passkey entfernen' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
})
export const Phone = meta.story({ args: { step: { name: 'add' } }, globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
