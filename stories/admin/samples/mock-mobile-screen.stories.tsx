import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { MockMobileScreen } from '@/screens/admin/samples/mock-mobile-screen'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = {
  title: 'Admin/Mobile app (sample data)',
  component: MockMobileScreen,
  decorators: [inShell('mobile')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { tab: 'overview', onTabChange: fn() },
} satisfies Meta<typeof MockMobileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {}
export const OverviewWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ADMIN-45', 'LAW-12'] },
  play: async ({ args, canvas, step }) => {
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
}
export const Users: Story = { args: { tab: 'users' } }
export const Content: Story = { args: { tab: 'content' } }
export const Notifications: Story = { args: { tab: 'notifications' } }
export const Analytics: Story = {
  args: { tab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Özellik kullanımı' })).toBeVisible()
    await expect(canvas.getByText('%82')).toBeVisible()
  },
}
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
