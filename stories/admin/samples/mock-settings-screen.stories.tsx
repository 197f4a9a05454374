import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { MockSettingsScreen } from '@/screens/admin/samples/mock-settings-screen'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = {
  title: 'Admin/System settings (sample data)',
  component: MockSettingsScreen,
  decorators: [inShell('settings')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { tab: 'security', onTabChange: fn() },
} satisfies Meta<typeof MockSettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Security: Story = {}
export const SecurityWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ADMIN-45'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Örnek veri')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Genel',
      'Ödemeler',
      'Güvenlik',
      'Bildirimler',
      'Yedekleme',
      'Sistem',
    ])
    await expect(canvas.getByRole('switch', { name: 'İki adımlı doğrulama' })).toBeChecked()
    await userEvent.click(canvas.getByRole('tab', { name: 'Yedekleme' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('backup')
  },
}
export const General: Story = { args: { tab: 'general' } }
export const Payments: Story = { args: { tab: 'payments' } }
export const Notifications: Story = { args: { tab: 'notifications' } }
export const Backup: Story = { args: { tab: 'backup' } }
export const System: Story = { args: { tab: 'system' } }
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
