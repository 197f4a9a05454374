import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { CartSuggestion } from '@/screens/storefront/cart/cart-suggestion'
import { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import preview from '#.storybook/preview'
import {
  abendruhe,
  bigTotals,
  cartEntries,
  cartTotals,
  couponTotals,
  giftHagebutte,
  herbst10,
  hochland,
  kurkuma,
} from '../../fixtures/cart'
import { productSummary } from '../../fixtures/products'
import { lowPhone, onPhone } from '../../fixtures/windows'
import { cartSidebarArgs, couponArgs, couponCalls } from './cart-sidebar-args'
import { pictured } from '../../fixtures/pictures'
import { body } from '../../fixtures/body'

const meta = preview.meta({
  title: 'Storefront/Cart/Cart sidebar',
  component: CartSidebar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: cartSidebarArgs(),
})

export default meta

export const Ready = meta.story({ ...pictured, tags: ['picture'], name: 'Ready (basket)' })
Ready.test(
  'says what is missing for free shipping; quantity, also below one …',
  { parameters: { rules: ['MONEY-10', 'SHOP-10'] } },
  async ({ args, canvasElement, step }) => {
    const drawer = body(canvasElement).getByRole('dialog', { name: /Warenkorb/ })
    const cart = within(drawer)
    await step('says what is missing for free shipping', async () => {
      await expect(drawer).toHaveTextContent('Noch 37,80 € für kostenlosen Versand')
    })
    await step('quantity, also below one', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Menge Abendruhe erhöhen' }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(abendruhe.id, 3)
      await userEvent.click(
        within(cart.getByRole('group', { name: 'Menge Kurkuma Plus' })).getAllByRole('button')[0] ?? drawer,
      )
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(kurkuma.id, 0)
    })
    await step('removing moves the focus to the title', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Hochland Röstung entfernen' }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(hochland.id, 0)
      await expect(cart.getByRole('heading', { name: /Warenkorb/ })).toHaveFocus()
    })
    await step('putting aside as well, each line but a gift', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Kurkuma Plus für später merken' }))
      await expect(args.onMoveToWishlist).toHaveBeenCalledWith(kurkuma.id)
      await expect(cart.getByRole('heading', { name: /Warenkorb/ })).toHaveFocus()
    })
    await step('checkout', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Zur Kasse' }))
      await expect(args.onCheckout).toHaveBeenCalledOnce()
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
)

Ready.test(
  'a line links to its product and shows the legally required price details',
  { parameters: { rules: ['LAW-2', 'LAW-3', 'CHECKOUT-34'] } },
  async ({ canvasElement }) => {
    const [line] = body(canvasElement).getAllByRole('listitem')
    if (!line) throw new Error('no line')
    await expect(line).toHaveTextContent('80 g')
    await expect(line).toHaveTextContent('148,75 € / kg · Niedrigster Preis der 30 Tage davor: 11,90 €')
    await expect(within(line).getByRole('link', { name: 'Abendruhe' })).toHaveAttribute(
      'href',
      '/product/abendruhe',
    )
  },
)

/** A name that ends in its size has said it. */
export const SizeInName = meta.story({
  args: {
    state: { status: 'ready', entries: [{ ...abendruhe, name: 'Abendruhe, 80 g' }], totals: cartTotals },
  },
  play: async ({ canvasElement }) => {
    const line = body(canvasElement).getByRole('listitem')
    await expect(line.textContent.match(/80 g/g)).toHaveLength(1)
  },
})

/** The shop is connected with PayPal. */
export const WithPaypal = meta.story({ ...pictured, tags: ['picture'], args: { onPaypal: fn() } })
WithPaypal.test('leads to the checkout by PayPal [ORDER-740]', async ({ args, canvasElement }) => {
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Mit PayPal zur Kasse' }))
  await expect(args.onPaypal).toHaveBeenCalledOnce()
})

const onAdd = fn()

