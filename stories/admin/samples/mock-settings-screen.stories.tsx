import { expect, fn, userEvent } from '@storybook/test'
import { MockSettingsScreen } from '@/screens/admin/samples/mock-settings-screen'
import preview from '#.storybook/preview'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Sample screens/System settings',
  component: MockSettingsScreen,
  decorators: [inShell('settings')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { tab: 'security' as const, onTabChange: fn() },
})

export default meta

export const Security = meta.story()
Security.test('calls onTabChange', { parameters: { rules: ['ADMIN-45'] } }, async ({ args, canvas }) => {
  await expect(canvas.getByText('Örnek veri')).toBeVisible()
  await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Genel',
    'Ödemeler',
    'Güvenlik',
    'Bildirimler',
    'Yedekleme',
    'Sistem',
  ])
  await expect(canvas.getByRole('link', { name: 'E-postalar' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=activity&tab=mails',
  )
  await expect(canvas.getByRole('switch', { name: 'İki adımlı doğrulama' })).toBeChecked()
  await userEvent.click(canvas.getByRole('tab', { name: 'Yedekleme' }))
  await expect(args.onTabChange).toHaveBeenCalledWith('backup')
})
export const General = meta.story({ args: { tab: 'general' } })
export const Payments = meta.story({ args: { tab: 'payments' } })
export const Notifications = meta.story({ args: { tab: 'notifications' } })
export const Backup = meta.story({ args: { tab: 'backup' } })
export const System = meta.story({ args: { tab: 'system' } })
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
