import type { OrderSummary } from '@/shop/orders/order'
import type { Platform } from '@/shop/shared/platform'
import type { CarrierFile } from '@/shop/cargo/carrier-files'
import type { Companies, ReadShipments, ShippingDraft } from '@/shop/cargo/bulk-shipping'

/** An order of the dialog with what became of it. */
export interface ShippingRow extends Pick<
  OrderSummary,
  'id' | 'number' | 'customer' | 'platform' | 'country'
> {
  /** True if it is not paid yet. */
  readonly unpaid: boolean
  readonly result: 'open' | 'busy' | 'ok' | 'failed'
  /** The server's message. */
  readonly message?: string
}

/** Parcels of several orders, one after another. */
export interface ShippingState {
  readonly rows: readonly ShippingRow[]
  /** Selected orders that are on their way, cancelled or refunded. */
  readonly skipped: number
  readonly companies: Companies
  /** Companies could not be loaded. */
  readonly companiesFailed?: boolean
  /** Company for all orders of a platform, as it was chosen the last time. */
  readonly chosen: Readonly<Partial<Record<Platform, string>>>
  readonly draft: ShippingDraft
  /** Lines of a file that could not be used. */
  readonly problems: ReadShipments['problems']
  readonly running: boolean
  /** A file is being made. */
  readonly making?: 'labels' | CarrierFile
}

export interface ShippingActions {
  onDraftChange: (draft: ShippingDraft) => void
  onCompanyChoose: (platform: Platform, companyId: string) => void
  onFile: (file: File) => void
  onCompaniesRetry: () => void
  onShip: () => void
  /** Stops after the current order. */
  onStop: () => void
  /** Downloads labels of the orders that were shipped. */
  onLabels: () => void
  /** Downloads the orders' parcels for a carrier's program. */
  onCarrierFile: (carrier: CarrierFile) => void
  onClose: () => void
}
