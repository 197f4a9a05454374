import { download } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import type { Body, Query } from '@/contract/shared/dto'
import { toMajor, toMinor } from '../shared/money'
import { platformCurrency } from '../shared/platform'
import type { BulkProduct, ProductBulkChange } from '../bulk-products/bulk-change'
import type { ShelfPrice } from '../bulk-products/bulk-price'
import { productBulkEndpoints } from '../bulk-products/bulk.calls'
import type { ImportPlan } from '../product-transfer/product-import'
import { productTransferEndpoints } from '../product-transfer/transfer.calls'

const toDto = ({ amount, originalAmount }: ShelfPrice) => ({
  amount: toMajor(amount),
  originalAmount: originalAmount === null ? null : toMajor(originalAmount),
})

const toBody = (change: ProductBulkChange): Body<'changeProducts'> =>
  change.action === 'prices'
    ? {
        ...change,
        products: change.products.map(({ id, from, to }) => ({ id, from: toDto(from), to: toDto(to) })),
      }
    : change.action === 'status'
      ? { ...change, products: [...change.products] }
      : { ...change, products: [...change.products] }

/**
 * All products that match the filters.
 * @throws ApiFailure TOO_LARGE if there are more than a bulk change allows
 */
export async function selectProducts(http: Http, query: Query<'selectProducts'>): Promise<BulkProduct[]> {
  const { products } = await http.call(productBulkEndpoints, 'selectProducts', { query })
  return products.map(({ _id, name, status, prices }) => ({
    id: _id,
    name,
    status,
    prices: prices.map(({ platform, amount, originalAmount, sale }) => ({
      platform,
      price: { amount: toMinor(amount), currency: platformCurrency[platform] },
      originalAmount: originalAmount === null ? null : toMinor(originalAmount),
      ...(sale && { sale: { ...sale, amount: toMinor(sale.amount) } }),
    })),
  }))
}

/**
 * Changes all products or none.
 * @throws ApiFailure STALE if a product no longer has the values that were shown
 */
export async function changeProducts(http: Http, change: ProductBulkChange): Promise<void> {
  await http.call(productBulkEndpoints, 'changeProducts', { body: toBody(change) })
}

/**
 * The products that match the filters, as CSV.
 * @throws ApiFailure TOO_LARGE, NETWORK if the file breaks off, TIMEOUT if it stops arriving
 */
export const exportProducts = (
  http: Http,
  query: Query<'exportProducts'>,
  signal: AbortSignal,
): Promise<Blob> =>
  download((reading) => http.call(productTransferEndpoints, 'exportProducts', { query, ...reading }), {
    signal,
  })

interface ImportOptions {
  /** Percent of the file sent so far. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * Previews or performs an import.
 * @throws ApiFailure STALE if the products changed since the preview of that `version`
 */
export const importProducts = (
  http: Http,
  body: Body<'importProducts'>,
  options: ImportOptions,
): Promise<ImportPlan> => http.call(productTransferEndpoints, 'importProducts', { body, ...options })
