import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { LandingMore } from '@/screens/storefront/home/landing-more'
import { LandingPage } from '@/screens/storefront/home/landing-page'
import { inShop } from '../../fixtures/shop-layout'
import { abendruhe, categoryNames, landingProducts } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const meta = {
  title: 'Storefront/Home/Landing page',
  component: LandingPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', products: landingProducts },
    highlight: abendruhe,
    categories: categoryNames,
    onCategoryChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
    more: <LandingMore />,
  },
} satisfies Meta<typeof LandingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  ...pictured,
  tags: ['picture'],
  parameters: { ...pictured.parameters, rules: ['SHOP-2', 'SHOP-6'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    for (const id of ['products', 'features', 'about', 'contact'])
      await expect(canvasElement.querySelector(`section#${id}`)).not.toBeNull()
  },
}
export const LoadingProducts: Story = { args: { state: { status: 'loading' }, highlight: undefined } }
export const ProductsFailed: Story = { args: { state: { status: 'error' }, highlight: undefined } }
export const NoProducts: Story = { args: { state: { status: 'empty' }, highlight: undefined } }
export const Phone: Story = { globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
export const PhoneDark: Story = { globals: { theme: 'dark', ...onPhone } }
export const Turkish: Story = { globals: { language: 'tr' } }
export const English: Story = { globals: { language: 'en' } }
