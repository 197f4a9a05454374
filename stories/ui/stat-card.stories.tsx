import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { StatCard } from '@/ui/stat-card'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Charts/Stat card',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: StatCard,
  args: { label: 'Total users', value: '12,438', style: { width: '16rem', maxWidth: '100%' } },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  args: { trend: { text: '8.2%', direction: 'up' }, hint: 'compared with last month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Total users')
    await expect(canvas.getByText('12,438')).toBeVisible()
  },
}
export const Falling: Story = {
  args: { trend: { text: '−3.1%', direction: 'down' }, hint: 'compared with last month' },
}
export const HintOnly: Story = { args: { label: 'Active users', value: '11,070', hint: '89% of all users' } }
export const Loading: Story = { args: { loading: true } }
