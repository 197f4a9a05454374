import type { Platform } from '../shared/platform'
import type { ShelfPrice } from './bulk-price'
import type { ProductStatus } from '../catalogue/product'
import type { ProductRow } from '../catalogue/product-record'

/** Product data that a bulk change needs. */
export type BulkProduct = Pick<ProductRow, 'id' | 'name' | 'status' | 'prices'>

interface Step<Value> {
  readonly id: string
  /** The value that the administrator saw. */
  readonly from: Value
  readonly to: Value
}

/** A change applied to many products at once. */
export type ProductBulkChange =
  | { readonly action: 'status'; readonly products: readonly Step<ProductStatus>[] }
  | {
      readonly action: 'prices'
      readonly platform: Platform
      readonly products: readonly Step<ShelfPrice>[]
    }
  | { readonly action: 'archive' | 'restore'; readonly products: readonly { readonly id: string }[] }

const turned = <Value>({ id, from, to }: Step<Value>): Step<Value> => ({ id, from: to, to: from })

/** The change that undoes another one. */
export function reversed(change: ProductBulkChange): ProductBulkChange {
  switch (change.action) {
    case 'status':
      return { ...change, products: change.products.map(turned) }
    case 'prices':
      return { ...change, products: change.products.map(turned) }
    case 'archive':
      return { ...change, action: 'restore' }
    case 'restore':
      return { ...change, action: 'archive' }
  }
}
