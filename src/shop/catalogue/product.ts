import { money, toMinor, type Money } from '../shared/money'
import type { Currency, Platform } from '../shared/platform'
import type { PictureAlts } from './product-texts'
import type { TextField } from './text-fields'

export const PRODUCT_STATUSES = ['active', 'inactive', 'out_of_stock', 'discontinued'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Names of the seeded categories; products refer to a category by its name. */
export const DEFAULT_CATEGORIES = ['Energy', 'Detox', 'Organic', 'Beauty', 'Wellness'] as const

/** Background tints of product pictures, matching the `--tint-*` tokens. */
export const TINTS = ['sand', 'sage', 'apricot', 'honey', 'rose', 'mist'] as const
export type Tint = (typeof TINTS)[number]

export const CONTENT_UNITS = ['g', 'kg', 'ml', 'l'] as const
export interface NetContent {
  readonly amount: number
  readonly unit: (typeof CONTENT_UNITS)[number]
}

export interface PictureSource {
  readonly url: string
  readonly width: number
  readonly type: 'image/avif' | 'image/webp'
}

export interface Picture {
  readonly id: string
  readonly url: string
  readonly alt: string
  /** Alternative texts in other languages; only loaded for editing. */
  readonly alts?: PictureAlts | undefined
  readonly isPrimary: boolean
  readonly sources: readonly PictureSource[]
}

/** A film without sound: MP4 with H.264, as every browser plays it. */
export interface ProductVideo {
  readonly url: string
  /** What it shows. */
  readonly alt: string
  /** In other languages; only loaded for editing. */
  readonly alts?: PictureAlts | undefined
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** ISO 8601 instant. */
  readonly uploadedAt: string
}

/** Premium months included with a product (1 to 12). */
export interface PremiumGift {
  readonly months: number
  /** Regular price of the months, in minor units. */
  readonly value: Money
}

/** @param euros value of the months; it is known in euros only, so that it is 0 beside other prices (PREMIUM-310) */
export const premiumGift = (months: number, euros: number, currency: Currency): PremiumGift => ({
  months,
  value: money(currency === 'EUR' ? toMinor(euros) : 0, currency),
})

/** Product data for cards, cart lines and wishlist rows. */
export interface ProductSummary {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly subtitle: string
  readonly shortDescription: string
  readonly category: string
  readonly price: Money
  /** Struck-through price; set only if it is above `price`. */
  readonly originalPrice?: Money
  /** Lowest price of the last 30 days, shown next to a struck-through price. */
  readonly lowestPrice?: Money
  readonly netContent?: NetContent
  readonly picture?: Picture
  readonly tint: Tint
  readonly rating: number
  readonly reviewCount: number
  readonly bestseller: boolean
  readonly inStock: boolean
  /** Units in stock, as of the server's last response. */
  readonly stock: number
  /** Texts that fell back to German although another language was requested. */
  readonly untranslated: readonly TextField[]
  readonly premium?: PremiumGift
  /** The own size, where it is one of several; how many a list shows as one, and the lowest price of those in stock. */
  readonly sizeLabel?: string | undefined
  readonly sizeCount?: number | undefined
  readonly priceFrom?: Money
  readonly basePriceFrom?: BasePrice
}

/** Price per kg or l. */
export interface BasePrice {
  readonly price: Money
  readonly unit: 'kg' | 'l'
}

/** One of the sizes that a product page offers. */
export interface ProductSize {
  readonly id: string
  readonly slug: string
  readonly label: string
  readonly price: Money
  readonly originalPrice?: Money
  readonly basePrice?: BasePrice
  readonly priceValidUntil?: string | undefined
  readonly inStock: boolean
}

/** A wishlist product; without a price it is not sold on this platform. */
export interface WishlistProduct extends Omit<ProductSummary, 'price'> {
  readonly price?: Money
}

export interface Review {
  readonly id: string
  readonly user: string
  readonly rating: number
  readonly comment: string
  /** ISO 8601 instant. */
  readonly date: string
  readonly verified: boolean
  /** Written by an administrator; shown with a label that says so. */
  readonly byShop: boolean
  /** Visitors who found it helpful. */
  readonly helpful?: number | undefined
  /** Label of its size, where there are several. */
  readonly size?: string | undefined
  readonly photos?: readonly Picture[]
  readonly answer?: { readonly text: string; readonly date: string } | undefined
}

/** Brewing instructions for one cup. */
export interface Brewing {
  /** °C. */
  readonly temperature: number
  readonly seconds: number
  readonly grams: number
  /** Millilitres of water. */
  readonly millilitres: number
}

/** Origin of organic ingredients, which EU law requires next to the organic mark. */
export const FARMING = ['eu', 'non_eu', 'mixed'] as const
export type Farming = (typeof FARMING)[number]

/** Data of a product that may show the EU organic mark. */
export interface Organic {
  /** Code of the control body, for example 'DE-ÖKO-006'; the mark may not be shown without it. */
  readonly controlBody: string
  readonly farming: Farming
}

export type PlatformPrices = Partial<Readonly<Record<Platform, Money>>>

/** Whether a product can be bought; the only place that derives it from status and stock. */
export const isAvailable = (product: { readonly status: ProductStatus; readonly stock: number }): boolean =>
  product.status === 'active' && product.stock > 0

/** The name as carts and orders show it. */
export const sizedName = ({ name, sizeLabel }: Pick<ProductSummary, 'name' | 'sizeLabel'>): string =>
  sizeLabel === undefined ? name : `${name}, ${sizeLabel}`

/** Discount against the original price in percent, rounded to an integer. */
export const discountPercent = (price: Money, originalPrice: Money): number =>
  originalPrice.amount > price.amount
    ? Math.round(((originalPrice.amount - price.amount) / originalPrice.amount) * 100)
    : 0

/** Price per kg or l in minor units, half up (the base price required by German law). */
export function basePrice(price: Money, content: NetContent): BasePrice {
  const perUnit = content.unit === 'g' || content.unit === 'ml' ? 1000 : 1
  return {
    price: { amount: Math.round((price.amount * perUnit) / content.amount), currency: price.currency },
    unit: content.unit === 'g' || content.unit === 'kg' ? 'kg' : 'l',
  }
}

/** Tint of a product that has none set; stable for each id. */
export function tintOf(id: string): Tint {
  let hash = 0
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return TINTS[hash % TINTS.length] ?? 'sand'
}
