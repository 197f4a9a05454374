import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { VerifyEmailPage } from '@/screens/storefront/account/verify-email-page'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Storefront/Verify e-mail page',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' },
    email: 'sabine.koch@post.example',
    onConfirm: fn(),
    onLogin: fn(),
    onProfile: fn(),
  },
} satisfies Meta<typeof VerifyEmailPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/sabine.koch@post.example/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse bestätigen' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const SignedOut: Story = {
  args: { state: { status: 'signedOut' } },
}
export const SignedOutWorks: Story = {
  ...SignedOut,
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['IDENTITY-31'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Anmelden' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}
export const Confirming: Story = { args: { state: { status: 'confirming' } } }
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Adresse konnte nicht bestätigt werden.')
  },
}
export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
}
export const InvalidWorks: Story = {
  ...Invalid,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Link/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Profil öffnen' }))
    await expect(args.onProfile).toHaveBeenCalledOnce()
  },
}
export const Done: Story = {
  args: { state: { status: 'done', joinedOrders: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 frühere Bestellungen')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const DoneWithoutOrders: Story = { args: { state: { status: 'done', joinedOrders: 0 } } }
export const Phone: Story = { globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Turkish: Story = { args: Done.args, globals: { language: 'tr' } }
export const English: Story = { args: Done.args, globals: { language: 'en' } }
