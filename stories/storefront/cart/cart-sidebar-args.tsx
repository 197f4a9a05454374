import { fn } from '@storybook/test'
import type { ComponentProps } from 'react'
import type { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import { CouponBox } from '@/screens/storefront/cart/coupon-box'
import type { CouponState } from '@/screens/storefront/cart/cart-types'
import { cartEntries, cartTotals } from '../../fixtures/cart'

export const couponCalls = { onApply: fn(), onRemove: fn(), onRetry: fn() }

/** A coupon and its box, for cart and checkout. */
export const couponArgs = (state: CouponState, disabled = false) => ({
  coupon: state,
  couponBox: (
    <CouponBox
      state={state}
      currency="EUR"
      disabled={disabled}
      onApply={couponCalls.onApply}
      onRemove={couponCalls.onRemove}
      onRetry={couponCalls.onRetry}
    />
  ),
})

/** A filled cart with spies for all callbacks. */
export const cartSidebarArgs = (): ComponentProps<typeof CartSidebar> => ({
  state: { status: 'ready', entries: cartEntries, totals: cartTotals },
  ...couponArgs({ status: 'none' }),
  freeShippingThreshold: { amount: 10_000, currency: 'EUR' },
  onClose: fn(),
  onQuantityChange: fn(),
  onAcknowledge: fn(),
  onMoveToWishlist: fn(),
  onCheckout: fn(),
})
