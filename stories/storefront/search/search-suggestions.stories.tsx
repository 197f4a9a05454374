import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import type { SuggestedProduct } from '@/shop/suggestions/suggestions'
import { HeaderSearch } from '@/screens/storefront/search/header-search'
import {
  SearchSuggestions,
  type SearchSuggestionsProps,
} from '@/screens/storefront/search/search-suggestions'
import { productSummary } from '../../fixtures/products'
import { pictured } from '../../fixtures/pictures'
import { onPhone } from '../../fixtures/windows'

type Shown = Pick<SearchSuggestionsProps, 'state' | 'onSearch'>

const products: readonly SuggestedProduct[] = ['ingwer-zitrone', 'goldmilch', 'abendruhe'].map(productSummary)
const ingwer = { text: 'ing', products, categories: [], isSimilar: false }

/** Products, categories and a full search below the header's search field; the field must have focus. */
const meta = {
  title: 'Storefront/Search/Search suggestions',
  component: SearchSuggestions,
  parameters: { layout: 'fullscreen' },
  render: ({ state, onSearch }) => (
    <div className="min-h-160 px-5 pt-5 lg:flex lg:justify-end">
      <HeaderSearch
        className="relative block lg:w-55"
        suggestions={(slot) => <SearchSuggestions {...slot} state={state} onSearch={onSearch} />}
      />
    </div>
  ),
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<Shown>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Produkte suchen' }), text)
  }
const said = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))

export const Ready: Story = {
  ...pictured,
  tags: ['picture'],
  args: { state: { status: 'ready', suggestions: ingwer, pages: [] }, onSearch: fn() },
  play: typed('ing'),
}

const followed: string[] = []
export const ByKeyboard: Story = {
  ...Ready,
  decorators: [
    (Shown) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- notes where a link leads instead of going there
      <div
        onClick={(event) => {
          const link = event.target instanceof Element && event.target.closest('a')
          if (!link) return
          event.preventDefault()
          followed.push(link.pathname)
        }}
      >
        <Shown />
      </div>
    ),
  ],
  parameters: { rules: ['SHOP-51'] },
  play: async ({ args, canvas, step }) => {
    followed.length = 0
    const field = canvas.getByRole('combobox', { name: 'Produkte suchen' })
    await step('the list opens with the first key, and its length is said', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.type(field, 'ing')
      await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
      await expect(canvas.getAllByRole('option')).toHaveLength(4)
      await said(canvas, '3 Vorschläge')
    })
    await step('the arrows go round, over the field', async () => {
      await userEvent.keyboard('{ArrowDown}')
      const [first] = canvas.getAllByRole('option')
      await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id ?? 'none'))
      await expect(field).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      const last = canvas.getByRole('option', { name: 'Alle Treffer für „ing“' })
      await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'))
    })
    await step('Escape closes and keeps the text', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
      await expect(field).toHaveValue('ing')
    })
    await step('Enter follows the choice', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await canvas.findByRole('listbox')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(followed).toHaveLength(1))
      await expect(followed[0]).toMatch(/^\/product\//)
    })
    await step('without a choice it searches', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, ' ingwer {Enter}')
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ingwer'))
      await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
  },
}

export const Similar: Story = {
  args: {
    state: {
      status: 'ready',
      suggestions: { ...ingwer, text: 'imgwer', products: products.slice(0, 2), isSimilar: true },
      pages: [],
    },
    onSearch: fn(),
  },
  play: async (context) => {
    await typed('imgwer')(context)
    await said(context.canvas, 'Keine Treffer für „imgwer“ – meinten Sie: 2 Vorschläge')
  },
}

export const WithCategoriesAndSoldOut: Story = {
  args: {
    state: {
      status: 'ready',
      suggestions: {
        text: 'de',
        products: products.slice(0, 2).map((product, index) => ({ ...product, inStock: index > 0 })),
        categories: ['Detox', 'Beauty und Dermatologie'],
        isSimilar: false,
      },
      pages: [],
    },
    onSearch: fn(),
  },
  play: typed('de'),
}

/** Pages of the shop beside products, and alone: then there is no list of results to open. */
export const WithPages: Story = {
  args: {
    state: {
      status: 'ready',
      suggestions: { ...ingwer, text: 'ver', products: products.slice(0, 1) },
      pages: ['shipping', 'withdraw'],
    },
    onSearch: fn(),
  },
  parameters: { rules: ['SHOP-590'] },
  play: async (context) => {
    const { canvas } = context
    await typed('ver')(context)
    await said(canvas, '3 Vorschläge')
    const pages = within(await canvas.findByRole('group', { name: 'Seiten und Hilfe' }))
    await expect(pages.getAllByRole('option')).toHaveLength(2)
    await expect(canvas.getByRole('option', { name: 'Alle Treffer für „ver“' })).toBeVisible()
  },
}
export const PagesAlone: Story = {
  args: {
    state: {
      status: 'ready',
      suggestions: { text: 'rueckgabe', products: [], categories: [], isSimilar: false },
      pages: ['returns'],
    },
    onSearch: fn(),
  },
  parameters: { rules: ['SHOP-590'] },
  play: async (context) => {
    const { canvas } = context
    await typed('rueckgabe')(context)
    await said(canvas, '1 Vorschlag')
    const page = canvas.getByRole('option', { name: 'Rückgabe und Widerruf' })
    await expect(page).toHaveAttribute('href', '/legal/widerruf')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page).toHaveAttribute('aria-selected', 'true'))
  },
}

/** The adviser is offered instead, by the keyboard, too. */
export const NothingFound: Story = {
  parameters: { rules: ['SHOP-870'] },
  args: {
    state: {
      status: 'ready',
      suggestions: { text: 'spaghetti', products: [], categories: [], isSimilar: false },
      pages: [],
    },
    onSearch: fn(),
  },
  play: async (context) => {
    const { canvas } = context
    await typed('spaghetti')(context)
    await said(canvas, 'Keine Treffer für „spaghetti“')
    const adviser = canvas.getByRole('option', { name: 'Teeberater: drei Fragen' })
    await expect(adviser).toHaveAttribute('href', '/berater')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(adviser).toHaveAttribute('aria-selected', 'true'))
  },
}

export const Loading: Story = {
  args: { state: { status: 'loading' }, onSearch: fn() },
  play: typed('ing'),
}

export const Failed: Story = {
  args: { state: { status: 'failed' }, onSearch: fn() },
  play: async (context) => {
    await typed('ing')(context)
    await said(context.canvas, 'Suchen können Sie trotzdem')
  },
}

export const Idle: Story = { args: { state: { status: 'idle' }, onSearch: fn() } }

export const LongNames: Story = {
  args: {
    state: {
      status: 'ready',
      suggestions: {
        ...ingwer,
        text: 'donaudampfschifffahrtsgesellschaft',
        products: products.map((product) => ({
          ...product,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsmischung',
        })),
      },
      pages: [],
    },
    onSearch: fn(),
  },
  play: typed('donau'),
}

export const Phone: Story = { ...Ready, globals: onPhone }
export const Dark: Story = { ...Ready, tags: [], globals: { theme: 'dark' } }
