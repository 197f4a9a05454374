import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from '@storybook/test'
import { toStoredCoupon, type AppliedCoupon } from '@/shop/coupons/applied-coupon'
import { productNamed } from '@/shop/catalogue/product-data.mocks'
import { answers, ok } from '@/mocks/shared/handlers'
import { flow } from '@stories/fixtures/flow'
import { page } from '../account/account'
import { fill, order, succeeds } from '../checkout/checkout'
import { openCart } from './cart'
import { fillCart, writeInOtherTab } from './filled-cart'
import { Shop } from '../shop'
import { mockedVisitor } from '../mocked-shop'
import { offer } from './offer'

const meta = {
  title: 'Flows/Storefront/Cart/Coupons',
  component: Shop,
  tags: ['!autodocs'],
  parameters: { ...flow },
  args: { path: '/legal/versand' },
  beforeEach: mockedVisitor,
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

const MINUTE = 60_000
const applied = (minutesAgo: number): AppliedCoupon => ({
  code: 'GESCHENK',
  name: 'Geschenk',
  discount: 0,
  shippingDiscount: 0,
  freeShipping: false,
  freeItems: [{ productId: productNamed('Goldmilch')._id, name: 'Goldmilch', quantity: 1 }],
  premiumMonths: 0,
  message: '',
  appliedAt: Date.now() - minutesAgo * MINUTE,
})

export const CouponAppliedAndRemoved: Story = {
  parameters: { rules: ['COUPON-1', 'COUPON-36'] },
  beforeEach: ({ msw }) => {
    msw.use(ok('validateCoupon', offer('GESCHENK', true)))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('typed in small letters with spaces', async () => {
      await userEvent.type(cart.getByRole('textbox', { name: 'Gutscheincode' }), ' geschenk {Enter}')
      await expect(await cart.findByText('Goldmilch (Kostenlos)')).toBeVisible()
    })
    await step('removed with its gift', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Gutschein GESCHENK entfernen' }))
      await expect(cart.queryByText('Goldmilch (Kostenlos)')).not.toBeInTheDocument()
      await expect(localStorage.getItem('appliedCoupon')).toBeNull()
    })
  },
}

const appliedAt = () => /"appliedAt":\d+/.exec(localStorage.getItem('appliedCoupon') ?? '')?.[0]

/**
 * Rapid changes are debounced into one request; until it is answered, the totals are marked as provisional.
 */
export const RecalculatedWithTheCart: Story = {
  parameters: { rules: ['COUPON-37'] },
  beforeEach: ({ msw }) => {
    msw.use(ok('validateCoupon', offer('MINUS5')))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ msw, step }) => {
    const cart = await openCart()
    await userEvent.type(cart.getByRole('textbox', { name: 'Gutscheincode' }), 'MINUS5{Enter}')
    await expect(await cart.findByText('2,50 € Rabatt')).toBeVisible()
    const moment = appliedAt()
    const quantities: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    msw.use(
      answers('validateCoupon', async (request) => {
        quantities.push(await request.json())
        await promise
        return { ...offer('MINUS5'), discount: 5 }
      }),
    )
    await step('until the answer the totals are marked', async () => {
      await userEvent.dblClick(cart.getByRole('button', { name: /erhöhen/ }))
      await expect(await cart.findByText('Wird neu berechnet …')).toBeVisible()
      await waitFor(() => expect(quantities).toHaveLength(1))
    })
    await step('evaluated once, for the cart as it is now; no younger for it', async () => {
      resolve()
      await expect(await cart.findByText('5,00 € Rabatt')).toBeVisible()
      await expect(cart.queryByText('Wird neu berechnet …')).not.toBeInTheDocument()
      await expect(quantities).toMatchObject([{ orderData: { items: [{ quantity: 3 }] } }])
      await expect(appliedAt()).toBe(moment)
    })
  },
}

