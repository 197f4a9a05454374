import { expect, fn, userEvent } from '@storybook/test'
import { ProductSection } from '@/screens/storefront/home/product-section'
import preview from '#.storybook/preview'
import { categoryNames, landingProducts } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'

const meta = preview.meta({
  title: 'Storefront/Home/Product section',
  component: ProductSection,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready' as const, products: landingProducts },
    categories: categoryNames,
    onCategoryChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
  },
})

export default meta

export const Ready = meta.story()
Ready.test('calls onCategoryChange', async ({ args, canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(8)
  await expect(canvas.getByRole('button', { name: 'Alle' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(canvas.getByRole('button', { name: 'Detox' }))
  await expect(args.onCategoryChange).toHaveBeenCalledWith('Detox')
  await expect(canvas.getByRole('link', { name: 'Alle Produkte ansehen' })).toHaveAttribute(
    'href',
    '/products',
  )
})
export const OneCategory = meta.story({
  args: {
    category: 'Wellness',
    state: {
      status: 'ready',
      products: landingProducts.filter(({ category }) => category === 'Wellness'),
    },
  },
})
OneCategory.test('calls onCategoryChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Alle' }))
  await expect(args.onCategoryChange).toHaveBeenCalledWith(undefined)
})
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Produkte werden geladen')
  },
})
export const LoadFailed = meta.story({
  args: { state: { status: 'error' } },
})
LoadFailed.test('calls onRetry', async ({ args, canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Die Produkte konnten nicht geladen werden')
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Retrying = meta.story({
  args: {
    state: {
      status: 'error',
      retrying: true,
      message: 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
    },
  },
})
export const EmptyCategory = meta.story({
  args: { category: 'Beauty', state: { status: 'empty' } },
})
EmptyCategory.test('calls onCategoryChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Alle Kategorien zeigen' }))
  await expect(args.onCategoryChange).toHaveBeenCalledWith(undefined)
})
export const Empty = meta.story({ args: { state: { status: 'empty' } } })
export const AddFailedOnOneCard = meta.story({
  args: {
    addStates: { 'product-goldmilch': 'error', 'product-hagebutte': 'adding' },
    wishedIds: ['product-morgengruen'],
  },
})
export const Phone = meta.story({ globals: onPhone })
export const PhoneLoading = meta.story({ args: { state: { status: 'loading' } }, globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
