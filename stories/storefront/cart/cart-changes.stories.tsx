import { expect, userEvent, waitFor } from '@storybook/test'
import { CartNotices } from '@/screens/storefront/cart/cart-notices'
import { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import preview from '#.storybook/preview'
import { abendruhe, cartTotals, hochland, kurkuma, soldOutLavendel } from '../../fixtures/cart'
import { cartSidebarArgs } from './cart-sidebar-args'
import { body } from '../../fixtures/body'

/**
 * What the cart says of itself: lines that have changed, a sold-out product, no connection, a browser that stores
 * nothing.
 */
const meta = preview.meta({
  title: 'Storefront/Cart/Cart sidebar/Changes and notices',
  component: CartSidebar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: cartSidebarArgs(),
})

export default meta

/** A higher price, a sold-out product, fewer in stock than wanted, and a quantity at the stock limit. */
export const ChangedLines = meta.story({
  args: {
    state: {
      status: 'ready',
      entries: [
        { ...abendruhe, quantity: 1, unitPrice: 1490, originalPrice: undefined, previousPrice: 1190 },
        soldOutLavendel,
        { ...hochland, quantity: 5, stock: 3 },
        { ...kurkuma, premium: undefined, quantity: 1, stock: 1 },
      ],
      totals: { ...cartTotals, subtotal: 10730, shipping: 0, total: 10730 },
    },
    notices: <CartNotices droppedNames={['Morgengrün']} />,
  },
})
ChangedLines.test(
  'the price before, acknowledged; a shortage offers what is there …',
  async ({ args, canvasElement, step }) => {
    const cart = body(canvasElement)
    await step('the price before, acknowledged', async () => {
      await waitFor(() => expect(cart.getByText(/Preis geändert: bisher 11,90\s€/)).toBeVisible())
      await userEvent.click(cart.getByRole('button', { name: 'Verstanden' }))
      await expect(args.onAcknowledge).toHaveBeenCalledWith(abendruhe.id)
    })
    await step('a shortage offers what is there', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Menge anpassen' }))
      await expect(args.onQuantityChange).toHaveBeenCalledWith(hochland.id, 3)
    })
    await waitFor(() => expect(cart.getByText('Mehr als 1 Stück ist gerade nicht auf Lager.')).toBeVisible())
    await waitFor(() => expect(cart.getByText(/Morgengrün ist nicht mehr erhältlich/)).toBeVisible())
  },
)

export const OnlySoldOut = meta.story({
  args: {
    state: {
      status: 'ready',
      entries: [soldOutLavendel],
      totals: { ...cartTotals, subtotal: 0, shipping: 0, total: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('button', { name: 'Zur Kasse' })).toBeDisabled()
  },
})
export const Offline = meta.story({ args: { notices: <CartNotices notice="offline" /> } })
export const StorageBlocked = meta.story({ args: { notices: <CartNotices notice="storageBlocked" /> } })
export const NotRefreshed = meta.story({ args: { notices: <CartNotices notice="notRefreshed" /> } })
/** With free shipping on every order, no threshold is shown. */
export const EmptyAlwaysFree = meta.story({
  args: { state: { status: 'empty' }, freeShippingThreshold: { amount: 0, currency: 'EUR' } },
  play: async ({ canvasElement }) => {
    const drawer = body(canvasElement)
    await expect(await drawer.findByText('Der Versand ist für Sie kostenlos.')).toBeInTheDocument()
    await expect(drawer.queryByText(/0,00/)).toBeNull()
  },
})
/** Every product in the cart was discontinued: the empty cart lists them. */
export const EmptyAfterDrops = meta.story({
  args: { state: { status: 'empty' }, notices: <CartNotices droppedNames={['Morgengrün', 'Hagebutte']} /> },
  play: async ({ canvasElement }) => {
    const cart = body(canvasElement)
    const note = await cart.findByText(/Morgengrün, Hagebutte sind nicht mehr erhältlich/)
    await waitFor(() => expect(note).toBeVisible())
    await expect(cart.getByRole('heading', { name: 'Noch nichts im Korb' })).toBeVisible()
  },
})
export const EmptyOffline = meta.story({
  args: { state: { status: 'empty' }, notices: <CartNotices notice="offline" /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(body(canvasElement).getByText(/^Sie sind offline\./)).toBeVisible())
  },
})
