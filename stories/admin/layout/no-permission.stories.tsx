import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoPermission } from '@/screens/admin/layout/no-permission'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = {
  title: 'Admin/Layout/No permission',
  component: NoPermission,
  decorators: [inShell('payment-settings')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { section: 'payment-settings', home: '/admin/dashboard?section=orders' },
} satisfies Meta<typeof NoPermission>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { ...phone, parameters: { layout: 'fullscreen', ...phone.parameters } }
