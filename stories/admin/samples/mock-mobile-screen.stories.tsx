import { expect, fn, userEvent, within } from '@storybook/test'
import { MockMobileScreen } from '@/screens/admin/samples/mock-mobile-screen'
import preview from '#.storybook/preview'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Sample screens/Mobile app',
  component: MockMobileScreen,
  decorators: [inShell('mobile')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { tab: 'overview' as const, onTabChange: fn() },
})

export default meta

export const Overview = meta.story()
Overview.test(
  'the notification is sent nowhere',
  { parameters: { rules: ['ADMIN-45', 'LAW-12'] } },
  async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Örnek veri')).toBeVisible()
    await expect(canvas.getByText('48.210')).toBeVisible()
    await expect(canvas.getByText('3.4.1')).toBeVisible()
    await step('the notification is sent nowhere', async () => {
      const form = within(canvas.getByRole('region', { name: 'Hızlı bildirim' }))
      await expect(form.getByRole('button', { name: 'Gönder' })).toBeDisabled()
    })
    await userEvent.click(canvas.getByRole('tab', { name: 'Bildirimler' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('notifications')
  },
)
export const Users = meta.story({ args: { tab: 'users' } })
export const Content = meta.story({ args: { tab: 'content' } })
export const Notifications = meta.story({ args: { tab: 'notifications' } })
export const Analytics = meta.story({
  args: { tab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Özellik kullanımı' })).toBeVisible()
    await expect(canvas.getByText('%82')).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
