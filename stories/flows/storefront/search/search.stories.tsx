import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from '@storybook/test'
import { suggestionMocks } from '@/shop/catalogue/products.mocks'
import { productList } from '@/shop/catalogue/product-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Search',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/agb' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fieldOf = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Produkte suchen' })

/** From typing the first letters to opening the product. */
export const Success: Story = {
  parameters: { rules: ['SHOP-51'] },
  play: async ({ canvas, step }) => {
    await step('typed before the suggestions’ code is there', async () => {
      await userEvent.type(await fieldOf(canvas), 'kurkuma')
      // The list for the whole word: when it replaces that for a part of it, nothing is chosen any more.
      await canvas.findByRole('option', { name: 'Alle Treffer für „kurkuma“' })
      await expect(canvas.getByRole('option', { name: /Kurkuma Plus/ })).toBeVisible()
    })
    await step('Enter opens the chosen product', async () => {
      const wanted = canvas.getByRole('option', { name: /Kurkuma Plus/ })
      const place = canvas.getAllByRole('option').indexOf(wanted) + 1
      await userEvent.keyboard(`{ArrowDown>${place}/}`)
      await waitFor(() => expect(wanted).toHaveAttribute('aria-selected', 'true'))
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    })
  },
}

/** A page that arrives while the shopper types again leaves the focus and the suggestions alone. */
export const NextSearchMeanwhile: Story = {
  parameters: { rules: ['SHOP-51'] },
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas)
    await userEvent.type(field, 'kurkuma')
    const option = await canvas.findByRole('option', { name: /Kurkuma Plus/ })
    // In one task, before the page can arrive.
    option.click()
    field.focus()
    await fireEvent.input(field, { target: { value: 'ingwer' } })
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kurkuma Plus' })).toBeVisible()
    await expect(await canvas.findByRole('option', { name: /Ingwer Zitrone/ })).toBeVisible()
    await expect(field).toHaveFocus()
  },
}

/** Enter without a selected suggestion opens the full results. */
export const WholeList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), 'kurkuma')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alle Produkte' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('kurkuma')
  },
}

/** A typo still finds similar products, both as suggestions and in the list. */
export const Mistyped: Story = {
  parameters: { rules: ['CATALOGUE-46', 'CATALOGUE-47'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ok('listProducts', {
        products: productList.filter(({ name }) => name === 'Ingwer Zitrone'),
        pagination: firstPage(1),
        isSimilar: true,
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), 'imgwer')
    const list = within(
      await canvas.findByRole('group', { name: 'Keine Treffer für „imgwer“ – meinten Sie:' }),
    )
    await expect(list.getByRole('option', { name: /Ingwer Zitrone/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/Keine Treffer für „imgwer“. Diese Produkte/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Ingwer Zitrone' })).toBeVisible()
  },
}

let release = () => {}
/** The response to an earlier query arrives after the one to the latest query and is ignored. */
export const OldAnswersComeLate: Story = {
  parameters: { rules: ['SHOP-51'] },
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (release = resolve))
    msw.use(
      answers('suggestProducts', async ({ url }) => {
        const isFirst = new URL(url).searchParams.get('q') === 'ho'
        if (isFirst) await held
        return {
          products: productList.filter(({ name }) => name === (isFirst ? 'Hochland Röstung' : 'Hagebutte')),
          categories: [],
          isSimilar: false,
        }
      }),
    )
  },
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas)
    await userEvent.type(field, 'ho')
    await waitFor(() =>
      expect(canvas.getByText('Wird gesucht …', { selector: '[role=status]' })).toBeInTheDocument(),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'hage')
    await expect(await canvas.findByRole('option', { name: /Hagebutte/ })).toBeVisible()
    release()
    await expect(canvas.queryByRole('option', { name: /Hochland/ })).not.toBeInTheDocument()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...suggestionMocks.slow),
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), 'tee')
    await waitFor(() =>
      expect(canvas.getByText('Wird gesucht …', { selector: '[role=status]' })).toBeInTheDocument(),
    )
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

const failed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText(/trotzdem/, { selector: '[role=status]' })).toBeInTheDocument())

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...suggestionMocks.error),
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), 'kurkuma')
    await failed(canvas)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Alle Produkte' })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...suggestionMocks.offline),
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), 'tee')
    await failed(canvas)
  },
}
