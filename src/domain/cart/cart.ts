import type { Money } from '../shared/money'
import { omit } from '../shared/omit'
import type { Currency, Platform } from '../shared/platform'
import type { NetContent, PlatformPrices, PremiumGift, Tint } from '../catalogue/product'
import { mergeLines } from '../catalogue/stock'
import { MAX_UNITS_PER_PRODUCT } from './cart-limits'
import { subtotalOf } from '../catalogue/priced-line'

/** What a line shows of its product beside name and price; amounts in minor units. */
export interface LineDetails {
  /** Of the product's page. */
  readonly slug?: string
  readonly tint?: Tint
  readonly originalPrice?: number
  /** Of the last 30 days, said beside a struck price. */
  readonly lowestPrice?: number
  readonly netContent?: NetContent
}

/** A line of the shopper's own cart. Amounts in minor units of `currency`. */
export interface CartLine extends LineDetails {
  /** Names the line: the product's id; for a gift the product's id, a marker and a timestamp. */
  readonly id: string
  readonly productId: string
  readonly name: string
  readonly unitPrice: number
  readonly currency: Currency
  readonly imageUrl?: string
  readonly quantity: number
  /** 999 or 0 until the server has answered the real stock. */
  readonly stock: number
  readonly premium?: PremiumGift
  /** A gift of the applied coupon. */
  readonly isFree: boolean
}

/** Stock of an in-stock product as long as the real one is unknown. */
export const LOCAL_STOCK = 999
export const GIFT_MARKER = '_free_'
export const GIFT_SUFFIX = ' (Kostenlos)'

type ProductDetails = Omit<LineDetails, 'originalPrice' | 'lowestPrice'> & {
  readonly originalPrice?: Money
  readonly lowestPrice?: Money
}

/** What the cart needs to know of a product; a ProductSummary fits. */
export interface CartProduct extends ProductDetails {
  readonly id: string
  readonly name: string
  readonly prices?: PlatformPrices
  readonly price?: Money
  readonly picture?: { readonly url: string }
  readonly inStock?: boolean
  /** Units in stock, as the server last answered. */
  readonly stock?: number
  readonly premium?: PremiumGift
}

/**
 * The platform's entry of `prices`; a single price counts where there is no list. The price of another platform
 * never does.
 * @throws Error 'Product price not found'
 */
export function cartPrice({ prices, price }: CartProduct, platform: Platform): Money {
  const listed = prices !== undefined && Object.values(prices).some((entry) => entry !== undefined)
  const found = listed ? prices[platform] : price
  if (!found) throw new Error('Product price not found')
  return found
}

const localStock = ({ inStock, stock }: CartProduct): number =>
  (inStock ?? (stock ?? 0) > 0) ? LOCAL_STOCK : 0

const detailsOf = (product: ProductDetails): LineDetails => {
  const { slug, tint, originalPrice, lowestPrice, netContent } = product
  return {
    ...(slug !== undefined && { slug }),
    ...(tint && { tint }),
    ...(originalPrice && { originalPrice: originalPrice.amount }),
    ...(lowestPrice && { lowestPrice: lowestPrice.amount }),
    ...(netContent && { netContent }),
  }
}

const newLine = (product: CartProduct, price: Money, quantity: number): CartLine => ({
  id: product.id,
  productId: product.id,
  name: product.name,
  unitPrice: price.amount,
  currency: price.currency,
  ...detailsOf(product),
  ...(product.picture && { imageUrl: product.picture.url }),
  quantity,
  stock: localStock(product),
  ...(product.premium && { premium: product.premium }),
  isFree: false,
})

/**
 * One more line, or more of the one that is there; never more than the stock, as far as it is known, nor than an order
 * may have. Sold out: the cart stays as it is. A quantity below 1 adds nothing.
 * @throws Error 'Product price not found'
 */
