import { expect, fn, userEvent, within } from '@storybook/test'
import { ReviewsPage } from '@/screens/storefront/reviews/reviews-page'
import type { HelpfulMark } from '@/screens/storefront/reviews/helpful-button'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { foundReviews } from '../../fixtures/reviews'
import { inShop } from '../../fixtures/shop-layout'
import { onPhone } from '../../fixtures/windows'

const everything = { sort: 'newest' as const, photo: false, search: '' }
const filtered = { ...everything, rating: 2, photo: true, search: 'Deckel' }

const meta = preview.meta({
  title: 'Storefront/Reviews/Reviews page',
  component: ReviewsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, found: foundReviews },
    query: everything,
    marks: new Map<string, HelpfulMark>(),
    onQueryChange: fn(),
    onHelpful: fn(),
    onRetry: fn(),
  },
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('a bar, a chip, the order and a search ask for other reviews', async ({ args, canvas, step }) => {
  await step('bar', async () => {
    const bars = within(canvas.getByRole('list', { name: 'Nach Sternen filtern' }))
    const bar = bars.getByRole('link', { name: '4 Sterne: 53 Bewertungen' })
    await expect(bar).toHaveAttribute('href', '/product/abendruhe/reviews?rating=4')
    bar.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ rating: 4 })
  })
  await step('chip', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit Foto' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ photo: true })
  })
  await step('order', async () => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortieren' }), 'worst')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'worst' })
  })
  await step('search', async () => {
    await userEvent.type(canvas.getByRole('searchbox'), ' Blüten {Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Blüten' })
  })
  await expect(canvas.getByRole('link', { name: 'Seite 2' })).toHaveAttribute(
    'href',
    '/product/abendruhe/reviews?page=2',
  )
})
Ready.test('a review is marked as helpful', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Hilfreich \(31\).*Martina/ }))
  await expect(args.onHelpful).toHaveBeenCalledWith('review-1')
})
Ready.test('photos are shown large, one after the other', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Foto 1 zur Bewertung von Martina H.' }))
  const viewer = within(await within(document.body).findByRole('dialog'))
  await userEvent.keyboard('{ArrowRight}')
  await expect(viewer.getByText('Foto 2 von 3')).toBeInTheDocument()
  await userEvent.click(viewer.getByRole('button', { name: 'Voriges Foto' }))
  await expect(viewer.getByText('Foto 1 von 3')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})
export const Marked = meta.story({
  args: {
    marks: new Map<string, HelpfulMark>([
      ['review-1', { status: 'done', helpful: 32 }],
      ['review-2', { status: 'sending' }],
      ['review-3', { status: 'failed' }],
    ]),
  },
  play: async ({ args, canvas }) => {
    const marked = canvas.getByRole('button', { name: /^Hilfreich \(32\).*Martina/ })
    await expect(marked).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(marked)
    await expect(args.onHelpful).not.toHaveBeenCalled()
  },
})
/** What is set stands above the list, each with a way out; a second press on the bar clears its stars. */
export const NoneFound = meta.story({
  parameters: { rules: ['CATALOGUE-351', 'LAW-350'] },
  args: {
    query: filtered,
    state: { status: 'ready', found: { ...foundReviews, items: [], total: 0, pages: 0 } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/deren Verfasser das Produkt hier .* bestellt/)).toBeVisible()
    await expect(canvas.getByText('Keine Bewertung passt zu diesen Filtern.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '2 Sterne: 4 Bewertungen' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ rating: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ rating: undefined, photo: false, search: '' })
  },
})
export const None = meta.story({
  args: {
    state: {
      status: 'ready',
      found: {
        ...foundReviews,
        summary: { rating: 0, count: 0, stars: [0, 0, 0, 0, 0], withPhoto: 0 },
        items: [],
        total: 0,
        pages: 0,
      },
    },
  },
})
export const Refreshing = meta.story({
  args: { state: { status: 'ready', found: foundReviews, refreshing: true } },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
export const Phone = meta.story({ ...pictured, tags: ['picture'], globals: onPhone })
export const Turkish = meta.story({ globals: { language: 'tr' } })
export const Dark = meta.story({ ...pictured, tags: ['picture'], globals: { theme: 'dark' } })
