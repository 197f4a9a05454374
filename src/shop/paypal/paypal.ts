import type { Money } from '../shared/money'

/** PayPal's own shops for trying out take no money. */
export const PAYPAL_MODES = ['live', 'sandbox'] as const
export type PaypalMode = (typeof PAYPAL_MODES)[number]

/** The shop's app at PayPal, without its secret, which never leaves the server. */
export interface PaypalConnection {
  readonly clientId: string
  readonly mode: PaypalMode
}

export interface PaypalKeys extends PaypalConnection {
  readonly secret: string
}

/**
 * `open`: not paid yet; `pending`: PayPal has the payment and not yet the money; `over`: the order waits for no payment any
 * more.
 */
export const PAYPAL_STATES = ['open', 'paid', 'pending', 'over'] as const
export type PaypalState = (typeof PAYPAL_STATES)[number]

/** An order as its link to pay shows it. */
export interface PaypalPayment {
  readonly state: PaypalState
  readonly orderNumber: string
  readonly total: Money
}

/** Page on which an order is paid. */
export const payPath = (token: string): string =>
  `/checkout?${new URLSearchParams({ pay: token }).toString()}`
