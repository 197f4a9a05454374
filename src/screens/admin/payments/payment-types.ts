import type { PaymentSettings } from '@/shop/payments/payments'
import type { SaveRefusal } from '../shared/forms/server-errors'
import type { DraftStorage } from '../shared/forms/draft-storage'
import type { ItemState } from '../shared/lists/list-state'

export const PAYMENT_PLATFORMS = ['germany', 'turkey'] as const
export type PaymentPlatform = (typeof PAYMENT_PLATFORMS)[number]

export interface PaymentBlock {
  readonly state: ItemState<PaymentSettings>
  readonly saving?: boolean
  /** True for a moment after saving. */
  readonly saved?: boolean
  /** Result of the last failed save: rejected by the server, changed elsewhere, or no response. */
  readonly saveError?: Pick<SaveRefusal, 'fieldErrors'> & {
    readonly status: 'refused' | 'stale' | 'failed'
    readonly message?: string
  }
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
}
