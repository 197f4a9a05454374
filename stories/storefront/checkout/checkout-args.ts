import { fn } from '@storybook/test'
import type { ComponentProps } from 'react'
import type { CheckoutPage } from '@/screens/storefront/checkout/checkout-page'
import { couponArgs } from '../cart/cart-sidebar-args'
import { cartEntries, cartTotals } from '../../fixtures/cart'

/** A completed form with spies for all callbacks. */
export const checkoutArgs = (): ComponentProps<typeof CheckoutPage> => ({
  state: { status: 'form' },
  entries: cartEntries,
  totals: cartTotals,
  ...couponArgs({ status: 'none' }),
  paymentMethods: ['paypal', 'bank_transfer'],
  initial: {
    name: 'Sabine Koch',
    email: 'sabine.koch@post.example',
    phone: '+49 341 5550 118',
    street: 'Karl-Liebknecht-Straße 22',
    zipCode: '04109',
    city: 'Leipzig',
    country: 'Deutschland',
    paymentMethod: 'bank_transfer',
  },
  onSubmit: fn(),
  onBack: fn(),
})
