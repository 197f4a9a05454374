import type { PricedLine } from '@/shop/catalogue/priced-line'
import type { Currency } from '@/shop/shared/platform'
import { mergeLines } from '@/shop/catalogue/stock'
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

export interface PricedCartLine extends PricedLine {
  readonly product: SellableProduct
}

/** A cart at prices, tax rates and stock from the database; only ids and quantities come from the client. */
export interface PricedCart {
  readonly currency: Currency
  /** One line per product, in the order of the cart. */
  readonly lines: readonly PricedCartLine[]
  /** Products that cannot be bought on this platform; the name is '' if they have no public page. */
  readonly unavailable: readonly { readonly productId: string; readonly name: string }[]
  /** All products that were read, gifts included. */
  readonly products: ReadonlyMap<string, SellableProduct>
}

export interface PricingInput extends FindOptions {
  readonly items: readonly WantedItem[]
  /** Products that a coupon may add for free. */
  readonly gifts: readonly string[]
  /** Fallback currency for carts without any price: the platform's. */
  readonly currency: Currency
  /** VAT in percent for products without a rate of their own. */
  readonly taxRate: number
}

export async function priceCart(db: Db, input: PricingInput): Promise<PricedCart> {
  const wanted = mergeLines(
    input.items.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity })),
  )
  const ids = [...wanted.map(({ productId }) => productId), ...input.gifts]
  const products = await findSellable(db, ids, input)
  const first = wanted.map(({ productId }) => products.get(productId)).find((known) => known !== undefined)
  const currency = first?.currency ?? input.currency

  const lines: PricedCartLine[] = []
  const unavailable: { productId: string; name: string }[] = []
  for (const { productId, quantity } of wanted) {
    const product = products.get(productId)
    // All lines of an order have the same currency.
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
