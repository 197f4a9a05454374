import type { Currency } from '../shared/platform'

export const PAYMENT_METHODS = ['paypal', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How the shopper pays (S3 paymentInstructions). */
export interface PaymentInstructions {
  readonly type: PaymentMethod
  readonly message: string
  readonly warning?: string
  readonly bankDetails?: {
    readonly bankName: string
    readonly accountHolder: string
    readonly iban: string
    readonly bic: string
  }
  readonly paypalEmail?: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
}
