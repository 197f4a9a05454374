import {
  changedPrice,
  type PriceChange,
  type PriceRounding,
  type ShelfPrice,
} from '../../../../domain/catalogue/bulk-price'
import type { BulkProduct } from '../../../../domain/catalogue/bulk-change'
import type { Platform } from '../../../../domain/shared/platform'
import { amountEntry, decimalEntry } from '../../shared/forms/entries'

/** A change of prices while it is written. */
export interface PriceEntry {
  readonly platform: Platform
  readonly direction: 'raise' | 'lower'
  readonly by: PriceChange['by']
  readonly value: string
  readonly rounding: PriceRounding
  readonly strike: boolean
}

export const FIRST_ENTRY: PriceEntry = {
  platform: 'germany',
  direction: 'raise',
  by: 'percent',
  value: '',
  rounding: 'cent',
  strike: false,
}

/** Undefined: what is typed is no number above 0. */
export function changeOf({ direction, by, value, rounding, strike }: PriceEntry): PriceChange | undefined {
  const size = by === 'percent' ? decimalEntry(value) : amountEntry(value)
  if (size === null || !(size > 0)) return undefined
  return {
    by,
    value: direction === 'raise' ? size : -size,
    rounding,
    strike: strike && direction === 'lower',
  }
}

/** A product with its price before and after; `result` says why there is none. */
export interface PriceStep {
  readonly product: Pick<BulkProduct, 'id' | 'name'>
  readonly from?: ShelfPrice
  readonly to?: ShelfPrice
  readonly result: 'changed' | 'same' | 'notSold' | 'impossible'
}

const isSame = (one: ShelfPrice, other: ShelfPrice) =>
  one.amount === other.amount && one.originalAmount === other.originalAmount

/** What a change does to each product; without a change the prices as they are. */
export const stepsOf = (
  products: readonly BulkProduct[],
  platform: Platform,
  change: PriceChange | undefined,
): PriceStep[] =>
  products.map((product) => {
    const sold = product.prices.find((price) => price.platform === platform)
    if (!sold) return { product, result: 'notSold' }
    const from = { amount: sold.price.amount, originalAmount: sold.originalAmount }
    if (!change) return { product, from, result: 'same' }
    const to = changedPrice(from, change)
    if (!to) return { product, from, result: 'impossible' }
    return { product, from, to, result: isSame(from, to) ? 'same' : 'changed' }
  })

/** Products whose price would be none come first; the others keep their order. */
export const byHindrance = (one: PriceStep, other: PriceStep): number =>
  Number(other.result === 'impossible') - Number(one.result === 'impossible')
