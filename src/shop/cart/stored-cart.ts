import { cartCount, cartSubtotal, GIFT_MARKER, LOCAL_STOCK, type CartLine, type LineDetails } from './cart'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'
import { toMajor, toMinor } from '../shared/money'
import type { Currency } from '../shared/platform'
import { CONTENT_UNITS, TINTS, type NetContent, type PremiumGift, type Tint } from '@/shop/catalogue/product'
import { fields, isText, jsonOf, oneOf, readAmount, readCurrency } from '../shared/stored'

/** A cart item as stored under `cartItems`; amounts in euros. */
export interface StoredCartItem {
  readonly productId: string
  readonly name: string
  readonly price: { readonly amount: number; readonly currency: Currency }
  readonly image: string
  readonly quantity: number
  readonly stock: number
  readonly premiumSubscription: {
    readonly enabled: boolean
    readonly duration: number
    readonly originalPrice: number
  }
  readonly isFree: boolean
  readonly originalPrice: number | null
  /** Optional data for the product link and the base price. */
  readonly slug?: string
  readonly tint?: Tint
  readonly lowestPrice?: number
  readonly netContent?: NetContent
}

/** Stored for products without a picture; parsed back to no picture. */
export const PLACEHOLDER_IMAGE = '/placeholder-product.svg'

const toStoredItem = (line: CartLine): StoredCartItem => ({
  productId: line.id,
  name: line.name,
  price: { amount: toMajor(line.unitPrice), currency: line.currency },
  image: line.imageUrl ?? PLACEHOLDER_IMAGE,
  quantity: line.quantity,
  stock: line.stock,
  premiumSubscription: line.premium
    ? { enabled: true, duration: line.premium.months, originalPrice: toMajor(line.premium.value.amount) }
    : { enabled: false, duration: 0, originalPrice: 0 },
  isFree: line.isFree,
  originalPrice: line.originalPrice === undefined ? null : toMajor(line.originalPrice),
  ...(line.slug !== undefined && { slug: line.slug }),
  ...(line.tint && { tint: line.tint }),
  ...(line.lowestPrice !== undefined && { lowestPrice: toMajor(line.lowestPrice) }),
  ...(line.netContent && { netContent: line.netContent }),
})

export const toStoredCart = (lines: readonly CartLine[]): StoredCartItem[] => lines.map(toStoredItem)

function readPremium(value: unknown, currency: Currency): PremiumGift | undefined {
  const { enabled, duration, originalPrice } = fields(value)
  if (enabled !== true || typeof duration !== 'number' || !Number.isInteger(duration)) return undefined
  if (duration < 1 || duration > 12) return undefined
  return { months: duration, value: { amount: toMinor(readAmount(originalPrice) ?? 0), currency } }
}

function readContent(value: unknown): NetContent | undefined {
  const { amount, unit } = fields(value)
  const known = oneOf(CONTENT_UNITS, unit)
  return typeof amount === 'number' && amount > 0 && known ? { amount, unit: known } : undefined
}

function readDetails(item: Readonly<Record<string, unknown>>): LineDetails {
  const originalPrice = readAmount(item.originalPrice)
  const lowestPrice = readAmount(item.lowestPrice)
  const tint = oneOf(TINTS, item.tint)
  const netContent = readContent(item.netContent)
  return {
    ...(isText(item.slug) && { slug: item.slug }),
    ...(tint && { tint }),
    ...(originalPrice !== undefined && { originalPrice: toMinor(originalPrice) }),
    ...(lowestPrice !== undefined && { lowestPrice: toMinor(lowestPrice) }),
    ...(netContent && { netContent }),
  }
}

const readUnits = (value: unknown, least: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= least ? Math.floor(value) : undefined

const giftProduct = (id: string): string => {
  const marker = id.lastIndexOf(GIFT_MARKER)
  return marker > 0 ? id.slice(0, marker) : id
}

/** Product id, name, price and quantity are required; other missing fields get defaults. */
function readLine(value: unknown): CartLine | undefined {
  const item = fields(value)
  const price = fields(item.price)
  const amount = readAmount(price.amount)
  const currency = readCurrency(price.currency)
  const quantity = readUnits(item.quantity, 1)
  if (!isText(item.productId) || !isText(item.name)) return undefined
  if (amount === undefined || currency === undefined || quantity === undefined) return undefined
  const isFree = item.isFree === true
  const premium = isFree ? undefined : readPremium(item.premiumSubscription, currency)
  return {
    id: item.productId,
    productId: isFree ? giftProduct(item.productId) : item.productId,
    name: item.name,
    unitPrice: isFree ? 0 : toMinor(amount),
    currency,
    ...readDetails(item),
    ...(isText(item.image) && item.image !== PLACEHOLDER_IMAGE && { imageUrl: item.image }),
    quantity: Math.min(quantity, MAX_UNITS_PER_PRODUCT),
    stock: readUnits(item.stock, 0) ?? LOCAL_STOCK,
    ...(premium && { premium }),
    isFree,
  }
}

/**
 * Parses the `cartItems` storage entry (JSON text or an array). Invalid lines are dropped instead of breaking the
 * page, and two lines of one product are merged.
 */
export function parseStoredCart(stored: unknown): CartLine[] {
  const items = jsonOf(stored)
  if (!Array.isArray(items)) return []
  const lines = new Map<string, CartLine>()
  for (const item of items) {
    const line = readLine(item)
    if (!line) continue
    const quantity = Math.min((lines.get(line.id)?.quantity ?? 0) + line.quantity, MAX_UNITS_PER_PRODUCT)
    lines.set(line.id, { ...line, quantity })
  }
  return [...lines.values()].slice(0, MAX_CART_LINES)
}

/** Detail of the `cartUpdated` event; `total` is in euros, like the items. */
export interface CartUpdated {
  readonly items: readonly StoredCartItem[]
  readonly count: number
  readonly total: number
}

export const cartUpdatedDetail = (lines: readonly CartLine[]): CartUpdated => ({
  items: toStoredCart(lines),
  count: cartCount(lines),
  total: toMajor(cartSubtotal(lines)),
})
