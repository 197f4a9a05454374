import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { NewPasswordScreen } from '@/screens/admin/staff/new-password-screen'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Admin/Staff/New password',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'form' }, onSubmit: fn(), onLogin: fn(), onForgot: fn() },
} satisfies Meta<typeof NewPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = { ...pictured }
export const FormWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Yeni şifre'), '12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi kaydet' }))
    await expect(
      await canvas.findByText('Şifre en az 12 karakter olmalıdır, iki adımlı doğrulamayla 8'),
    ).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Yeni şifre'))
    await userEvent.type(canvas.getByLabelText('Yeni şifre'), 'Holunder-9')
    await userEvent.type(canvas.getByLabelText('Yeni şifre (tekrar)'), 'Holunder-9')
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi kaydet' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Holunder-9'))
  },
}

export const Saving: Story = { args: { state: { status: 'saving' } } }
export const Failed: Story = { args: { state: { status: 'failed' } } }

export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/geçersiz veya süresi dolmuş/)
  },
}

export const Done: Story = { args: { state: { status: 'done' } } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
export const Dark: Story = { globals: { theme: 'dark' } }
