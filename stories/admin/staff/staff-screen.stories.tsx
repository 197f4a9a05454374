import { expect, userEvent } from '@storybook/test'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import preview from '#.storybook/preview'
import { body } from '../../fixtures/body'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'
import { pictured } from '../../fixtures/pictures'
import { staffArgs, staffMember as member } from './staff-args'

const meta = preview.meta({
  title: 'Admin/Staff/Staff page',
  component: StaffScreen,
  decorators: [inShell('staff')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: staffArgs,
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('nobody shuts themselves out', async ({ args, canvas, step }) => {
  await step('nobody shuts themselves out', async () => {
    await expect(canvas.getByText('Elif Yılmaz (siz)')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Elif Yılmaz: devre dışı bırak' })).toBeNull()
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya: devre dışı bırak' }))
  await expect(args.onToggle).toHaveBeenCalledWith(member)
  await userEvent.click(canvas.getByRole('button', { name: 'Mert Kaya için şifre bağlantısı gönder' }))
  await expect(args.onReset).toHaveBeenCalledWith(member)
  await expect(
    canvas.getByRole('button', { name: 'Sude Arslan için şifre bağlantısı gönder' }),
  ).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Yönetici davet et' }))
  await expect(args.onInvite).toHaveBeenCalledOnce()
})

export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByText('Yöneticiler yüklenirken hata oluştu')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Tekrar dene' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const Sent = meta.story({
  args: { notice: { code: 'resetSent', email: member.email } },
  play: async ({ canvasElement }) => {
    await expect(
      await body(canvasElement).findByText('mert.kaya@verda.example adresine bağlantı gönderildi'),
    ).toBeInTheDocument()
  },
})

export const ChangeFailed = meta.story({
  args: { notice: { code: 'changeFailed', message: 'Bu, kayıtlı verilerle çakışıyor.' } },
})
