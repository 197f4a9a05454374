import { expect, fn, userEvent, waitFor } from '@storybook/test'
import { NewPasswordScreen } from '@/screens/admin/staff/new-password-screen'
import preview from '#.storybook/preview'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Login/New password',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'form' as const }, onSubmit: fn(), onLogin: fn(), onForgot: fn() },
})

export default meta

export const Form = meta.story({ ...pictured, tags: ['picture'] })
Form.test('calls onSubmit', async ({ args, canvas }) => {
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
})

export const Saving = meta.story({ args: { state: { status: 'saving' } } })
export const Failed = meta.story({ args: { state: { status: 'failed' } } })

export const Invalid = meta.story({
  args: { state: { status: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/geçersiz veya süresi dolmuş/)
  },
})

export const Done = meta.story({ args: { state: { status: 'done' } } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
