import { expect, fn, userEvent, within } from '@storybook/test'
import { VerifyEmailPage } from '@/screens/storefront/account/verify-email-page'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Storefront/Account/Verify e-mail page',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const },
    email: 'sabine.koch@post.example',
    onConfirm: fn(),
    onLogin: fn(),
    onProfile: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onConfirm', async ({ args, canvas }) => {
  await expect(canvas.getByText(/sabine.koch@post.example/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Adresse bestätigen' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})
export const SignedOut = meta.story({
  args: { state: { status: 'signedOut' } },
})
SignedOut.test('calls onLogin', { parameters: { rules: ['IDENTITY-31'] } }, async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible()
  await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Anmelden' }))
  await expect(args.onLogin).toHaveBeenCalledOnce()
})
export const Confirming = meta.story({ args: { state: { status: 'confirming' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Adresse konnte nicht bestätigt werden.')
  },
})
export const Invalid = meta.story({
  args: { state: { status: 'invalid' } },
})
Invalid.test('calls onProfile', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: /Link/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Profil öffnen' }))
  await expect(args.onProfile).toHaveBeenCalledOnce()
})
export const Done = meta.story({
  args: { state: { status: 'done', joinedOrders: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 frühere Bestellungen')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})
export const DoneWithoutOrders = meta.story({ args: { state: { status: 'done', joinedOrders: 0 } } })
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ args: Done.input.args, globals: { language: 'tr' } })
export const English = meta.story({ args: Done.input.args, globals: { language: 'en' } })
