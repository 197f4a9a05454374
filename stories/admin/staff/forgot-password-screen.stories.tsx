import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { ForgotPasswordScreen } from '@/screens/admin/staff/forgot-password-screen'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Login/Forgotten password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'form' }, onSubmit: fn(), onLogin: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = { ...pictured, tags: ['picture'] }

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-posta')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı iste' }))
    await expect(await canvas.findByText('E-posta gereklidir')).toBeVisible()
    await userEvent.type(email, 'elif')
    await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı iste' }))
    await expect(await canvas.findByText('Geçerli bir e-posta girin')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { state: { status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bağlantı iste' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Says nothing about whether somebody has the address. */
export const Sent: Story = {
  args: { state: { status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bu adrese ait bir hesap varsa e-posta yolda.')
  },
}

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bağlantı istenirken bir hata oluştu')
  },
}

export const TooOften: Story = {
  args: { state: { status: 'failed', message: 'Çok fazla istek. Lütfen biraz sonra tekrar deneyin.' } },
}

export const Dark: Story = { ...Sent, globals: { theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const German: Story = { globals: { language: 'de' } }
