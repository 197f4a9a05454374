import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { productMocks } from '@/shop/catalogue/products.mocks'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { pressable } from '@stories/fixtures/body'
import { flow } from '@stories/fixtures/flow'
import { mockedVisitor } from '../mocked-shop'
import { Shop } from '../shop'
import { logIn, page } from './account'

const keep = (...ids: readonly string[]) => localStorage.setItem('wishlistItems', JSON.stringify(ids))
const kept = (): unknown => JSON.parse(localStorage.getItem('wishlistItems') ?? '[]')
const [calm, golden] = [productNamed('Abendruhe'), productNamed('Goldmilch')]

/** A visitor's wishlist, stored in the browser. */
const meta = {
  title: 'Flows/Storefront/Guest wishlist',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow, rules: ['SHOP-57'] },
  args: { path: '/product/morgengruen' },
  beforeEach: (context) => {
    mockedVisitor(context)
    keep(calm._id, golden._id)
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

async function open() {
  await userEvent.click(await page().findByRole('button', { name: /^Wunschliste, \d Produkte?$/ }))
  return pressable(await page().findByRole('dialog', { name: /Wunschliste/ }))
}

export const Success: Story = {
  play: async ({ step }) => {
    const drawer = await open()
    await step('the newest first, at the prices of now', async () => {
      await drawer.findByRole('link', { name: 'Goldmilch' })
      await expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Goldmilch',
        'Abendruhe',
      ])
      await expect(drawer.getAllByRole('listitem')[1]).toHaveTextContent(/11,90\s€/)
    })
    await step('into the cart', async () => {
      await userEvent.click(drawer.getByRole('button', { name: /^In den Warenkorb.*Goldmilch$/ }))
      await expect(JSON.parse(localStorage.getItem('cartItems') ?? '[]')).toMatchObject([
        { name: 'Goldmilch', quantity: 1 },
      ])
    })
    await step('removed here, and by taking it back there again', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Abendruhe von der Wunschliste entfernen' }))
      await expect(drawer.queryByRole('link', { name: 'Abendruhe' })).not.toBeInTheDocument()
      await expect(kept()).toEqual([golden._id])
    })
    await step('until the last one', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Goldmilch von der Wunschliste entfernen' }))
      await expect(await drawer.findByText('Noch nichts gemerkt')).toBeInTheDocument()
      await expect(kept()).toEqual([])
    })
  },
}

export const SignsIn: Story = {
  play: async () => {
    const drawer = await open()
    await userEvent.click(await drawer.findByRole('button', { name: 'Melden Sie sich an' }))
    await logIn()
    await waitFor(() => expect(kept()).toEqual([]))
    const own = await pressable(await page().findByRole('dialog', { name: /Wunschliste/ }))
    await expect(await own.findByRole('link', { name: 'Ingwer Zitrone' })).toBeInTheDocument()
    await expect(own.queryByRole('button', { name: 'Melden Sie sich an' })).not.toBeInTheDocument()
  },
}

/** Unavailable products are not shown; a note counts them and offers to remove them. */
export const SomeAreGone: Story = {
  beforeEach: () => keep('gone', calm._id, 'never'),
  play: async () => {
    const drawer = await open()
    await expect(
      await drawer.findByText('2 gemerkte Produkte sind hier zurzeit nicht erhältlich.'),
    ).toBeInTheDocument()
    await expect(drawer.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(drawer.getByRole('button', { name: 'Entfernen' }))
    await expect(kept()).toEqual([calm._id])
  },
}

export const Empty: Story = {
  beforeEach: () => keep(),
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Wunschliste' }))
    const drawer = await pressable(await page().findByRole('dialog', { name: /Wunschliste/ }))
    await expect(await drawer.findByText('Noch nichts gemerkt')).toBeInTheDocument()
  },
}

/** The list fails to load and succeeds on retry. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.listError),
  play: async ({ msw }) => {
    const drawer = await open()
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Favori listesi yüklenemedi')
    msw.use(...productMocks.ok)
    await userEvent.click(drawer.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(await drawer.findByRole('link', { name: 'Goldmilch' })).toBeInTheDocument()
  },
}

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.listSlow),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByText('Wunschliste wird geladen')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...productMocks.listOffline),
  play: async () => {
    const drawer = await open()
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Favori listesi yüklenemedi')
  },
}