/** Suggests a product that reaches the free-shipping threshold. */
export const Suggestion = meta.story({
  args: { suggestion: <CartSuggestion product={productSummary('kollagen-beere')} onAdd={onAdd} /> },
})
Suggestion.test(
  'is added',
  { parameters: { rules: ['CHECKOUT-37', 'LAW-2'] } },
  async ({ canvasElement }) => {
    const cart = body(canvasElement)
    await userEvent.click(cart.getByRole('button', { name: 'Kollagen Beere in den Warenkorb' }))
    await expect(onAdd).toHaveBeenCalledOnce()
    const offered = cart.getByRole('link', { name: 'Kollagen Beere' }).closest('p')
    await expect(offered).toHaveTextContent(/€ \/ kg/)
  },
)

export const WithCouponAndGift = meta.story({
  args: {
    state: { status: 'ready', entries: [...cartEntries, giftHagebutte], totals: couponTotals },
    ...couponArgs({ status: 'applied', coupon: herbst10 }),
  },
})
WithCouponAndGift.test('calls onRemove', async ({ canvasElement }) => {
  const cart = body(canvasElement)
  await waitFor(() => expect(cart.getByText('1 × Gratis')).toBeVisible())
  await waitFor(() => expect(cart.getByText('−6,22 €')).toBeVisible())
  await expect(cart.getByText(/^Gutschein erfolgreich angewendet/)).toBeInTheDocument()
  await userEvent.click(cart.getByRole('button', { name: 'Gutschein HERBST10 entfernen' }))
  await expect(couponCalls.onRemove).toHaveBeenCalledOnce()
})

export const FreeShippingReached = meta.story({
  args: {
    state: { status: 'ready', entries: [{ ...abendruhe, quantity: 7 }, kurkuma], totals: bigTotals },
  },
})
export const Empty = meta.story({
  args: { state: { status: 'empty' } },
  play: async ({ canvasElement }) => {
    const cart = body(canvasElement)
    await waitFor(() => expect(cart.getByRole('heading', { name: 'Noch nichts im Korb' })).toBeVisible())
    await expect(cart.getByRole('link', { name: 'Produkte entdecken' })).toHaveAttribute('href', '/products')
  },
})
export const LongText = meta.story({
  args: {
    state: {
      status: 'ready',
      entries: [
        {
          ...abendruhe,
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen-Kräutermischung mit Kamille und Melisse',
        },
      ],
      totals: cartTotals,
    },
  },
})
export const Phone = meta.story({
  ...WithCouponAndGift.input,
  globals: onPhone,
  play: undefined,
})
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
  return element.contains(shown)
}
/**
 * On a small screen, two lines and the checkout button are visible at once, and a gift stays next to its
 * coupon.
 */
export const InLowWindow = meta.story({
  ...WithCouponAndGift.input,
  ...lowPhone,
  play: async ({ canvasElement, step }) => {
    const cart = body(canvasElement)
    const checkout = await cart.findByRole('button', { name: 'Zur Kasse' })
    await step('at first', async () => {
      const removals = cart.getAllByRole('button', { name: /(Abendruhe|Kurkuma Plus) entfernen/ })
      await waitFor(() => expect([...removals, checkout].map(isOnTop)).toEqual([true, true, true]))
    })
    await step('at the coupon', async () => {
      const coupon = cart.getByRole('button', { name: 'Gutschein HERBST10 entfernen' })
      cart.getByText('1 × Gratis').scrollIntoView({ block: 'start' })
      await waitFor(() =>
        expect([cart.getByText('1 × Gratis'), coupon, checkout].map(isOnTop)).toEqual([true, true, true]),
      )
    })
  },
})
export const Dark = meta.story({ ...WithCouponAndGift.input, globals: { theme: 'dark' }, play: undefined })
export const Turkish = meta.story({
  ...WithCouponAndGift.input,
  globals: { language: 'tr' },
  play: undefined,
})
export const English = meta.story({
  ...WithCouponAndGift.input,
  globals: { language: 'en' },
  play: undefined,
})
/** With free shipping on every order, the progress bar is always full. */
export const AlwaysFreeShipping = meta.story({
  args: {
    freeShippingThreshold: { amount: 0, currency: 'EUR' },
    state: {
      status: 'ready',
      entries: cartEntries,
      totals: { ...cartTotals, shipping: 0, total: cartTotals.subtotal },
    },
  },
  play: async ({ canvasElement }) => {
    const cart = body(canvasElement)
    await waitFor(() => expect(cart.getByText('Der Versand ist für Sie kostenlos.')).toBeVisible())
    await expect(cart.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
})
