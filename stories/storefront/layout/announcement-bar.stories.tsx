import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { AnnouncementBar } from '@/screens/storefront/layout/announcement-bar'
import { money } from '@/shop/shared/money'
import { inOwnShop } from '../../fixtures/own-shop'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Storefront/Layout/Announcement bar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { freeShippingFrom: money(100_00) },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Versandkostenfrei ab 100,00 €')).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const AlwaysFree: Story = {
  args: { freeShippingFrom: money(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Versandkostenfrei')).toBeVisible()
  },
}
/** The owner's own text replaces the default one. */
export const OwnText: Story = {
  parameters: { rules: ['SHOP-55'] },
  decorators: [inOwnShop],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Betriebsferien bis 6. Januar/)).toBeVisible()
    await expect(canvas.queryByText(/Versandkostenfrei/)).toBeNull()
  },
}
export const PhoneOwnText: Story = { decorators: [inOwnShop], globals: onPhone }
