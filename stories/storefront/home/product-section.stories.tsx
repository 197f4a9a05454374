import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ProductSection } from '@/screens/storefront/home/product-section'
import { categoryNames, landingProducts } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'

const meta = {
  title: 'Storefront/Product section',
  component: ProductSection,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', products: landingProducts },
    categories: categoryNames,
    onCategoryChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
  },
} satisfies Meta<typeof ProductSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ReadyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('button', { name: 'Alle' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Detox' }))
    await expect(args.onCategoryChange).toHaveBeenCalledWith('Detox')
    await expect(canvas.getByRole('link', { name: 'Alle Produkte ansehen' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}
export const OneCategory: Story = {
  args: {
    category: 'Wellness',
    state: {
      status: 'ready',
      products: landingProducts.filter(({ category }) => category === 'Wellness'),
    },
  },
}
export const OneCategoryWorks: Story = {
  ...OneCategory,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle' }))
    await expect(args.onCategoryChange).toHaveBeenCalledWith(undefined)
  },
}
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Produkte werden geladen')
  },
}
export const LoadFailed: Story = {
  args: { state: { status: 'error' } },
}
export const LoadFailedWorks: Story = {
  ...LoadFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Produkte konnten nicht geladen werden')
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = {
  args: {
    state: {
      status: 'error',
      retrying: true,
      message: 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
    },
  },
}
export const EmptyCategory: Story = {
  args: { category: 'Beauty', state: { status: 'empty' } },
}
export const EmptyCategoryWorks: Story = {
  ...EmptyCategory,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Kategorien zeigen' }))
    await expect(args.onCategoryChange).toHaveBeenCalledWith(undefined)
  },
}
export const Empty: Story = { args: { state: { status: 'empty' } } }
export const AddFailedOnOneCard: Story = {
  args: {
    addStates: { 'product-goldmilch': 'error', 'product-hagebutte': 'adding' },
    wishedIds: ['product-morgengruen'],
  },
}
export const Phone: Story = { globals: onPhone }
export const PhoneLoading: Story = { args: { state: { status: 'loading' } }, globals: onPhone }
export const Dark: Story = { globals: { theme: 'dark' } }
