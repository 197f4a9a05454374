import type { CheckoutAlert, CheckoutFailure } from '@/shop/checkout/checkout-alert'
import type { KeptAddress } from '@/shop/addresses/address-book'
import type { Address, Country } from '@/shop/orders/address'
import type { Customer } from '@/shop/orders/order'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import type { CheckoutField, CheckoutForm } from '@/shop/checkout/checkout-form'
import type { ShownTotals } from '../cart/cart-types'

/** Unvalidated input of the form. */
export type CheckoutValues = Readonly<CheckoutForm>

/** Validated input of the form. */
export interface CheckoutSubmission {
  readonly customer: Customer
  readonly address: Address & { readonly country: Country }
  readonly paymentMethod: PaymentMethod
  /** '' if empty. */
  readonly note: string
  readonly giftMessage: string
  /** One mail that asks for a review is agreed to. */
  readonly reviewMail?: boolean
  /** The address shall go into the account's book. */
  readonly keepsAddress?: boolean
}

export interface WhereTo {
  /** Countries the shop delivers to. */
  readonly countries: readonly Country[]
  /** The signed-in customer's book, as far as it is delivered to; the default first. */
  readonly addresses?: readonly KeptAddress[] | undefined
}

/** A product that is not available in the ordered quantity. */
export interface Shortage {
  readonly name: string
  /** Units in stock; undefined if it is no longer sold. */
  readonly available?: number
}

/** An attempt that failed. */
export interface FailedCheckout {
  readonly status: 'failed'
  readonly failure: CheckoutFailure
  /** Specific reason of the failure. */
  readonly alert?: CheckoutAlert
  /** The server's message, shown if neither failure nor alert is specific enough. */
  readonly message?: string
  /** Affected products; shown instead of the alert. */
  readonly shortages?: readonly Shortage[]
  /** Products of which fewer are possible while other orders are unpaid. */
  readonly possible?: readonly Required<Shortage>[]
  /** Texts in the reader's language, shown at their fields and in the summary above. */
  readonly fieldErrors?: Partial<Record<CheckoutField, string>>
}

export type CheckoutState =
  | { readonly status: 'loading' }
  /** The form is shown but inert: input could be overwritten by what the cart's session knows. */
  | { readonly status: 'cartLoading' }
  | { readonly status: 'form' }
  | { readonly status: 'submitting' }
  | FailedCheckout
  /** The totals differ from those the shopper saw; nothing was ordered. */
  | {
      readonly status: 'totalChanged'
      readonly previous: ShownTotals
      /** Why the coupon was refused; it has been removed. */
      readonly alert?: CheckoutAlert
    }

/** Those of a form that has what it needs. */
export type OrderFormState = Exclude<CheckoutState, { status: 'loading' | 'cartLoading' }>

/** What decides on the day of delivery. */
export interface ChosenDelivery {
  readonly country: string
  readonly paymentMethod: string
}
