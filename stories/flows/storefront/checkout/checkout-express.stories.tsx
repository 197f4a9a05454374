import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { delay } from 'msw'
import { toStoredCoupon } from '@/shop/coupons/applied-coupon'
import { addFreeItems } from '@/shop/cart/cart'
import { parseStoredCart, toStoredCart } from '@/shop/cart/stored-cart'
import { cartItemNamed } from '@/shop/cart/cart-items.mocks'
import { placedOrder } from '@/shop/orders/order-data.mocks'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { answers, failing } from '@/mocks/shared/handlers'
import { pressable } from '@stories/fixtures/body'
import { page, rememberSabine } from '../account/account'
import { filledIn, leadsHome, order, shopperWithCart, succeeds } from './checkout'
import { writeInOtherTab } from '../cart/filled-cart'
import { Shop } from '../shop'
import { flow } from '@stories/fixtures/flow'
import { herbst10 } from '@stories/fixtures/cart'

const meta = {
  title: 'Flows/Storefront/Checkout/Express purchase',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/product/goldmilch' },
  beforeEach: shopperWithCart,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** The express purchase checks out one product and leaves the cart unchanged. */
export const ExpressPurchase: Story = {
  parameters: { rules: ['CHECKOUT-18'] },
  beforeEach: rememberSabine,
  play: async ({ step }) => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }))
    await step('only this product', async () => {
      const summary = within(await page().findByRole('complementary', { name: 'Ihre Bestellung' }))
      await expect(summary.getByText('Goldmilch')).toBeVisible()
      await expect(summary.queryByText('Abendruhe')).not.toBeInTheDocument()
    })
    await step('ordered, the cart is still full', async () => {
      await filledIn()
      await userEvent.click(page().getByRole('radio', { name: /PayPal/ }))
      await order()
      await succeeds()
      await expect(localStorage.getItem('cartItems')).toContain('Abendruhe')
    })
    await step('from the success page the cart goes to the checkout, too', async () => {
      await userEvent.click(page().getByRole('button', { name: /^Warenkorb/ }))
      const cart = await pressable(await page().findByRole('dialog', { name: /Warenkorb/ }))
      await userEvent.click(await cart.findByRole('button', { name: 'Zur Kasse' }))
      await expect(await page().findByRole('heading', { name: 'Fast geschafft' })).toBeInTheDocument()
      const summary = within(await page().findByRole('complementary', { name: 'Ihre Bestellung' }))
      await expect(await summary.findByText('Abendruhe')).toBeInTheDocument()
    })
  },
}

const gift = { productId: productNamed('Hagebutte')._id, name: 'Hagebutte', quantity: 1 }
/** Applies a coupon with a gift to the cart. */
function putCouponIntoCart(): void {
  const appliedAt = Date.now()
  const coupon = { ...herbst10, freeItems: [gift], appliedAt }
  const lines = parseStoredCart(localStorage.getItem('cartItems'))
  writeInOtherTab('cartItems', JSON.stringify(toStoredCart(addFreeItems(lines, [gift], appliedAt))))
  writeInOtherTab('appliedCoupon', JSON.stringify(toStoredCoupon(coupon)))
}
let sent: unknown[] = []
/**
 * The express purchase ignores the cart's coupon, its gift and automatic coupons, and has a coupon of its
 * own.
 */
export const ExpressLeavesTheCoupon: Story = {
  parameters: { rules: ['CHECKOUT-18'] },
  beforeEach: ({ msw: worker }) => {
    rememberSabine()
    sent = []
    putCouponIntoCart()
    worker.use(
      answers('checkout', async (request) => {
        sent.push(await request.clone().json())
        return { order: placedOrder }
      }),
      // Validated against the express line, the cart's coupon and its gift would be rejected and removed.
      failing('validateCoupon', 'COUPON_MINIMUM', { details: { minimum: 50 } }),
    )
  },
  play: async ({ step }) => {
    const stored = [localStorage.getItem('cartItems'), localStorage.getItem('appliedCoupon')]
    await userEvent.click(await page().findByRole('button', { name: /Express/ }))
    await step('what is ordered is the product alone', async () => {
      const summary = within(await page().findByRole('complementary', { name: 'Ihre Bestellung' }))
      await expect(await summary.findByText('Goldmilch')).toBeVisible()
      await expect(summary.queryByText(/Kostenlos\)/)).not.toBeInTheDocument()
      await expect(summary.queryByText('HERBST10')).not.toBeInTheDocument()
    })
    await step('a code that is refused for it says so here, and nowhere else', async () => {
      await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'anderer')
      await userEvent.click(page().getByRole('button', { name: 'Einlösen' }))
      await expect(await page().findByRole('alert')).toHaveTextContent('Mindestbestellwert')
    })
    await step('ordered without it', async () => {
      await filledIn()
      await userEvent.click(page().getByRole('radio', { name: /PayPal/ }))
      await order()
      await succeeds()
      await expect(sent).toMatchObject([
        { couponData: null, items: [{ productId: productNamed('Goldmilch')._id }] },
      ])
    })
    await step('cart, gift and coupon are as they were', async () => {
      await expect([localStorage.getItem('cartItems'), localStorage.getItem('appliedCoupon')]).toEqual(stored)
    })
  },
}

