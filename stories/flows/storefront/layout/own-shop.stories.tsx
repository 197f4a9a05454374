import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { publicShopMocks } from '@/shop/shop-details/public-shop.mocks'
import { flow } from '@stories/fixtures/flow'
import { mockedVisitor } from '../mocked-shop'
import { Shop } from '../shop'

/** The owner's saved details appear on every page [SHOP-55] [SHOP-56]. */
const meta = {
  title: 'Flows/Storefront/Shop details',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/impressum' },
  beforeEach: (context) => {
    mockedVisitor(context)
    context.msw.use(...publicShopMocks.own)
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** The owner's own imprint, and the standard terms with the seller's details. */
export const LegalTexts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Anbieter' })).toBeVisible()
    await expect(canvas.getByText('Stand: 20. November 2026')).toBeVisible()
    await expect(canvas.getByText('Versandkostenfrei ab 50 €')).toBeVisible()
    await userEvent.click(
      within(await canvas.findByRole('contentinfo')).getByRole('link', { name: /^Versand &/ }),
    )
    await expect(await canvas.findByText(/in Deutschland nach 2 bis 3 Werktagen/)).toBeVisible()
  },
}

export const AtTheProduct: Story = {
  args: { path: '/product/abendruhe' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Versandkostenfrei ab 50 €')).toBeVisible()
  },
}

/** Texts without a translation show in German, with `lang="de"`. */
export const AnotherLanguage: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Versandkostenfrei ab 50 €')).toHaveAttribute('lang', 'de')
  },
}

export const TextFails: Story = {
  beforeEach: ({ msw }) => msw.use(...publicShopMocks.legalFails),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    msw.use(...publicShopMocks.own)
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Anbieter' })).toBeVisible()
  },
}

/** When the details fail to load, the pages still work and show no contact address. */
export const Offline: Story = {
  args: { path: '/product/abendruhe' },
  beforeEach: ({ msw }) => msw.use(...publicShopMocks.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Abendruhe' })).toBeVisible()
    await expect(within(await canvas.findByRole('contentinfo')).queryByRole('link', { name: /@/ })).toBeNull()
  },
}
