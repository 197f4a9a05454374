import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import type { ItemState } from '../shared/lists/list-state'

export const PAYMENT_PLATFORMS = ['germany', 'turkey'] as const
export type PaymentPlatform = (typeof PAYMENT_PLATFORMS)[number]

export interface PaymentBlock {
  readonly state: ItemState<PaymentSettings>
  readonly saving?: boolean
  /** Saved a moment ago. */
  readonly saved?: boolean
  /** The last attempt to save: the server refused it, or it did not get there. */
  readonly saveError?: { readonly status: 'refused' | 'failed'; readonly message?: string }
}
