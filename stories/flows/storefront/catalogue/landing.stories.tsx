import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { productMocks } from '@/shop/catalogue/products.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { productList } from '@/shop/catalogue/product-data.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Landing',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: /Kräuterschrank/ }))
    await expect(await shelf.findAllByRole('article')).toHaveLength(8)
  },
}

/** The chips come from the shop's categories, not from a fixed list. */
export const ChipsAreTheCategories: Story = {
  parameters: { rules: ['SHOP-7'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ok('listProductCategories', {
        categories: ['Wellness', 'Winterkräuter'].map((name) => ({
          _id: name,
          name,
          slug: name.toLowerCase(),
          icon: 'leaf',
          color: '#5f7a4c',
          productCount: 3,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Winterkräuter' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Detox' })).not.toBeInTheDocument()
  },
}

const asked: object[] = []
/** Requests the first eight active products of the shop's platform. */
export const AsksForEight: Story = {
  parameters: { rules: ['SHOP-7'] },
  beforeEach: ({ msw }) => {
    asked.length = 0
    msw.use(
      answers('listProducts', ({ url }) => {
        asked.push(Object.fromEntries(new URL(url).searchParams))
        return { products: productList.slice(0, 8), pagination: firstPage(8) }
      }),
    )
  },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: /Kräuterschrank/ }))
    await expect(await shelf.findAllByRole('article')).toHaveLength(8)
    await expect(asked).toEqual([
      expect.objectContaining({ status: 'active', platform: 'germany', limit: '8' }),
    ])
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.slow),
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: /Kräuterschrank/ }))
    await expect(shelf.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.empty),
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: /Kräuterschrank/ }))
    await expect(await shelf.findByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.error),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Noch einmal|Erneut/ })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Noch einmal|Erneut/ })).toBeVisible()
  },
}
