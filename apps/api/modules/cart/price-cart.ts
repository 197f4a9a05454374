import type { PricedLine } from '@/domain/catalogue/priced-line'
import type { Currency, Platform } from '@/domain/shared/platform'
import { mergeLines } from '@/domain/catalogue/stock'
import type { Db } from '../../platform/db/open'
import {
  availableStock,
  findSellable,
  isOffered,
  isPublic,
  type FindOptions,
  type SellableProduct,
} from './sellable-products.repository'

export interface WantedItem {
  readonly productId: string
  readonly quantity: number
}

export interface CartLine extends PricedLine {
  readonly product: SellableProduct
}

/** A cart at the database's prices, tax rates and stock; nothing but ids and quantities is the client's. */
export interface PricedCart {
  readonly currency: Currency
  /** One line per product, in the cart's order. */
  readonly lines: readonly CartLine[]
  /** What cannot be sold here; the name of a product that no page shows is empty. */
  readonly unavailable: readonly { readonly productId: string; readonly name: string }[]
  /** Everything that was read, gifts included. */
  readonly products: ReadonlyMap<string, SellableProduct>
}

export interface PricingInput extends FindOptions {
  readonly platform: Platform
  readonly items: readonly WantedItem[]
  /** Products that a coupon may add. */
  readonly gifts: readonly string[]
  /** Of what has no price here: the platform's. */
  readonly currency: Currency
  /** VAT percent of products without a rate of their own. */
  readonly taxRate: number
}

export async function priceCart(db: Db, input: PricingInput): Promise<PricedCart> {
  const wanted = mergeLines(
    input.items.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity })),
  )
  const ids = [...wanted.map(({ productId }) => productId), ...input.gifts]
  const products = await findSellable(db, ids, input.platform, { lock: input.lock })
  const first = wanted.map(({ productId }) => products.get(productId)).find((known) => known !== undefined)
  const currency = first?.currency ?? input.currency

  const lines: CartLine[] = []
  const unavailable: { productId: string; name: string }[] = []
  for (const { productId, quantity } of wanted) {
    const product = products.get(productId)
    // One order has one currency.
    if (!product || !isOffered(product) || product.currency !== currency) {
      unavailable.push({ productId, name: product && isPublic(product) ? product.name : '' })
      continue
    }
    lines.push({
      productId,
      name: product.name,
      category: product.category,
      quantity,
      unitPrice: product.amount,
      stock: availableStock(product),
      product,
      taxRate: product.taxRate ?? input.taxRate,
    })
  }
  return { currency, lines, unavailable, products }
}
