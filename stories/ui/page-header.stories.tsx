import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { RefreshIcon } from '@/icons'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'

const meta = {
  title: 'UI/Layout/Page header',
  tags: ['!autodocs'],
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: { title: 'Alle Produkte' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alle Produkte')
  },
}
export const ShopWithSubtitle: Story = { args: { subtitle: '38 Produkte aus kleinem Anbau' } }
export const Admin: Story = {
  parameters: { language: 'tr' },
  args: {
    density: 'admin',
    title: 'Siparişler',
    subtitle: '1 Aralık 2025 – 21 Kasım 2026',
    children: (
      <Button variant="outline" size="admin">
        <RefreshIcon size="s" />
        Yenile
      </Button>
    ),
  },
}
