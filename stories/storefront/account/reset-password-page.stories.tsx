import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { ResetPasswordPage } from '@/screens/storefront/account/reset-password-page'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Reset password page',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { state: { status: 'form' }, onSubmit: fn(), onLogin: fn(), onForgot: fn() },
} satisfies Meta<typeof ResetPasswordPage>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = { ...pictured }
export const FormWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
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
  },
}
export const Saving: Story = { args: { state: { status: 'saving' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Zurücksetzen des Passworts')
  },
}
export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
}
export const InvalidWorks: Story = {
  ...Invalid,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Neuen Link anfordern' }))
    await expect(args.onForgot).toHaveBeenCalledOnce()
  },
}
export const Done: Story = {
  args: { state: { status: 'done' } },
}
export const DoneWorks: Story = {
  ...Done,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('status')).getByRole('button', { name: 'Anmelden' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
