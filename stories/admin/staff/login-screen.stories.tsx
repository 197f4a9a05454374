import { expect, fn, userEvent } from '@storybook/test'
import { LoginScreen } from '@/screens/admin/staff/login-screen'
import preview from '#.storybook/preview'
import { phone } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'

const meta = preview.meta({
  title: 'Admin/Login/Login page',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'idle' as const }, onLogin: fn(), onForgot: fn() },
})

export default meta

export const Idle = meta.story({ ...pictured, tags: ['picture'] })
Idle.test('work keeps the session open; Enter sends what was typed', async ({ args, canvas, step }) => {
  await step('work keeps the session open', async () => {
    await expect(canvas.getByText(/12 saat işlem yapılmazsa oturum kapanır\.$/)).toBeVisible()
  })
  await userEvent.type(canvas.getByLabelText('E-posta'), 'elif.yilmaz@verda.example')
  await userEvent.type(canvas.getByLabelText('Şifre'), 'Kırlangıç-42')
  await step('Enter sends what was typed', async () => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'elif.yilmaz@verda.example',
      password: 'Kırlangıç-42',
    })
  })
})

export const FieldErrors = meta.story({
  play: async ({ args, canvas, step }) => {
    const email = canvas.getByLabelText('E-posta')
    await userEvent.type(email, 'elif')
    await userEvent.click(canvas.getByRole('button', { name: 'Giriş yap' }))
    await expect(await canvas.findByText('Geçerli bir e-posta girin')).toBeVisible()
    await expect(canvas.getByText('Şifre gereklidir')).toBeVisible()
    await expect(email).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
    await step('an error goes when its field is edited', async () => {
      await userEvent.type(canvas.getByLabelText('Şifre'), 'x')
      await expect(canvas.queryByText('Şifre gereklidir')).not.toBeInTheDocument()
      await expect(canvas.getByText('Geçerli bir e-posta girin')).toBeVisible()
    })
  },
})

export const Submitting = meta.story({
  args: { state: { status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Giriş yap' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Giriş yapılırken bir hata oluştu')
  },
})

/** The server has ended the session that was open here. */
export const SessionEnded = meta.story({ args: { state: { status: 'idle', isExpired: true } } })
export const RefusedByServer = meta.story({
  args: { state: { status: 'failed', message: 'E-posta veya şifre hatalı' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('E-posta veya şifre hatalı')
  },
})

export const Dark = meta.story({ ...Failed.input, globals: { theme: 'dark' } })
export const Phone = meta.story({ ...phone })
export const German = meta.story({ globals: { language: 'de' } })
