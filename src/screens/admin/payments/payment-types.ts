import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import type { DraftStorage } from '../shared/forms/draft-storage'
import type { ItemState } from '../shared/lists/list-state'

export const PAYMENT_PLATFORMS = ['germany', 'turkey'] as const
export type PaymentPlatform = (typeof PAYMENT_PLATFORMS)[number]

export interface PaymentBlock {
  readonly state: ItemState<PaymentSettings>
  readonly saving?: boolean
  /** Saved a moment ago. */
  readonly saved?: boolean
  /** The last attempt to save: the server refused it, somebody else had saved, or it did not get there. */
  readonly saveError?: { readonly status: 'refused' | 'stale' | 'failed'; readonly message?: string }
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
}
