import { expect, fn, userEvent } from '@storybook/test'
import { ErrorPage } from '@/screens/storefront/shared/error-page'
import { LoadFailureNote } from '@/screens/storefront/shared/load-failure-note'
import { PageNotFound } from '@/screens/storefront/shared/page-not-found'
import { ProductNotFound } from '@/screens/storefront/product/product-not-found'
import preview from '#.storybook/preview'
import { inShop } from '../../fixtures/shop-layout'

const meta = preview.meta({
  title: 'Storefront/Shared/Error pages',
  component: ErrorPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
})

export default meta

export const Failed = meta.story()
Failed.test('calls onRetry', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Retrying = meta.story({ args: { retrying: true } })
const reload = fn()
const close = fn()
export const PartNotLoaded = meta.story({
  render: () => <LoadFailureNote onReload={reload} onClose={close} />,
})
PartNotLoaded.test('works', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Ein Teil der Seite konnte nicht geladen werden.')
  await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
  await expect(reload).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Hinweis schließen' }))
  await expect(close).toHaveBeenCalledOnce()
})
export const NoPage = meta.story({
  render: () => <PageNotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hier wächst nichts')
  },
})
export const NoProduct = meta.story({ render: () => <ProductNotFound /> })
export const NoProductDark = meta.story({ render: () => <ProductNotFound />, globals: { theme: 'dark' } })
