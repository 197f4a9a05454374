import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { StatCard } from '@/ui/stat-card'

const meta = {
  title: 'UI/Charts/Stat card',
  tags: ['!autodocs'],
  component: StatCard,
  parameters: { language: 'tr' },
  args: { label: 'Toplam kullanıcı', value: '12.438', className: 'w-64 max-w-full' },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  args: { trend: { text: '%8,2', direction: 'up' }, hint: 'geçen aya göre' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Toplam kullanıcı')
    await expect(canvas.getByText('12.438')).toBeVisible()
  },
}
export const Falling: Story = {
  args: { trend: { text: '−%3,1', direction: 'down' }, hint: 'geçen aya göre' },
}
export const HintOnly: Story = { args: { label: 'Aktif kullanıcı', value: '11.070', hint: 'Toplamın %89’u' } }
export const Loading: Story = { args: { loading: true } }
