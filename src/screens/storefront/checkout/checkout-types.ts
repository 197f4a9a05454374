import type { CheckoutAlert, CheckoutFailure } from '../../../domain/checkout/checkout-alert'
import type { Country } from '../../../domain/orders/address'
import type { Customer } from '../../../domain/orders/order'
import type { PaymentMethod } from '../../../domain/payments/payment-methods'
import type { CheckoutField, CheckoutForm } from '../../../domain/checkout/checkout-form'
import type { ShownTotals } from '../cart/cart-types'

/** The form while it is typed. */
export type CheckoutValues = Readonly<CheckoutForm>

/** A form without mistakes. */
export interface CheckoutSubmission {
  readonly customer: Customer
  readonly address: {
    readonly street: string
    readonly city: string
    readonly zipCode: string
    readonly country: Country
  }
  readonly paymentMethod: PaymentMethod
  /** Empty where none was written. */
  readonly note: string
}

/** A product that cannot be delivered as ordered. */
export interface Shortage {
  readonly name: string
  /** Units in stock; undefined where it is no longer sold. */
  readonly available?: number
}

export type CheckoutState =
  | { readonly status: 'loading' }
  | { readonly status: 'form' }
  | { readonly status: 'submitting' }
  | {
      readonly status: 'failed'
      readonly failure: CheckoutFailure
      /** What it is about. */
      readonly alert?: CheckoutAlert
      /** The server's own message where neither is specific enough. */
      readonly message?: string
      /** Products that it is about, instead of the alert. */
      readonly shortages?: readonly Shortage[]
      readonly fieldErrors?: Partial<Record<CheckoutField, string>>
    }
  /** Other totals than the shopper saw; nothing was ordered. */
  | { readonly status: 'totalChanged'; readonly previous: ShownTotals }
