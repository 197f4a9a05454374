import {
  changedPrice,
  setPrice,
  type PriceChange,
  type PriceRounding,
  type ShelfPrice,
} from '@/shop/bulk-products/bulk-price'
import type { BulkProduct } from '@/shop/bulk-products/bulk-change'
import type { Platform } from '@/shop/shared/platform'
import { amountEntry, decimalEntry } from '../../shared/forms/entries'

/** Unvalidated form values of a price change. */
export interface PriceEntry {
  readonly platform: Platform
  readonly direction: 'raise' | 'lower' | 'each'
  readonly by: PriceChange['by']
  readonly value: string
  readonly rounding: PriceRounding
  readonly strike: boolean
  /** Prices typed one by one, by the product's id. */
  readonly typed: Readonly<Record<string, string>>
}

export const FIRST_ENTRY: PriceEntry = {
  platform: 'germany',
  direction: 'raise',
  by: 'percent',
  value: '',
  rounding: 'cent',
  strike: false,
  typed: {},
}

/** Parses the entry; undefined if the value is not a number above 0, or each product has a price of its own. */
export function changeOf({ direction, by, value, rounding, strike }: PriceEntry): PriceChange | undefined {
  if (direction === 'each') return undefined
  const size = by === 'percent' ? decimalEntry(value) : amountEntry(value)
  if (size === null || !(size > 0)) return undefined
  return {
    by,
    value: direction === 'raise' ? size : -size,
    rounding,
    strike: strike && direction === 'lower',
  }
}

/** Price of a product before and after; `result` says why it does not change. */
export interface PriceStep {
  readonly product: Pick<BulkProduct, 'id' | 'name'>
  readonly from?: ShelfPrice
  readonly to?: ShelfPrice
  readonly result: 'changed' | 'same' | 'notSold' | 'impossible'
}

const isSame = (one: ShelfPrice, other: ShelfPrice) =>
  one.amount === other.amount && one.originalAmount === other.originalAmount

/** Previews a change for each product; without a change the current prices. */
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
    // A sale stays below the regular price.
    if (!to || (sold.sale && sold.sale.amount >= to.amount)) return { product, from, result: 'impossible' }
    return { product, from, to, result: isSame(from, to) ? 'same' : 'changed' }
  })

/** Previews the prices typed one by one; without one a product keeps its price. */
export const typedSteps = (products: readonly BulkProduct[], { platform, typed }: PriceEntry): PriceStep[] =>
  stepsOf(products, platform, undefined).map((step) => {
    const text = (typed[step.product.id] ?? '').trim()
    if (!step.from || text === '') return step
    const amount = amountEntry(text)
    const to = amount === null ? undefined : setPrice(step.from, amount)
    const sale = products
      .find(({ id }) => id === step.product.id)
      ?.prices.find((price) => price.platform === platform)?.sale
    if (!to || (sale && sale.amount >= to.amount)) return { ...step, result: 'impossible' }
    return isSame(step.from, to) ? step : { ...step, to, result: 'changed' }
  })

/** Gives the lines of a pasted column to the products that are sold there, from one of them on. */
export function fillPrices(
  entry: PriceEntry,
  steps: readonly PriceStep[],
  from: string,
  lines: readonly string[],
) {
  const sold = steps.filter(({ result }) => result !== 'notSold').map(({ product }) => product.id)
  const ids = sold.slice(sold.indexOf(from))
  const filled = lines.slice(0, ids.length).map((line, at) => [ids[at] ?? from, line] as const)
  return { ...entry.typed, ...Object.fromEntries(filled) }
}

/** Sorts products whose price cannot be changed to the top; otherwise stable. */
export const impossibleFirst = (one: PriceStep, other: PriceStep): number =>
  Number(other.result === 'impossible') - Number(one.result === 'impossible')
