import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from '@storybook/test'
import { accountMocks } from '@/shop/account/account.mocks'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { cartItemNamed } from '@/shop/cart/cart-items.mocks'
import { answers, failing, offline, slow } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { page, rememberSabine } from '../account/account'
import { openCart } from './cart'
import { fillCart, writeInOtherTab } from './filled-cart'
import { runningShop, Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'

const meta = {
  title: 'Flows/Storefront/Cart',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/versand' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const stored = () => localStorage.getItem('cartItems') ?? ''

export const Success: Story = {
  beforeEach: () => fillCart({ name: 'Abendruhe' }, { name: 'Kurkuma Plus' }),
  play: async ({ step }) => {
    const cart = await openCart()
    await step('more of one', async () => {
      await userEvent.click(cart.getAllByRole('button', { name: /erhöhen/ })[0] ?? document.body)
      await expect(await cart.findByText('Gesamt')).toBeVisible()
      await expect(cart.getAllByText('48,70 €')).not.toHaveLength(0)
      await expect(cart.getAllByText('63,70 €')[0]).toBeVisible()
    })
    await step('one is removed, and it is stored', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Kurkuma Plus entfernen' }))
      await expect(cart.queryByText('Kurkuma Plus')).not.toBeInTheDocument()
      await expect(stored()).not.toContain('Kurkuma')
    })
    await step('a line that goes with its last unit leaves the focus on the title as well', async () => {
      const title = cart.getByRole('heading', { name: /^Warenkorb/ })
      const fewer = cart.getByRole('button', { name: 'Menge Abendruhe verringern' })
      await userEvent.click(fewer)
      await userEvent.click(fewer)
      await expect(cart.queryByText('Abendruhe')).not.toBeInTheDocument()
      await expect(title).toHaveFocus()
    })
  },
}

export const Empty: Story = {
  play: async () => {
    const cart = await openCart()
    await expect(await cart.findByText('Noch nichts im Korb')).toBeVisible()
  },
}

/** A removed item can be restored to its original position. */
export const RemovedAndPutBack: Story = {
  parameters: { rules: ['CHECKOUT-36'] },
  beforeEach: () => fillCart({ name: 'Abendruhe', quantity: 2 }, { name: 'Goldmilch' }),
  play: async ({ step }) => {
    const before = localStorage.getItem('cartItems')
    const cart = await openCart()
    await userEvent.click(await cart.findByRole('button', { name: 'Abendruhe entfernen' }))
    await expect(localStorage.getItem('cartItems')).not.toContain('Abendruhe')
    await step('also while the cart lies over the page', async () => {
      const toast = await page().findByText('Abendruhe ist nicht mehr im Warenkorb')
      await expect(toast).toBeInTheDocument()
      await userEvent.click(page().getByRole('button', { name: 'Zurückholen', hidden: true }))
      await expect(localStorage.getItem('cartItems')).toBe(before)
    })
  },
}

/** A line links to its product, and the cart closes. */
export const LineLeadsToItsProduct: Story = {
  parameters: { rules: ['CHECKOUT-34'] },
  beforeEach: () => fillCart({ name: 'Goldmilch' }),
  play: async () => {
    const cart = await openCart()
    await userEvent.click(await cart.findByRole('link', { name: 'Goldmilch' }))
    await expect(await page().findByRole('heading', { level: 1, name: 'Goldmilch' })).toBeInTheDocument()
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The cart adopts the server's prices, stock and products, and shows a notice for every change. */
export const ChangedMeanwhile: Story = {
  parameters: { rules: ['CHECKOUT-8', 'CHECKOUT-10'] },
  beforeEach: ({ msw }) => {
    msw.use(
      answers('getCartItems', () => ({
        items: [cartItemNamed('Abendruhe', { stock: 5 }), cartItemNamed('Morgengrün', { stock: 0 })],
      })),
    )
    rememberSabine()
    fillCart({ name: 'Abendruhe', price: 9.9 }, { name: 'Morgengrün' }, { name: 'Hagebutte' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('gone', async () => {
      await expect(await cart.findByText(/^Hagebutte ist nicht mehr erhältlich/)).toBeVisible()
    })
    await step('another price, until it is acknowledged', async () => {
      await expect(cart.getByText('Preis geändert: bisher 9,90 €')).toBeVisible()
      await userEvent.click(cart.getByRole('button', { name: 'Verstanden' }))
      await expect(cart.queryByText(/Preis geändert/)).not.toBeInTheDocument()
    })
    await step('sold out: neither counted nor sent', async () => {
      await expect(cart.getByText('Ausverkaufte Produkte werden nicht mitbestellt.')).toBeVisible()
      await expect(cart.getAllByText('26,90 €')[0]).toBeVisible()
    })
  },
}

let release = () => {}
/** What another tab adds while prices and stock are being fetched was not part of the request, and stays. */
export const AddedDuringTheRefresh: Story = {
  parameters: { rules: ['CHECKOUT-8'] },
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (release = resolve))
    msw.use(
      answers('getCartItems', async () => {
        await held
        return { items: [cartItemNamed('Abendruhe', { stock: 5 })] }
      }),
    )
    rememberSabine()
    fillCart({ name: 'Abendruhe' })
  },
  play: async () => {
    const cart = await openCart()
    await cart.findByText('Abendruhe')
    fillCart({ name: 'Abendruhe' }, { name: 'Hagebutte' })
    await expect(await cart.findByText('Hagebutte')).toBeVisible()
    release()
    await waitFor(() => expect(JSON.parse(stored())).toMatchObject([{ stock: 5 }, { name: 'Hagebutte' }]))
    await expect(cart.getByText('Hagebutte')).toBeVisible()
  },
}

const wishes = () => localStorage.getItem('wishlistItems')
const putBack = async () =>
  userEvent.click(await page().findByRole('button', { name: 'Zurückholen', hidden: true }))

/** A visitor's lines go to the list in the browser, sold out or not, and come back with their quantity. */
export const PutAside: Story = {
  parameters: { rules: ['SHOP-600'] },
  beforeEach: () => {
    localStorage.removeItem('wishlistItems')
    fillCart({ name: 'Morgengrün', stock: 0 }, { name: 'Abendruhe', quantity: 3 })
  },
  play: async ({ step }) => {
    const before = stored()
    const cart = await openCart()
    await step('and back', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Abendruhe für später merken' }))
      await expect(stored()).not.toContain('Abendruhe')
      await expect(wishes()).toBe(JSON.stringify([productNamed('Abendruhe')._id]))
      await expect(cart.getByRole('heading', { name: /^Warenkorb/ })).toHaveFocus()
      await putBack()
      await expect(stored()).toBe(before)
      await expect(wishes()).toBeNull()
    })
    await step('to stay', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Morgengrün für später merken' }))
      await expect(stored()).not.toContain('Morgengrün')
      await expect(wishes()).toBe(JSON.stringify([productNamed('Morgengrün')._id]))
    })
  },
}

/** A customer's line goes to the account's list. */
export const PutAsideInTheAccount: Story = {
  parameters: { rules: ['SHOP-600'] },
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.ok)
    rememberSabine()
    fillCart({ name: 'Abendruhe', quantity: 3 })
  },
  play: async () => {
    const cart = await openCart()
    await userEvent.click(await cart.findByRole('button', { name: 'Abendruhe für später merken' }))
    await expect(await page().findByText('Abendruhe steht jetzt auf Ihrer Wunschliste')).toBeInTheDocument()
    await expect(stored()).toBe('[]')
    await putBack()
    await expect(JSON.parse(stored())).toMatchObject([{ name: 'Abendruhe', quantity: 3 }])
  },
}

