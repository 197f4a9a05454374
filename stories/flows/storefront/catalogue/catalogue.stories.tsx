import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { productMocks } from '@/shop/catalogue/products.mocks'
import { flow } from '@stories/fixtures/flow'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Catalogue',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/products' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const names = async (canvas: Canvas) => {
  const list = within(await canvas.findByRole('list', { name: 'Produkte' }))
  return list.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
}
const count = (canvas: Canvas, text: string) => canvas.findByText(text, { selector: '[role=status]' })

export const Success: Story = {
  play: async ({ canvas, step }) => {
    await step('everything', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Alle Produkte' })).toBeVisible()
      await expect(await names(canvas)).toHaveLength(8)
    })
    await step('a category', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Detox/ }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Detox' })).toBeVisible()
      await count(canvas, '1 Produkt')
      await expect(await names(canvas)).toEqual(['Ingwer Zitrone'])
      await expect(await canvas.findByText('Bitki, meyve ve yeşil çaylar.')).toBeVisible()
      await waitFor(() => expect(document.title).toBe('Detox aus kleinen Betrieben'))
    })
    await step('sorted', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Alle/ }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortierung' }), 'price_asc')
      await waitFor(async () => expect((await names(canvas))[0]).toBe('Hagebutte'))
    })
    await step('searched', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'kurkuma{Enter}')
      await count(canvas, '2 Produkte')
      await expect(await names(canvas)).toEqual(['Goldmilch', 'Kurkuma Plus'])
    })
  },
}

/** A search for shipping leads to its page, though no product is called so. */
export const PageOfTheShop: Story = {
  args: { path: '/products?search=versand' },
  parameters: { rules: ['SHOP-590'] },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Seiten und Hilfe' }))
    const link = pages.getByRole('link', { name: 'Versand und Zahlung' })
    await expect(link).toHaveAttribute('href', '/legal/versand')
  },
}

/** Search, sorting and filters are restored from the URL. */
export const FromTheAddress: Story = {
  args: { path: '/products?search=tee&sort=price_desc&bestseller=true' },
  play: async ({ canvas }) => {
    await count(canvas, '1 Produkt')
    await expect(await names(canvas)).toEqual(['Abendruhe'])
    await expect(canvas.getByRole('searchbox')).toHaveValue('tee')
    await expect(canvas.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('price_desc')
    await expect(canvas.getByRole('checkbox', { name: /^Bestseller/, checked: true })).toBeVisible()
  },
}

export const Pages: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.many),
  play: async ({ canvas, step }) => {
    await step('the second page', async () => {
      await expect((await names(canvas))[0]).toBe('Abendruhe 1')
      await userEvent.click(await canvas.findByRole('link', { name: 'Seite 2' }))
      await waitFor(async () => expect((await names(canvas))[0]).toBe('Goldmilch 13'))
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
    await step('another sorting begins at the first page, the focus stays', async () => {
      const sorting = canvas.getByRole('combobox', { name: 'Sortierung' })
      await userEvent.selectOptions(sorting, 'price_desc')
      await waitFor(async () => expect((await names(canvas))[0]).toBe('Protein Pur 7'))
      await expect(canvas.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('aria-current', 'page')
      await expect(sorting).toHaveFocus()
    })
  },
}

/** What is chosen holds at once; Back takes the last filter away, and the focus stays where it was. */
export const Filtered: Story = {
  play: async ({ canvas, step }) => {
    await step('two filters', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /^Reduziert/ }))
      await count(canvas, '4 Produkte')
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Kapseln/ }))
      await count(canvas, '1 Produkt')
      await expect(await names(canvas)).toEqual(['Kurkuma Plus'])
      await expect(canvas.getByRole('checkbox', { name: /^Kapseln/ })).toHaveFocus()
    })
    await step('too narrow: what to take away', async () => {
      await userEvent.type(canvas.getByLabelText('Preis bis'), '10{Enter}')
      await count(canvas, '0 Produkte')
      await userEvent.click(await canvas.findByRole('link', { name: /^Ohne „bis 10.€“: 1 Produkt$/ }))
      await count(canvas, '1 Produkt')
    })
  },
}

/** A page beyond the end shows the last page. */
export const BeyondTheEnd: Story = {
  args: { path: '/products?page=99' },
  beforeEach: ({ msw }) => msw.use(...productMocks.many),
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A filter that is removed takes its button with it; the focus goes to what is found now. */
export const FiltersRemoved: Story = {
  args: { path: '/products?search=tee&bestseller=true' },
  play: async ({ canvas, step }) => {
    const [found] = await canvas.findAllByText(/Produkte?$/, { selector: '[role=status]' })
    for (const name of [/tee.* entfernen/, /Bestseller.* entfernen/])
      await step(String(name), async () => {
        canvas.getByRole('link', { name }).focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument())
        await expect(found).toHaveFocus()
      })
  },
}

export const NoResults: Story = {
  args: { path: '/products?search=spaghetti&category=Detox' },
  play: async ({ canvas, step }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Zu „spaghetti“ wächst hier noch nichts' }),
    ).toBeVisible()
    await step('the way on', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'In allen Kategorien suchen' }))
      await userEvent.click(await canvas.findByRole('link', { name: 'Alle Produkte zeigen' }))
      await expect(await names(canvas)).toHaveLength(8)
      await expect(document.body).not.toHaveFocus()
    })
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hier wächst noch nichts' })).toBeVisible()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.slow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.error),
  play: async ({ canvas, msw, step }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Die Produkte konnten nicht geladen werden' }),
    ).toBeVisible()
    await step('another attempt', async () => {
      msw.use(...productMocks.ok)
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await names(canvas)).toHaveLength(8)
    })
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** When the categories fail to load, a default list is shown. */
export const NoCategories: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.noCategories),
  play: async ({ canvas }) => {
    await expect(await names(canvas)).toHaveLength(8)
    await expect(canvas.getByRole('radio', { name: /^Wellness/ })).toBeVisible()
  },
}

/** A visitor who adds a product to the wishlist is asked to log in. */
export const WishNeedsLogin: Story = {
  play: async ({ canvas }) => {
    await names(canvas)
    await userEvent.click(canvas.getAllByRole('button', { name: /Wunschliste/ })[0] ?? document.body)
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
