import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { cartItemNamed } from '@/shop/cart/cart-items.mocks'
import { placedOrder } from '@/shop/orders/order-data.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { offer } from '../cart/offer'
import { fillCart } from '../cart/filled-cart'
import { fill, order, shopperWithCart, succeeds } from './checkout'
import { Shop } from '../shop'

const meta = {
  title: 'Flows/Storefront/Checkout/Page',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/checkout?guest=true' },
  beforeEach: shopperWithCart,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** However its address is written, the checkout has one header and one main content. */
export const WithASlash: Story = {
  args: { path: '/checkout/?guest=true' },
  play: async () => {
    await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await expect(page().getAllByRole('main')).toHaveLength(1)
    await expect(page().queryByRole('button', { name: /^Warenkorb/ })).not.toBeInTheDocument()
  },
}

/** A product that is no longer sold leaves the order, but not in silence. */
export const ProductGone: Story = {
  parameters: { rules: ['CHECKOUT-8'] },
  beforeEach: ({ msw: worker }) => worker.use(ok('getCartItems', { items: [cartItemNamed('Abendruhe')] })),
  play: async () => {
    await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await expect(
      page().getByText(/Kurkuma Plus/, { selector: '[role=status], [role=status] *' }),
    ).toBeVisible()
  },
}

/** Whoever works by keyboard goes on from the coupon, not from the top of the page. */
export const FocusStaysAtTheCoupon: Story = {
  beforeEach: ({ msw: worker }) => worker.use(ok('validateCoupon', offer('MINUS5'))),
  play: async ({ step }) => {
    await page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    const box = () => document.querySelector('[data-slot=coupon-box]')
    await step('applied', async () => {
      await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'minus5{Enter}')
      await page().findByText('2,50 € Rabatt')
      await waitFor(() => expect(box()?.contains(document.activeElement)).toBe(true))
    })
    await step('Enter pressed once more does not remove it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(page().getByText('2,50 € Rabatt')).toBeVisible()
    })
    await step('removed', async () => {
      page().getByRole('button', { name: 'Gutschein MINUS5 entfernen' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(page().getByRole('textbox', { name: 'Gutscheincode' })).toHaveFocus())
    })
  },
}

/** Another tab empties the cart while the order is under way: its confirmation is still shown. */
export const CartEmptiedMeanwhile: Story = {
  play: async ({ msw: worker }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    worker.use(
      answers('checkout', async () => {
        await promise
        return { order: placedOrder }
      }),
    )
    await fill()
    await order()
    await expect(await page().findByText(/^Ihre Bestellung wird gesendet/)).toBeVisible()
    fillCart()
    resolve()
    await succeeds()
  },
}
