import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status, STATUS_TONES } from '@/ui/status'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Data display/Status',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Status,
  args: { children: 'Delivered', tone: 'success' },
  argTypes: { tone: { control: 'select', options: STATUS_TONES } },
} satisfies Meta<typeof Status>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warn: Story = { args: { tone: 'warn', children: 'Pending' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Cancelled' } }
export const Info: Story = { args: { tone: 'info', children: 'Shipped' } }
export const Plum: Story = { args: { tone: 'plum', children: 'Used up' } }
export const Neutral: Story = { args: { tone: 'neutral', children: 'Refunded' } }
export const AdminSize: Story = { args: { size: 'admin', children: 'Delivered' } }
