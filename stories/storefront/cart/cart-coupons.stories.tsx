import { expect, userEvent, waitFor } from '@storybook/test'
import { COUPON_REFUSALS, type CouponRefusal } from '@/shop/coupons/coupon-effects'
import { couponMessageTr } from '@/shop/coupons/coupon-messages'
import { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import type { CouponFailure } from '@/screens/storefront/cart/cart-types'
import preview from '#.storybook/preview'
import { cartEntries, cartTotals, couponTotals, herbst10, premium3, versandfrei } from '../../fixtures/cart'
import { cartSidebarArgs, couponArgs, couponCalls } from './cart-sidebar-args'
import { body } from '../../fixtures/body'

/** The coupon in the cart: entered, checked, refused, applied, applied by itself, lapsed. */
const meta = preview.meta({
  title: 'Storefront/Cart/Cart coupons',
  component: CartSidebar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: cartSidebarArgs(),
})

export default meta

export const Entry = meta.story()

export const FreeShippingCoupon = meta.story({
  args: {
    state: {
      status: 'ready',
      entries: cartEntries,
      totals: { ...cartTotals, shippingDiscount: 1500, total: 6220 },
    },
    ...couponArgs({ status: 'applied', coupon: versandfrei }),
  },
})

export const PremiumCoupon = meta.story({ args: { ...couponArgs({ status: 'applied', coupon: premium3 }) } })

export const AutomaticCoupon = meta.story({
  args: {
    state: { status: 'ready', entries: cartEntries, totals: couponTotals },
    ...couponArgs({ status: 'applied', coupon: { ...herbst10, freeItems: [] }, automatic: true }),
  },
})

Entry.test('an empty code is refused; trimmed and in capitals', async ({ canvasElement, step }) => {
  const cart = body(canvasElement)
  const field = cart.getByRole('textbox', { name: 'Gutscheincode' })
  await step('an empty code is refused', async () => {
    await userEvent.click(cart.getByRole('button', { name: 'Einlösen' }))
    await expect(field).toHaveAccessibleDescription(/Bitte geben Sie einen Gutscheincode ein/)
  })
  await step('trimmed and in capitals', async () => {
    await userEvent.type(field, ' herbst10 {Enter}')
    await expect(field).not.toHaveAccessibleDescription()
    await expect(couponCalls.onApply).toHaveBeenCalledWith('HERBST10')
  })
})

export const CouponChecking = meta.story({ args: { ...couponArgs({ status: 'checking' }) } })

const refused = (problem: CouponFailure) => ({ args: { ...couponArgs({ status: 'refused', problem }) } })

export const CouponRefused = meta.story({
  ...refused({ code: 'COUPON_EXPIRED', message: couponMessageTr('COUPON_EXPIRED') }),
  play: async ({ canvasElement }) => {
    const cart = body(canvasElement)
    const field = cart.getByRole('textbox', { name: 'Gutscheincode' })
    await expect(field).toHaveAccessibleDescription('Gutschein ist abgelaufen')
    await userEvent.type(field, 'X')
    await expect(field).not.toHaveAccessibleDescription()
  },
})

/** The server's Turkish message is shown in German, with the amount kept. */
export const CouponMinimum = meta.story({
  ...refused({ code: 'COUPON_MINIMUM', message: couponMessageTr('COUPON_MINIMUM', { minimum: '30,00 €' }) }),
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Mindestbestellwert 30,00 €',
    )
  },
})

export const CouponFailed = meta.story({
  ...refused({}),
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Gutschein konnte nicht angewendet werden',
    )
  },
})

/** Each error code shows the shop's own message. */
export const CouponRefusals = meta.story({
  parameters: { docs: { disable: true } },
  render: (args) => <CartSidebar {...args} />,
  ...refused({ code: 'COUPON_NOT_FOUND' }),
  play: async ({ args, mount, step, canvasElement }) => {
    const messages: Record<CouponRefusal, string | RegExp> = {
      COUPON_REQUIRED: 'Bitte geben Sie einen Gutscheincode ein',
      COUPON_NOT_FOUND: 'Gutschein nicht gefunden',
      COUPON_INACTIVE: 'Gutschein ist nicht aktiv',
      COUPON_NOT_STARTED: 'Gutschein ist noch nicht gültig',
      COUPON_EXPIRED: 'Gutschein ist abgelaufen',
      COUPON_PLATFORM: 'Gutschein gilt nicht in diesem Shop',
      COUPON_CURRENCY: 'Gutschein gilt nicht für diese Währung',
      COUPON_USED_UP: 'Nutzungslimit des Gutscheins erreicht',
      COUPON_LOGIN_REQUIRED: 'Bitte melden Sie sich für diesen Gutschein an',
      COUPON_ALREADY_USED: 'Sie haben diesen Gutschein bereits verwendet',
      COUPON_FIRST_ORDER: 'Gutschein gilt nur für die erste Bestellung',
      COUPON_GROUP: 'Gutschein gilt nur für bestimmte Kundengruppen',
      COUPON_MINIMUM: /^Mindestbestellwert 30,00\s€$/,
      COUPON_NOT_APPLICABLE: 'Gutschein ist auf diesen Warenkorb nicht anwendbar',
      COUPON_GIFT_OUT_OF_STOCK: 'Gratisprodukt ist nicht verfügbar',
    }
    for (const code of COUPON_REFUSALS)
      await step(code, async () => {
        await mount(
          <CartSidebar
            {...args}
            {...couponArgs({
              status: 'refused',
              problem: { code, minimum: { amount: 3000, currency: 'EUR' } },
            })}
          />,
        )
        await expect(body(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(messages[code])
      })
  },
})

export const CouponLapsed = meta.story({
  args: { ...couponArgs({ status: 'lapsed', code: 'HERBST10', hadGift: true }) },
})
CouponLapsed.test('calls onApply', async ({ canvasElement }) => {
  await userEvent.click(body(canvasElement).getByRole('button', { name: 'Neu einlösen' }))
  await expect(couponCalls.onApply).toHaveBeenCalledWith('HERBST10')
})

export const CouponUnchecked = meta.story({
  args: { ...couponArgs({ status: 'applied', coupon: herbst10, unchecked: true }) },
})
CouponUnchecked.test('calls onRetry', async ({ canvasElement }) => {
  const cart = body(canvasElement)
  await expect(cart.getByText(`${herbst10.code} konnte nicht geprüft werden.`)).toBeVisible()
  await userEvent.click(cart.getByRole('button', { name: 'Erneut prüfen' }))
  await expect(couponCalls.onRetry).toHaveBeenCalledOnce()
})

export const Recalculating = meta.story({
  args: {
    state: { status: 'ready', entries: cartEntries, totals: couponTotals, recalculating: true },
    ...couponArgs({ status: 'applied', coupon: herbst10 }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(body(canvasElement).getByText('Wird neu berechnet …')).toBeVisible())
  },
})
