import type { Money } from '../shared/money'
import { omit } from '../shared/omit'
import type { Currency, Platform } from '../shared/platform'
import type { NetContent, PlatformPrices, PremiumGift, Tint } from '@/shop/catalogue/product'
import { sizedName } from '@/shop/catalogue/product'
import { mergeLines } from '@/shop/catalogue/stock'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'
import { subtotalOf } from '@/shop/catalogue/priced-line'

/** Product data that a cart line shows besides name and price; amounts in minor units. */
export interface LineDetails {
  /** Slug of the product page. */
  readonly slug?: string
  readonly tint?: Tint
  readonly originalPrice?: number
  /** Lowest price of the last 30 days, shown next to a struck-through price. */
  readonly lowestPrice?: number
  readonly netContent?: NetContent
}

/** A line of the shopper's cart. Amounts in minor units of `currency`. */
export interface CartLine extends LineDetails {
  /** Line id: the product id; for a gift `<product id>_free_<timestamp>`. */
  readonly id: string
  readonly productId: string
  readonly name: string
  readonly unitPrice: number
  readonly currency: Currency
  readonly imageUrl?: string
  readonly quantity: number
  /** LOCAL_STOCK or 0 until the server has sent the real stock. */
  readonly stock: number
  readonly premium?: PremiumGift
  /** True for a gift of the applied coupon. */
  readonly isFree: boolean
}

/** Assumed stock of an available product while the real number is unknown. */
export const LOCAL_STOCK = 999
export const GIFT_MARKER = '_free_'
export const GIFT_SUFFIX = ' (Kostenlos)'

type ProductDetails = Omit<LineDetails, 'originalPrice' | 'lowestPrice'> & {
  readonly originalPrice?: Money
  readonly lowestPrice?: Money
}

/** Product data that the cart needs; a ProductSummary satisfies it. */
export interface CartProduct extends ProductDetails {
  /** The size of one product in several, which the line's name ends in. */
  readonly sizeLabel?: string | undefined
  readonly id: string
  readonly name: string
  readonly prices?: PlatformPrices
  readonly price?: Money
  readonly picture?: { readonly url: string }
  readonly inStock?: boolean
  /** Units in stock, as of the server's last response. */
  readonly stock?: number
  readonly premium?: PremiumGift
}

/**
 * Price for the platform: its entry in `prices`, or `price` if there is no list. The price of another platform is
 * never used.
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
  name: sizedName(product),
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
 * Adds a new line or increases an existing one, capped by the known stock and by MAX_UNITS_PER_PRODUCT. Sold-out
 * products, quantities below 1 and a line beyond MAX_CART_LINES leave the cart unchanged.
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
  const isFull = !known && paidLines(lines).length >= MAX_CART_LINES
  if (after === before || isFull) return [...lines]
  const line: CartLine = { ...fresh, quantity: after, stock }
  return known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]
}

export const removeFromCart = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id)

/** Puts a removed line back at its index, unless the product has been added again in the meantime. */
export const restoreLine = (lines: readonly CartLine[], line: CartLine, index: number): CartLine[] =>
  lines.some(({ id }) => id === line.id)
    ? [...lines]
    : [...lines.slice(0, index), line, ...lines.slice(index)]

/**
 * Sets the quantity, capped by stock and by MAX_UNITS_PER_PRODUCT; below 1 removes the line. A sold-out line stays
 * at 1 until it is removed, and the quantity of gifts cannot be changed.
 */
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

/** Gross total of the paid lines, in minor units. */
export const cartSubtotal = (lines: readonly CartLine[]): number => subtotalOf(paidLines(lines))

/** Premium months that the cart includes: months × quantity, summed over the products. */
export const premiumMonths = (lines: readonly CartLine[]): number =>
  paidLines(lines).reduce((sum, { premium, quantity }) => sum + (premium?.months ?? 0) * quantity, 0)

/** A free product of an applied coupon (`additionalItems` in JSON). */
export interface FreeItem {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly imageUrl?: string
  readonly currency?: Currency
}

export const removeFreeItems = (lines: readonly CartLine[]): CartLine[] => paidLines(lines)

/**
 * Replaces all gifts with those of a new coupon, because an order has at most one coupon.
 * @param timestamp milliseconds since 1970, part of the line ids
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

/** The server's current data about a product in the cart. */
export interface CartFacts extends ProductDetails {
  readonly productId: string
  readonly name: string
  readonly price: Money
  readonly imageUrl?: string
  readonly stock: number
  readonly premium?: PremiumGift
}

/**
 * Updates the cart with the server's response: names, prices, pictures and stock are taken from it, paid lines
 * missing from it are dropped, gifts are kept. Quantities are not reduced, so that a shortage is visible.
 */
export function refreshCart(lines: readonly CartLine[], facts: readonly CartFacts[]): CartLine[] {
  const known = new Map(facts.map((fact) => [fact.productId, fact]))
  return lines.flatMap((line): CartLine[] => {
    if (line.isFree) return [line]
    const fact = known.get(line.productId)
    if (!fact) return []
    const { name, price, imageUrl, stock, premium } = fact
    return [
      {
        ...omit(line, 'slug', 'tint', 'originalPrice', 'lowestPrice', 'netContent', 'premium'),
        ...detailsOf(fact),
        ...(premium && { premium }),
        name,
        unitPrice: price.amount,
        currency: price.currency,
        ...(imageUrl !== undefined && { imageUrl }),
        stock: Math.max(0, stock),
      },
    ]
  })
}
