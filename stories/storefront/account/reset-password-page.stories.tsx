import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { ResetPasswordPage } from '@/screens/storefront/account/reset-password-page'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Storefront/Account/Reset password page',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'form' as const }, onSubmit: fn(), onLogin: fn(), onForgot: fn() },
})

export default meta

export const Form = meta.story({ ...pictured, tags: ['picture'] })
Form.test('different entries; saves it', async ({ args, canvas, step }) => {
  const password = canvas.getByLabelText('Neues Passwort')
  await step('different entries', async () => {
    await userEvent.type(password, 'kamille26')
    await userEvent.type(canvas.getByLabelText('Wiederholen'), 'kamille')
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort speichern' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Wiederholen')).toHaveAccessibleDescription(
        'Passwörter stimmen nicht überein',
      ),
    )
  })
  await step('saves it', async () => {
    await userEvent.type(canvas.getByLabelText('Wiederholen'), '26{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('kamille26'))
  })
})
export const Saving = meta.story({ args: { state: { status: 'saving' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
})
export const Invalid = meta.story({
  args: { state: { status: 'invalid' } },
})
Invalid.test('calls onForgot', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Neuen Link anfordern' }))
  await expect(args.onForgot).toHaveBeenCalledOnce()
})
export const Done = meta.story({
  args: { state: { status: 'done' } },
})
Done.test('calls onLogin', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.click(within(canvas.getByRole('status')).getByRole('button', { name: 'Anmelden' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