export function addToCart(
  lines: readonly CartLine[],
  product: CartProduct,
  quantity = 1,
  platform: Platform = 'germany',
): CartLine[] {
  const price = cartPrice(product, platform)
  if (!(quantity >= 1)) return [...lines]
  const known = lines.find(({ id }) => id === product.id)
  const fresh = newLine(product, price, 0)
  const stock = known && fresh.stock > 0 && known.stock > 0 ? known.stock : fresh.stock
  const cap = Math.min(stock, product.stock ?? stock, MAX_UNITS_PER_PRODUCT)
  const before = known?.quantity ?? 0
  const after = Math.max(before, Math.min(before + Math.floor(quantity), cap))
  if (after === before) return [...lines]
  const line: CartLine = { ...fresh, quantity: after, stock }
  return known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]
}

export const removeFromCart = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id)

/** A line that was removed, back at its place; the cart may have it again by itself. */
export const restoreLine = (lines: readonly CartLine[], line: CartLine, index: number): CartLine[] =>
  lines.some(({ id }) => id === line.id)
    ? [...lines]
    : [...lines.slice(0, index), line, ...lines.slice(index)]

/** Below 1 removes the line; capped by stock and by what an order may have. A sold-out line stays at 1 until it is removed; gifts are not counted by hand. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (!(quantity >= 1)) return lines.filter((line) => line.id !== id || line.isFree)
  return lines.map((line) =>
    line.id === id && !line.isFree
      ? { ...line, quantity: Math.min(Math.floor(quantity), Math.max(1, line.stock), MAX_UNITS_PER_PRODUCT) }
      : line,
  )
}

export const clearCart = (): CartLine[] => []

/** Units in the cart, gifts included. */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const paidLines = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ isFree }) => !isFree)

/** Gross price of the paid lines, minor units. */
export const cartSubtotal = (lines: readonly CartLine[]): number => subtotalOf(paidLines(lines))

/** Months of premium that the cart brings: every product's months × quantity. */
export const premiumMonths = (lines: readonly CartLine[]): number =>
  paidLines(lines).reduce((sum, { premium, quantity }) => sum + (premium?.months ?? 0) * quantity, 0)

/** A product that an applied coupon gives away (additionalItems in JSON). */
export interface FreeItem {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly imageUrl?: string
  readonly currency?: Currency
}

export const removeFreeItems = (lines: readonly CartLine[]): CartLine[] => paidLines(lines)

/**
 * The gifts of a coupon; they replace those of an earlier one, since an order holds one coupon.
 * @param timestamp milliseconds, part of the lines' ids
 */
export function addFreeItems(
  lines: readonly CartLine[],
  items: readonly FreeItem[],
  timestamp: number,
): CartLine[] {
  const gifts = mergeLines(items.filter(({ quantity }) => quantity >= 1)).map(
    ({ productId, name, quantity, imageUrl, currency = 'EUR' }): CartLine => ({
      id: `${productId}${GIFT_MARKER}${timestamp}`,
      productId,
      name: name.endsWith(GIFT_SUFFIX) ? name : name + GIFT_SUFFIX,
      unitPrice: 0,
      currency,
      ...(imageUrl !== undefined && { imageUrl }),
      quantity,
      stock: LOCAL_STOCK,
      isFree: true,
    }),
  )
  return [...removeFreeItems(lines), ...gifts]
}

/** What the server says about a product in the cart. */
export interface CartFacts extends ProductDetails {
  readonly productId: string
  readonly name: string
  readonly price: Money
  readonly imageUrl?: string
  readonly stock: number
}

/**
 * The cart in the light of the server's answer: names, prices, pictures and stocks are taken over, paid lines that
 * it does not mention are dropped, gifts survive. Quantities stay: a shortage is shown, not hidden.
 */
export function refreshCart(lines: readonly CartLine[], facts: readonly CartFacts[]): CartLine[] {
  const known = new Map(facts.map((fact) => [fact.productId, fact]))
  return lines.flatMap((line): CartLine[] => {
    if (line.isFree) return [line]
    const fact = known.get(line.productId)
    if (!fact) return []
    const { name, price, imageUrl, stock } = fact
    return [
      {
        ...omit(line, 'slug', 'tint', 'originalPrice', 'lowestPrice', 'netContent'),
        ...detailsOf(fact),
        name,
        unitPrice: price.amount,
        currency: price.currency,
        ...(imageUrl !== undefined && { imageUrl }),
        stock: Math.max(0, stock),
      },
    ]
  })
}
