import { expect, fn, userEvent } from '@storybook/test'
import { CataloguePage } from '@/screens/storefront/catalogue/catalogue-page'
import preview from '../../../.storybook/preview'
import { categoryNames, productSummary } from '../../fixtures/products'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'
import { pictured } from '../../fixtures/pictures'

const products = [
  'ingwer-zitrone',
  'abendruhe',
  'kurkuma-plus',
  'hochland-roestung',
  'goldmilch',
  'morgengruen',
  'protein-pur',
  'hagebutte',
].map(productSummary)

const meta = preview.meta({
  title: 'Storefront/Catalogue page',
  component: CataloguePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, products, page: 1, totalPages: 3, total: 24 },
    query: { search: '', bestseller: false, sort: 'position' as const },
    categories: categoryNames,
    wishedIds: [],
    pageHref: (page: number) => `/products?page=${page}`,
    onQueryChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured })
export const Category = meta.story({
  args: {
    query: { search: '', bestseller: false, sort: 'position' as const, category: 'Wellness' },
    about: {
      description: 'Ruhige Tassen und sachlich dosierte Ergänzungen für jeden Tag.',
      icon: 'moon',
      color: '#4C7585',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible()
    await expect(canvas.getByText(/^Ruhige Tassen/)).toBeVisible()
  },
})

Ready.test('category; sort; search on Enter; pages are links', async ({ args, canvas, step }) => {
  await step('category', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detox' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ category: 'Detox' })
  })
  await step('sort', async () => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortierung' }), 'price_asc')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'price_asc' })
  })
  await step('search on Enter', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), ' kurkuma {Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'kurkuma' })
  })
  await step('pages are links', async () => {
    await expect(canvas.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('href', '/products?page=2')
  })
  await expect(canvas.getByText('24 Produkte')).toBeVisible()
})
Ready.test('calls onQueryChange', async ({ args, canvas }) => {
  const field = canvas.getByRole<HTMLInputElement>('searchbox')
  field.focus()
  // The field holds it, React has heard of no change.
  field.value = 'ingwer'
  await userEvent.keyboard('{Enter}')
  await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'ingwer' })
})
export const Filtered = meta.story({
  args: {
    query: { search: 'ingwer', category: 'Wellness', bestseller: true, sort: 'rating' },
    state: { status: 'ready', products: products.slice(0, 2), page: 1, totalPages: 1, total: 2 },
  },
})
export const SimilarInstead = meta.story({
  parameters: { rules: ['CATALOGUE-47'] },
  args: {
    query: { search: 'imgwer', bestseller: false, sort: 'position' },
    state: {
      status: 'ready',
      products: products.slice(0, 2),
      page: 1,
      totalPages: 1,
      total: 2,
      isSimilar: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine Treffer für „imgwer“. Diese Produkte klingen ähnlich:'),
    ).toBeVisible()
  },
})
Filtered.test('one filter; all of them', async ({ args, canvas, step }) => {
  await step('one filter', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Wellness entfernen' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ category: undefined })
  })
  await step('all of them', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle entfernen' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      search: '',
      category: undefined,
      bestseller: false,
    })
  })
})
export const Refreshing = meta.story({
  args: { state: { status: 'ready', products, page: 1, totalPages: 3, total: 24, refreshing: true } },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    state: {
      status: 'error',
      message: 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
    },
  },
})
Failed.test('calls onRetry', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const NoResults = meta.story({
  args: {
    query: { search: 'matcha pulver', category: 'Organic', bestseller: false, sort: 'position' },
    state: { status: 'empty' },
  },
})
NoResults.test('calls onQueryChange', async ({ args, canvas }) => {
  await expect(canvas.getByText('0 Produkte')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'In allen Kategorien suchen' }))
  await expect(args.onQueryChange).toHaveBeenLastCalledWith({ category: undefined, bestseller: false })
})
/** An unbreakable word does not make the page overflow. */
export const PhoneNoResultsForALongWord = meta.story({
  ...NoResults.input,
  globals: onPhone,
  args: {
    ...NoResults.input.args,
    query: { ...meta.input.args.query, search: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const EmptyCategory = meta.story({
  args: {
    query: { search: '', category: 'Beauty', bestseller: false, sort: 'position' },
    state: { status: 'empty' },
  },
})
export const Phone = meta.story({ globals: onPhone })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const English = meta.story({ globals: { language: 'en' } })
