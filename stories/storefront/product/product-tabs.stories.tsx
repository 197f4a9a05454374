import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { PRODUCT_TABS, ProductTabs } from '@/screens/storefront/product/panels/product-tabs'
import { StatefulProductTabs } from '@/screens/storefront/product/panels/stateful-product-tabs'
import preview from '#.storybook/preview'
import { productDetail } from '../../fixtures/products'
import { onPhone } from '../../fixtures/windows'
import { renderPanel } from './product-detail-args'

const abendruhe = productDetail('abendruhe')
const review = {
  id: 'review-more',
  user: 'Anna T.',
  rating: 3,
  comment: 'Solide.',
  date: '2020-01-02T09:00:00.000Z',
  verified: false,
  byShop: true,
}

const meta = preview.meta({
  title: 'Storefront/Product/Product tabs',
  component: ProductTabs,
  render: StatefulProductTabs,
  parameters: { layout: 'padded' },
  args: { product: abendruhe, renderPanel, tab: PRODUCT_TABS[0], onTabChange: fn() },
  argTypes: { tab: { control: 'inline-radio', options: PRODUCT_TABS } },
})

export default meta

export const Description = meta.story()
Description.test('calls onTabChange', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Beschreibung' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('tab', { name: 'Inhaltsstoffe' })).toHaveAttribute('aria-selected', 'true')
  await expect(args.onTabChange).toHaveBeenCalledWith('ingredients')
  await userEvent.keyboard('{ArrowLeft}')
})
/** Texts that are not translated are marked as German. */
export const PartlyTurkish = meta.story({
  globals: { language: 'tr' },
  parameters: { rules: ['CATALOGUE-50', 'CATALOGUE-53', 'LAW-30'] },
  args: {
    product: {
      ...abendruhe,
      detailedDescription: 'Günün sessizleştiği an için bir çay.',
      organic: { controlBody: 'DE-ÖKO-006', farming: 'eu' },
      brewing: { temperature: 95, seconds: 480, grams: 2, millilitres: 200 },
      origin: 'Thüringen, Deutschland',
      harvest: 'Haziran 2026',
      untranslated: ['origin', 'ingredients', 'benefits'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Günün sessizleştiği an için bir çay.')).not.toHaveAttribute('lang')
    await expect(canvas.getByText('Thüringen, Deutschland')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText('Haziran 2026')).not.toHaveAttribute('lang')
    await expect(canvas.getByRole('img', { name: 'AB organik logosu' })).toBeInTheDocument()
    await expect(canvas.getByText('DE-ÖKO-006')).toBeInTheDocument()
    await expect(canvas.getByText('8 dk.')).toBeInTheDocument()
  },
})
/** Without a control body, the organic logo is not shown. */
export const NotOrganic = meta.story({
  parameters: { rules: ['LAW-30'] },
  args: { product: { ...abendruhe, organic: null, certification: ['Vegan'], brewing: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'EU-Bio-Logo' })).not.toBeInTheDocument()
  },
})
export const Ingredients = meta.story({ args: { tab: 'ingredients' } })
export const Benefits = meta.story({ args: { tab: 'benefits' } })
export const Reviews = meta.story({ args: { tab: 'reviews' } })
export const MoreThanFiveReviews = meta.story({
  parameters: { rules: ['SHOP-19', 'LAW-9'] },
  args: {
    tab: 'reviews',
    product: {
      ...abendruhe,
      reviewCount: 412,
      reviews: [
        ...abendruhe.reviews,
        review,
        { ...review, id: 'review-first', date: '2026-11-20T09:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Die neuesten 5 Bewertungen' })
    const entries = within(list).getAllByRole('listitem')
    await expect(entries).toHaveLength(5)
    await expect(entries[0]).toHaveTextContent('Vom Shop eingetragen')
  },
})
const empty = {
  ...abendruhe,
  ingredients: [],
  nutritionalInfo: undefined,
  benefits: [],
  reviews: [],
  reviewCount: 0,
  certification: [],
}
export const NoIngredients = meta.story({ args: { tab: 'ingredients', product: empty } })
export const NoBenefits = meta.story({ args: { tab: 'benefits', product: empty } })
export const NoReviews = meta.story({ args: { tab: 'reviews', product: empty } })
/** As on an idle page, which has the contents of all tabs. */
export const Phone = meta.story({
  args: { isWhole: true },
  globals: onPhone,
  // The row, which is wider than the window, moves to the tab.
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Bewertungen/ })
    await userEvent.click(tab)
    await waitFor(() => expect(tab.parentElement?.scrollLeft).toBeGreaterThan(0))
  },
})
export const Dark = meta.story({ args: { tab: 'reviews' }, globals: { theme: 'dark' } })
