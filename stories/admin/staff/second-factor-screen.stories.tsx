import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { PasskeyLogin } from '@/screens/admin/staff/passkey-login'
import { SecondFactorScreen } from '@/screens/admin/staff/second-factor-screen'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const onPasskey = fn()

const meta = {
  title: 'Admin/Login/Second factor',
  component: SecondFactorScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'form' }, onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof SecondFactorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  ...pictured,
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Doğrulama kodu')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Kod gereklidir')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, '123 456{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456')
  },
}

export const Sending: Story = {
  args: { state: { status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Giriş yap' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A wrong or used code is told at the field. */
export const WrongCode: Story = {
  args: {
    state: {
      status: 'failed',
      serverError: 'Bu kod hatalı veya daha önce kullanılmış.',
      fieldErrors: [{ path: 'code', msg: 'Bu kod hatalı veya daha önce kullanılmış.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Doğrulama kodu')).toBeInvalid()
    await expect(canvas.getByText('Bu kod hatalı veya daha önce kullanılmış.')).toBeVisible()
  },
}

export const TooOften: Story = {
  args: { state: { status: 'failed', serverError: 'Çok fazla istek. Lütfen biraz sonra tekrar deneyin.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Çok fazla istek/)
  },
}

export const Expired: Story = {
  args: { state: { status: 'expired' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Girişin süresi doldu')
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden giriş yap' }))
    await expect(args.onBack).toHaveBeenCalled()
  },
}

/** Where the account has passkeys, they are offered too. */
export const WithPasskey: Story = {
  ...pictured,
  tags: ['picture'],
  args: { passkey: <PasskeyLogin busy={false} failure={null} onLogin={onPasskey} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }))
    await expect(onPasskey).toHaveBeenCalled()
  },
}

/** Nobody confirmed in time, or the browser refused. */
export const PasskeyFailed: Story = {
  args: { passkey: <PasskeyLogin busy={false} failure={{}} onLogin={onPasskey} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Geçiş anahtarı kullanılamadı')
  },
}

export const Phone: Story = { ...phone, ...pictured, tags: ['picture'] }