/** A wish that could not be kept leaves the line where it is. */
export const PuttingAsideFailed: Story = {
  parameters: { rules: ['SHOP-600'] },
  beforeEach: ({ msw }) => {
    msw.use(...accountMocks.addingFailed)
    rememberSabine()
    fillCart({ name: 'Abendruhe' })
  },
  play: async () => {
    const cart = await openCart()
    await userEvent.click(await cart.findByRole('button', { name: 'Abendruhe für später merken' }))
    await expect(await page().findByText('Fehler beim Hinzufügen zur Wunschliste')).toBeInTheDocument()
    await expect(stored()).toContain('Abendruhe')
  },
}

const staysAsItIs: NonNullable<Story['play']> = async () => {
  const cart = await openCart()
  await expect(await cart.findByText(/^Preise und Bestand konnten nicht geprüft werden/)).toBeVisible()
  await expect(cart.getByText('Abendruhe')).toBeVisible()
}
const known = () => {
  rememberSabine()
  fillCart({ name: 'Abendruhe' })
}
export const ServerError: Story = {
  parameters: { rules: ['CHECKOUT-9'] },
  beforeEach: ({ msw }) => {
    msw.use(failing('getCartItems', 'INTERNAL'))
    known()
  },
  play: staysAsItIs,
}
export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(offline('getCartItems'))
    known()
  },
  play: staysAsItIs,
}
/** The cart shows immediately, without waiting for the server. */
export const Slow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(slow('getCartItems'))
    known()
  },
  play: async () => {
    const cart = await openCart()
    await expect(cart.getByText('Abendruhe')).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled()
  },
}

/** Invalid data in storage is dropped; valid lines are kept. */
export const GarbageInStorage: Story = {
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    const item: unknown = JSON.parse(stored())
    const valid: readonly unknown[] = Array.isArray(item) ? item : []
    const items = [null, 7, 'x', { name: 'ohne Preis' }, ...valid]
    writeInOtherTab('cartItems', JSON.stringify(items))
    writeInOtherTab('appliedCoupon', '{"coupon":')
    writeInOtherTab('userData', 'undefined')
  },
  play: async () => {
    const cart = await openCart()
    await expect(cart.getAllByRole('listitem')).toHaveLength(1)
    await expect(cart.getByText('Abendruhe')).toBeVisible()
  },
}

export const TwoTabs: Story = {
  beforeEach: () => fillCart({ name: 'Abendruhe' }),
  play: async ({ step }) => {
    const cart = await openCart()
    await step('the other tab adds', async () => {
      fillCart({ name: 'Abendruhe' }, { name: 'Hagebutte', quantity: 2 })
      await expect(await cart.findByText('Hagebutte')).toBeVisible()
    })
    await step('the other tab empties the cart', async () => {
      fillCart()
      await expect(await cart.findByText('Noch nichts im Korb')).toBeVisible()
    })
  },
}

/** Storage is blocked, as in private mode: the cart lasts as long as the page, and a notice says so. */
export const BlockedStorage: Story = {
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    return () => setItem.mockRestore()
  },
  play: async () => {
    const cart = await openCart()
    await userEvent.click(cart.getByRole('button', { name: /erhöhen/ }))
    await expect(await cart.findByText(/^Ihr Browser erlaubt keine Speicherung/)).toBeVisible()
    await expect(cart.getAllByText('23,80 €')).not.toHaveLength(0)
    await expect(runningShop().stores.storage.isBlocked()).toBe(true)
  },
}
