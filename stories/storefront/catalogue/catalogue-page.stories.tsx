import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { NO_CHOICE } from '@/shop/catalogue/shelf'
import { catalogueHref } from '@apps/storefront/features/catalogue/catalogue-search-params'
import { CataloguePage } from '@/screens/storefront/catalogue/catalogue-page'
import type { CatalogueQuery } from '@/screens/storefront/catalogue/catalogue-types'
import preview from '#.storybook/preview'
import { picturedCategory } from '../../fixtures/admin-categories'
import { categoryNames, facets, productSummary } from '../../fixtures/products'
import { inShop } from '../../fixtures/shop-layout'
import { narrowest, onPhone, tablet } from '../../fixtures/windows'
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

const everything = { ...NO_CHOICE, search: '', sort: 'position' } as const

const meta = preview.meta({
  title: 'Storefront/Catalogue/Catalogue page',
  component: CataloguePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, products, page: 1, totalPages: 3, total: 24 },
    query: everything,
    categories: categoryNames,
    currency: 'EUR' as const,
    facets,
    wishedIds: [],
    hrefOf: (change) => catalogueHref({ ...everything, page: 1, ...change }),
    onQueryChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
  },
})

export default meta

const setTo = (query: CatalogueQuery) => ({
  query,
  hrefOf: (change: Partial<CatalogueQuery> & { readonly page?: number }) =>
    catalogueHref({ ...query, page: 1, ...change }),
})

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
export const Category = meta.story({
  args: {
    ...setTo({ ...everything, category: 'Wellness' }),
    about: {
      description: 'Ruhige Tassen und sachlich dosierte Ergänzungen für jeden Tag.',
      icon: 'moon',
      color: '#4C7585',
      image: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wellness' })).toBeVisible()
    await expect(canvas.getByText(/^Ruhige Tassen/)).toBeVisible()
  },
})

/** A category's picture stands in the place of its icon. */
export const CategoryPictured = meta.story({
  ...pictured,
  tags: ['picture'],
  args: {
    ...setTo({ ...everything, category: 'Wellness' }),
    about: {
      description: 'Ruhige Tassen und sachlich dosierte Ergänzungen für jeden Tag.',
      icon: 'moon',
      color: '#4C7585',
      image: picturedCategory.image,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Papatya çayı' })).toBeVisible()
  },
})

Ready.test('category; sort; search on Enter; pages are links', async ({ args, canvas, step }) => {
  await step('category', async () => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Detox/ }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...NO_CHOICE, category: 'Detox' })
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
Ready.test(
  'several filters hold at once, also pressed in a row [SHOP-330]',
  async ({ args, canvas, step }) => {
    await step('one after the other, before the first is shown', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Lose/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Beutel/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Bio/ }))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({
        ...NO_CHOICE,
        kinds: ['loose', 'bags'],
        flags: ['organic'],
      })
    })
    await step('by keyboard', async () => {
      canvas.getByRole('checkbox', { name: /^Vegan/ }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ flags: ['vegan', 'organic'] }),
      )
    })
  },
)
Ready.test('what would leave nothing cannot be chosen, but is named [SHOP-331]', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: /^Öl\s+0 Produkte$/ })).toBeDisabled()
  await expect(canvas.getByRole('checkbox', { name: /^Beutel\s+2 Produkte$/ })).toBeEnabled()
})
Ready.test(
  'a price is taken on Enter; one that cannot be read is told at its field',
  async ({ args, canvas }) => {
    const [min, max] = [canvas.getByLabelText('Preis von'), canvas.getByLabelText('Preis bis')]
    await userEvent.type(min, '5,50{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...NO_CHOICE, minPrice: 550 })
    await userEvent.type(max, 'viel')
    await expect(canvas.getByRole('alert')).toHaveTextContent('einen Betrag wie 5 oder 12,50')
    await expect(max).toHaveAccessibleDescription(/einen Betrag/)
    await userEvent.clear(max)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
)
const filtered = setTo({
  ...NO_CHOICE,
  search: 'ingwer',
  category: 'Wellness',
  kinds: ['loose', 'oil'],
  flags: ['bestseller'],
  minPrice: 500,
  maxPrice: 2000,
  sort: 'rating',
})
export const Filtered = meta.story({
  args: {
    ...filtered,
    facets: { ...facets, kinds: { ...facets.kinds, loose: 2, bags: 0 } },
    state: { status: 'ready', products: products.slice(0, 2), page: 1, totalPages: 1, total: 2 },
  },
})
Filtered.test(
  'each filter can be taken away, also where it would leave nothing [SHOP-331]',
  async ({ canvas, step }) => {
    await step('one filter', async () => {
      await expect(canvas.getByRole('link', { name: /^Filter 5.€ bis 20.€ entfernen$/ })).toHaveAttribute(
        'href',
        '/products?search=ingwer&category=Wellness&kind=loose%2Coil&bestseller=true&sort=rating',
      )
      await expect(canvas.getByRole('checkbox', { name: /^Öl/ })).toBeEnabled()
    })
    await step('all of them', async () => {
      for (const link of canvas.getAllByRole('link', { name: 'Alle entfernen' }))
        await expect(link).toHaveAttribute('href', '/products?sort=rating')
    })
  },
)
export const SimilarInstead = meta.story({
  parameters: { rules: ['CATALOGUE-47'] },
  args: {
    ...setTo({ ...everything, search: 'imgwer' }),
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
export const Refreshing = meta.story({
  args: { state: { status: 'ready', products, page: 1, totalPages: 3, total: 24, refreshing: true } },
})
export const Loading = meta.story({ args: { state: { status: 'loading' }, facets: undefined } })
export const Failed = meta.story({
  args: {
    facets: undefined,
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
    ...setTo({ ...everything, search: 'matcha pulver', category: 'Organic' }),
    facets: undefined,
    state: { status: 'empty' },
  },
})
NoResults.test('leads on', async ({ canvas }) => {
  await expect(canvas.getByText('0 Produkte')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'In allen Kategorien suchen' })).toHaveAttribute(
    'href',
    '/products?search=matcha+pulver',
  )
})
/** Shipping, withdrawal, orders … are pages, not products. */
export const PageOfTheShop = meta.story({
  args: {
    ...setTo({ ...everything, search: 'widerruf' }),
    pages: ['returns', 'withdraw'],
    facets: undefined,
    state: { status: 'empty' },
  },
})
PageOfTheShop.test('is named once, and the list does not ask for another spelling', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Seiten und Hilfe' })).toBeVisible()
  await expect(canvas.getByRole('heading', { name: '„widerruf“ ist kein Produkt' })).toBeVisible()
})
export const PhonePageOfTheShop = meta.story({ globals: onPhone, args: PageOfTheShop.input.args })
export const TooNarrow = meta.story({
  args: {
    ...setTo({ ...everything, category: 'Beauty', kinds: ['oil'], flags: ['vegan', 'reduced'] }),
    facets: { ...facets, without: { category: 2, kind: 1, vegan: 0, reduced: 4 } },
    state: { status: 'empty' },
  },
})
TooNarrow.test('says what to take away [SHOP-331]', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ohne „Reduziert“: 4 Produkte' })).toHaveAttribute(
    'href',
    '/products?category=Beauty&kind=oil&vegan=true',
  )
  await expect(canvas.getByRole('link', { name: 'Ohne „Öl“: 1 Produkt' })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: /^Ohne „Vegan“/ })).not.toBeInTheDocument()
})
/** An unbreakable word does not make the page overflow. */
export const PhoneNoResultsForALongWord = meta.story({
  ...NoResults.input,
  globals: onPhone,
  args: {
    ...NoResults.input.args,
    ...setTo({ ...everything, search: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' }),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const EmptyCategory = meta.story({
  args: { ...setTo({ ...everything, category: 'Beauty' }), state: { status: 'empty' } },
})
export const Phone = meta.story({ globals: onPhone, args: Filtered.input.args })
/** The browser opens the sheet; what is chosen holds at once, the button tells how much is left and closes it. */
export const PhoneSheet = meta.story({
  globals: onPhone,
  args: Filtered.input.args,
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: /^Filter 6/ })
    await userEvent.click(opener)
    const sheet = within(await waitFor(() => canvas.getByRole('form', { name: 'Filter' })))
    await waitFor(() => expect(sheet.getByRole('heading', { name: /^Filter/ })).toHaveFocus())
    await expect(sheet.getByRole('button', { name: '2 Produkte anzeigen' })).toBeVisible()
    await expect(canvasElement.querySelector('#filters')).toBeVisible()
  },
})
PhoneSheet.test(
  'closes by its buttons and Escape, and gives the focus back [SHOP-332]',
  async ({ args, canvas, canvasElement, step }) => {
    const opener = canvas.getByRole('button', { name: /^Filter 6/ })
    const form = canvasElement.querySelector('#filters')
    await step('by its main button', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Vegan/ }))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ flags: ['vegan', 'bestseller'] }),
      )
      await userEvent.click(canvas.getByRole('button', { name: '2 Produkte anzeigen' }))
      await expect(form).not.toBeVisible()
    })
    await step('by the cross', async () => {
      await userEvent.click(opener)
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter schließen' }))
      await expect(form).not.toBeVisible()
    })
  },
)
export const NarrowestSheet = meta.story({
  ...narrowest,
  args: Filtered.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter 6/ }))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const TabletSheet = meta.story({
  ...tablet,
  args: Filtered.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter 6/ }))
    await expect(await canvas.findByRole('button', { name: '2 Produkte anzeigen' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' }, args: Filtered.input.args })
export const Turkish = meta.story({ globals: { language: 'tr' }, args: Filtered.input.args })
export const English = meta.story({ globals: { language: 'en' }, args: Filtered.input.args })
