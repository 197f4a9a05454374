import { expect, fn, userEvent } from '@storybook/test'
import { MockPlatformScreen } from '@/screens/admin/samples/mock-platform-screen'
import preview from '#.storybook/preview'
import { inShell } from '../shared/in-shell'
import { phone, wide } from '../shared/phone'

const meta = preview.meta({
  title: 'Admin/Sample screens/Platform',
  component: MockPlatformScreen,
  decorators: [inShell('germany')],
  ...wide,
  parameters: { layout: 'fullscreen', ...wide.parameters },
  args: { platform: 'germany' as const, tab: 'products' as const, onTabChange: fn() },
})

export default meta

export const Products = meta.story()
Products.test('a tab is chosen', { parameters: { rules: ['ADMIN-45'] } }, async ({ args, canvas, step }) => {
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
})
export const Orders = meta.story({ args: { tab: 'orders' } })
export const Content = meta.story({ args: { tab: 'content' } })
export const Site = meta.story({
  parameters: { rules: ['ADMIN-45'] },
  args: { tab: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%19')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ayarları kaydet' })).toBeDisabled()
  },
})
export const Turkey = meta.story({
  args: { platform: 'turkey' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^489,00\s₺$/ })).toBeVisible()
  },
})
/** The 18% VAT rate is sample data, not the shop's rate. */
export const TurkeySite = meta.story({
  parameters: { rules: ['ADMIN-45'] },
  args: { platform: 'turkey', tab: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%18')).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { ...wide.globals, theme: 'dark' } })
export const Phone = meta.story({ globals: phone.globals, parameters: phone.parameters })
export const German = meta.story({ globals: { ...wide.globals, language: 'de' } })
