import { fn } from '@storybook/test'
import type { ComponentProps } from 'react'
import type { CartSidebar } from '@/screens/storefront/cart/cart-sidebar'
import { cartEntries, cartTotals } from '../../fixtures/cart'

/** A filled cart with spies for all callbacks. */
export const cartSidebarArgs = (): ComponentProps<typeof CartSidebar> => ({
  open: true,
  state: { status: 'ready', entries: cartEntries, totals: cartTotals },
  coupon: { status: 'none' },
  freeShippingThreshold: { amount: 10_000, currency: 'EUR' },
  onClose: fn(),
  onQuantityChange: fn(),
  onRemove: fn(),
  onAcknowledge: fn(),
  onMoveToWishlist: fn(),
  onApplyCoupon: fn(),
  onRemoveCoupon: fn(),
  onRetryCoupon: fn(),
  onCheckout: fn(),
})