/** When the product is not available, the checkout does not fall back to the cart. */
export const ExpressGone: Story = {
  beforeEach: ({ msw: worker }) => {
    worker.use(failing('getProduct', 'NOT_FOUND'))
    rememberSabine()
  },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }))
    await leadsHome('Dieses Produkt kann gerade nicht gekauft werden')
  },
}

export const ExpressNeedsLogin: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }))
    await waitFor(() => expect(document.body).toHaveTextContent('Bitte melden Sie sich an für Express-Kauf'))
    await expect(await page().findByRole('dialog')).toBeInTheDocument()
  },
}

const goldmilch = productNamed('Goldmilch')
/** Bodies of the coupon requests; none may contain the cart, which is not being ordered. */
let validated: string[] = []
export const ExpressSlow: Story = {
  beforeEach: ({ msw: worker }) => {
    validated = []
    worker.use(
      answers('getProduct', async () => {
        await delay(1_000)
        return { product: goldmilch }
      }),
      answers('autoCoupon', async (request) => {
        validated.push(await request.clone().text())
        return null
      }),
    )
    rememberSabine()
  },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Express/ }))
    await page().findByRole('complementary', { name: 'Ihre Bestellung' })
    await waitFor(() => expect(validated).not.toHaveLength(0))
    for (const body of validated) await expect(body).not.toContain(productNamed('Abendruhe')._id)
    await expect(validated.at(-1)).toContain(goldmilch._id)
  },
}

/** The product's current price and stock on the server. */
const nowAt = (amount: number, stock: number) =>
  answers('getCartItems', () => ({
    items: [cartItemNamed('Goldmilch', { price: { amount, currency: 'EUR' }, originalPrice: null, stock })],
  }))
async function orderExpress() {
  await userEvent.click(await page().findByRole('button', { name: /Express/ }))
  // The form is ready once the submit button is there.
  await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
  await filledIn()
  await userEvent.click(await page().findByRole('radio', { name: /PayPal/ }))
  await order()
}
const cartIsFull = () =>
  waitFor(() => {
    const cart = localStorage.getItem('cartItems')
    void expect(cart).toContain('Abendruhe')
    void expect(cart).toContain('Kurkuma Plus')
  })

/** The product sells out during the order: the page shows an error, and the cart is not affected. */
export const ExpressSoldOut: Story = {
  beforeEach: ({ msw: worker }) => {
    rememberSabine()
    const items = [{ productId: goldmilch._id, name: 'Goldmilch', available: 0 }]
    worker.use(failing('checkout', 'OUT_OF_STOCK', { details: { items } }), nowAt(goldmilch.price, 0))
  },
  play: async ({ step }) => {
    await orderExpress()
    await step('the product is named', async () => {
      await expect(await page().findByRole('alert')).toHaveTextContent('„Goldmilch“ ist ausverkauft.')
    })
    await step('nothing is left to order', async () => {
      const button = page().getByRole('button', { name: 'Zahlungspflichtig bestellen' })
      await waitFor(() => expect(button).toBeDisabled())
      const summary = within(page().getByRole('complementary', { name: 'Ihre Bestellung' }))
      await expect(summary.queryByText('Goldmilch')).not.toBeInTheDocument()
    })
    await step('the cart is still full', cartIsFull)
  },
}

/** The express line adopts the new price and stock, as cart lines do. */
export const ExpressRefreshed: Story = {
  beforeEach: ({ msw: worker }) => {
    rememberSabine()
    const items = [{ productId: goldmilch._id, name: 'Goldmilch', available: 1 }]
    worker.use(failing('checkout', 'OUT_OF_STOCK', { details: { items } }), nowAt(77.7, 1))
  },
  play: async ({ step }) => {
    await orderExpress()
    const summary = within(await page().findByRole('complementary', { name: 'Ihre Bestellung' }))
    await waitFor(() => expect(summary.getAllByText(/77,70/)).not.toHaveLength(0))
    await step('the cart is still full', cartIsFull)
  },
}
