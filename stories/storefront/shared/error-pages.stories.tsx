import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { ErrorPage } from '@/screens/storefront/shared/error-page'
import { LoadFailureNote } from '@/screens/storefront/shared/load-failure-note'
import { PageNotFound } from '@/screens/storefront/shared/page-not-found'
import { ProductNotFound } from '@/screens/storefront/product/product-not-found'
import { inShop } from '../../fixtures/shop-layout'

const meta = {
  title: 'Storefront/Error pages',
  component: ErrorPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const FailedWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
const reload = fn()
const close = fn()
export const PartNotLoaded: Story = {
  render: () => <LoadFailureNote onReload={reload} onClose={close} />,
}
export const PartNotLoadedWorks: Story = {
  ...PartNotLoaded,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ein Teil der Seite konnte nicht geladen werden.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
    await expect(reload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis schließen' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}
export const NoPage: Story = {
  render: () => <PageNotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hier wächst nichts')
  },
}
export const NoProduct: Story = { render: () => <ProductNotFound /> }
export const NoProductDark: Story = { render: () => <ProductNotFound />, globals: { theme: 'dark' } }
