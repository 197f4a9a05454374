import { toMajor } from '@/shop/shared/money'
import type { Platform } from '@/shop/shared/platform'
import type { TransferProduct } from './transfer.repository'

/** Minor units and days; all null: no sale. */
export interface DraftSale {
  readonly amount: number | null
  readonly from: string | null
  readonly until: string | null
}

export interface DraftPrice {
  /** A missing amount is rejected. */
  readonly amount: number | null
  readonly originalAmount: number | null
  readonly sale: DraftSale | null
}

/** A product with the changes of a line, not yet validated by the contract. */
export interface RowDraft {
  /** Fields that have one column each. */
  readonly fields: Record<string, unknown>
  /** Regular prices by platform. */
  readonly shelf: Map<Platform, DraftPrice>
  stock: number | null
  lowStockThreshold: number | null
  netAmount: number | null
  netUnit: string | null
  premiumEnabled: boolean
  premiumMonths: number | null
  /** Minor units. */
  premiumValue: number | null
  /** Fields spread over several columns, by path: `organic`, `translations.tr`. */
  readonly parts: Map<string, Record<string, unknown>>
  /** First segments of the paths that the line changes. */
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

const sizeOf = (product: TransferProduct | undefined): Record<string, unknown> =>
  product?.familyId ? { family: product.familyId, label: product.sizeLabel, order: product.sizeOrder } : {}

export function draftOf(product: TransferProduct | undefined): RowDraft {
  const before = product ?? NEW
  const shelf: ReadonlyMap<Platform, DraftPrice> = product?.shelf ?? new Map()
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
    parts: new Map<string, Record<string, unknown>>([
      ['organic', { ...product?.organic }],
      ['size', sizeOf(product)],
      ['brewing', { ...product?.brewing }],
      ['nutritionalInfo', { ...product?.nutritionalInfo }],
      ['translations.tr', { ...product?.translations.tr }],
      ['translations.en', { ...product?.translations.en }],
    ]),
    touched: new Set(),
  }
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Null if no part is filled. */
function whole({ parts }: RowDraft, path: string): Record<string, unknown> | null {
  const value = parts.get(path) ?? {}
  return Object.values(value).some(isFilled) ? value : null
}

const WHOLE = ['organic', 'brewing', 'nutritionalInfo', 'size'] as const

const major = (minor: number | null) => (minor === null ? null : toMajor(minor))

/** The line's changes as a request body of the contract; unchanged fields are left out. */
export function bodyOf(draft: RowDraft): Record<string, unknown> {
  const { touched, netAmount, netUnit } = draft
  return {
    ...draft.fields,
    ...(touched.has('prices') && {
      prices: [...draft.shelf].map(([platform, { amount, originalAmount, sale }]) => ({
        platform,
        amount: major(amount),
        originalAmount: major(originalAmount),
        sale: sale && Object.values(sale).some(isFilled) ? { ...sale, amount: major(sale.amount) } : null,
      })),
    }),
    ...(touched.has('stock') && {
      stock: { quantity: draft.stock, lowStockThreshold: draft.lowStockThreshold },
    }),
    ...(touched.has('netContent') && {
      netContent: netAmount === null && netUnit === null ? null : { amount: netAmount, unit: netUnit },
    }),
    ...Object.fromEntries(
      WHOLE.filter((name) => touched.has(name)).map((name) => [name, whole(draft, name)]),
    ),
    ...(touched.has('translations') && {
      translations: {
        tr: whole(draft, 'translations.tr') ?? {},
        en: whole(draft, 'translations.en') ?? {},
      },
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