/** A coupon older than 30 minutes is removed together with its gift, and a notice says so. */
export const CouponLapsed: Story = {
  parameters: { rules: ['COUPON-35'] },
  beforeEach: () => {
    fillCart({ name: 'Abendruhe' })
    writeInOtherTab('appliedCoupon', JSON.stringify(toStoredCoupon(applied(31))))
  },
  play: async () => {
    const cart = await openCart()
    await expect(
      await cart.findByText('GESCHENK wurde nach 30 Minuten entfernt, das Gratisprodukt ebenfalls.'),
    ).toBeVisible()
    await expect(localStorage.getItem('appliedCoupon')).toBeNull()
  },
}

/** The shop applies the best automatic coupon with a notice, and does not reapply it once removed. */
export const AutomaticCoupon: Story = {
  parameters: { rules: ['COUPON-38'] },
  beforeEach: ({ msw }) => {
    msw.use(ok('autoCoupon', offer('HERBST')), ok('validateCoupon', offer('HERBST')))
    fillCart({ name: 'Abendruhe' })
  },
  play: async ({ step }) => {
    const cart = await openCart()
    await step('applied, and said', async () => {
      await expect(await cart.findByText(/2,50 € Rabatt · automatisch für Sie eingelöst/)).toBeVisible()
    })
    await step('removed, it stays removed', async () => {
      await userEvent.click(cart.getByRole('button', { name: 'Gutschein HERBST entfernen' }))
      await userEvent.click(cart.getByRole('button', { name: /erhöhen/ }))
      await expect(localStorage.getItem('autoCoupon')).toBe('-')
      await expect(cart.getByRole('textbox', { name: 'Gutscheincode' })).toBeVisible()
      await expect(cart.queryByText('HERBST')).not.toBeInTheDocument()
    })
  },
}

let release = () => {}
/** Nothing is ordered while a code is being checked: the order would be placed without it. */
export const OrderWaitsForTheCode: Story = {
  parameters: { rules: ['COUPON-43'] },
  args: { path: '/checkout?guest=true' },
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (release = resolve))
    fillCart({ name: 'Abendruhe' })
    msw.use(
      answers('validateCoupon', async () => {
        await held
        return offer('MINUS5')
      }),
    )
  },
  play: async () => {
    const submit = () => page().findByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await expect(await submit()).toBeEnabled()
    await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'minus5{Enter}')
    await waitFor(async () => expect(await submit()).toBeDisabled())
    release()
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await expect(await page().findByText('2,50 € Rabatt')).toBeVisible()
  },
}

let calls: unknown[] = []
/** Coupon requests contain the cart and the customer; a guest is identified by the email typed so far. */
export const SendsTheOrder: Story = {
  parameters: { rules: ['COUPON-43'] },
  args: { path: '/checkout?guest=true' },
  beforeEach: ({ msw }) => {
    calls = []
    const record = async (request: Request) => calls.push(await request.clone().json())
    fillCart({ name: 'Abendruhe', quantity: 2 })
    msw.use(
      answers('validateCoupon', async (request) => {
        await record(request)
        return offer('MINUS5')
      }),
      answers('useCoupon', async (request) => {
        await record(request)
        return { redeemed: true }
      }),
    )
  },
  play: async ({ step }) => {
    await fill()
    await userEvent.type(page().getByRole('textbox', { name: 'Gutscheincode' }), 'minus5')
    await userEvent.click(page().getByRole('button', { name: 'Einlösen' }))
    const asked = { userEmail: 'sabine.koch@post.example', orderData: { subtotal: 23.8, currency: 'EUR' } }
    await step('when it is entered', async () => {
      await page().findByText(/^Gutschein erfolgreich angewendet/)
      await expect(calls).toMatchObject([{ code: 'MINUS5', ...asked }])
    })
    await step('when the order was placed', async () => {
      await order()
      await succeeds()
      await waitFor(() => expect(calls).toMatchObject([{}, { code: 'MINUS5', ...asked }]))
    })
  },
}
