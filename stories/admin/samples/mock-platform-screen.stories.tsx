import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { MockPlatformScreen } from '@/screens/admin/samples/mock-platform-screen'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = {
  title: 'Admin/Platform (sample data)',
  component: MockPlatformScreen,
  decorators: [inShell('germany')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { platform: 'germany', tab: 'products', onTabChange: fn() },
} satisfies Meta<typeof MockPlatformScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Products: Story = {}
export const ProductsWorks: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { rules: ['ADMIN-45'] },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Örnek veri')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Ürünler',
      'Siparişler',
      'İçerik',
      'Site ayarları',
    ])
    await step('a tab is chosen', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Siparişler' }))
      await expect(args.onTabChange).toHaveBeenCalledWith('orders')
    })
  },
}
export const Orders: Story = { args: { tab: 'orders' } }
export const Content: Story = { args: { tab: 'content' } }
export const Site: Story = {
  parameters: { rules: ['ADMIN-45'] },
  args: { tab: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%19')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ayarları kaydet' })).toBeDisabled()
  },
}
export const Turkey: Story = {
  args: { platform: 'turkey' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '₺489,00' })).toBeVisible()
  },
}
/** The 18% VAT rate is sample data, not the shop's rate. */
export const TurkeySite: Story = {
  parameters: { rules: ['ADMIN-45'] },
  args: { platform: 'turkey', tab: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%18')).toBeVisible()
  },
}
export const Dark: Story = { globals: { ...wide.globals, theme: 'dark' } }
export const Phone: Story = { globals: phone.globals, parameters: phone.parameters }
export const German: Story = { globals: { ...wide.globals, language: 'de' } }
