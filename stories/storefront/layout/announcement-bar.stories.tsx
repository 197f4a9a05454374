import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { AnnouncementBar } from '@/screens/storefront/layout/announcement-bar'
import { money } from '@/domain/shared/money'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Storefront/Announcement bar',
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
