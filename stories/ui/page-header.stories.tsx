import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { RefreshIcon } from '@/icons'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { componentPictures } from '../fixtures/pictures'

const meta = {
  title: 'UI/Layout/Page header',
  tags: ['!autodocs', 'picture'],
  component: PageHeader,
  parameters: { chromatic: componentPictures, layout: 'padded' },
  args: { title: 'All products' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All products')
  },
}
export const ShopWithSubtitle: Story = { args: { subtitle: '38 products from small growers' } }
export const Admin: Story = {
  args: {
    density: 'admin',
    title: 'Orders',
    subtitle: '1 December 2025 – 21 November 2026',
    children: (
      <Button variant="outline" size="admin">
        <RefreshIcon size="s" />
        Refresh
      </Button>
    ),
  },
}
