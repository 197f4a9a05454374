import type { ShelfPrice } from '@/domain/catalogue/bulk-price'
import { toMajor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import type { TransferProduct } from './transfer.repository'

/** A product as a line of the file leaves it; the contract's schema has yet to agree. */
export interface RowDraft {
  /** Fields of the calls that stand in one column each. */
  readonly fields: Record<string, unknown>
  /** By platform that it is sold on; a missing amount is refused. */
  readonly shelf: Map<Platform, { readonly amount: number | null; readonly originalAmount: number | null }>
  stock: number | null
  lowStockThreshold: number | null
  netAmount: number | null
  netUnit: string | null
  premiumEnabled: boolean
  premiumMonths: number | null
  /** Minor units. */
  premiumValue: number | null
  /** First parts of the paths that the line has changed. */
  readonly touched: Set<string>
}

const NEW = {
  stockQuantity: 0,
  lowStockThreshold: 10,
  netAmount: null,
  netUnit: null,
  premiumEnabled: false,
  premiumMonths: 1,
  premiumValue: 0,
}

export function draftOf(product: TransferProduct | undefined): RowDraft {
  const before = product ?? NEW
  const shelf: ReadonlyMap<Platform, ShelfPrice> = product?.shelf ?? new Map()
  return {
    fields: {},
    shelf: new Map(shelf),
    stock: before.stockQuantity,
    lowStockThreshold: before.lowStockThreshold,
    netAmount: before.netAmount,
    netUnit: before.netUnit,
    premiumEnabled: before.premiumEnabled,
    premiumMonths: before.premiumMonths,
    premiumValue: before.premiumValue,
    touched: new Set(),
  }
}

const major = (minor: number | null) => (minor === null ? null : toMajor(minor))

/** What the line asks for as a body of the contract; what it does not change is left out. */
export function bodyOf(draft: RowDraft): Record<string, unknown> {
  const { touched, netAmount, netUnit } = draft
  return {
    ...draft.fields,
    ...(touched.has('prices') && {
      prices: [...draft.shelf].map(([platform, { amount, originalAmount }]) => ({
        platform,
        amount: major(amount),
        originalAmount: major(originalAmount),
      })),
    }),
    ...(touched.has('stock') && {
      stock: { quantity: draft.stock, lowStockThreshold: draft.lowStockThreshold },
    }),
    ...(touched.has('netContent') && {
      netContent: netAmount === null && netUnit === null ? null : { amount: netAmount, unit: netUnit },
    }),
    ...(touched.has('premiumSubscription') && {
      premiumSubscription: {
        enabled: draft.premiumEnabled,
        duration: draft.premiumMonths,
        originalPrice: major(draft.premiumValue),
      },
    }),
  }
}
