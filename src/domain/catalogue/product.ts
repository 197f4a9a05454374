import type { Money } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { Ingredient, NutritionalInfo } from './nutrition'
import type { PictureAlts } from './product-texts'
import type { TextField } from './text-fields'

export const PRODUCT_STATUSES = ['active', 'inactive', 'out_of_stock', 'discontinued'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Seeded categories; a category's name is what a product carries. */
export const DEFAULT_CATEGORIES = ['Energy', 'Detox', 'Organic', 'Beauty', 'Wellness'] as const

/** Backdrops of product pictures: the art tokens `--tint-*`. */
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
  /** In the other languages, where the picture is edited. */
  readonly alts?: PictureAlts
  readonly isPrimary: boolean
  readonly sources: readonly PictureSource[]
}

/** Premium months that come with a product (1 to 12 months). */
export interface PremiumGift {
  readonly months: number
  /** What the months would cost, minor units. */
  readonly value: Money
}

/** What a card, a cart line or a wishlist row shows. */
export interface ProductSummary {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly subtitle: string
  readonly shortDescription: string
  readonly category: string
  readonly price: Money
  /** Strike price; only set where it is above `price`. */
  readonly originalPrice?: Money
  /** Lowest price of the last 30 days, shown beside a strike price. */
  readonly lowestPrice?: Money
  readonly netContent?: NetContent
  readonly picture?: Picture
  readonly tint: Tint
  readonly rating: number
  readonly reviewCount: number
  readonly bestseller: boolean
  readonly inStock: boolean
  /** Units in stock, as the server last answered. */
  readonly stock: number
  /** Texts that are German although another language was asked for. */
  readonly untranslated: readonly TextField[]
  readonly premium?: PremiumGift
}

/** A product on a wishlist: without a price this shop does not sell it. */
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
  /** Written by an administrator; shown with a label. */
  readonly byShop: boolean
}

/** How a cup is made. */
export interface Brewing {
  /** °C. */
  readonly temperature: number
  readonly seconds: number
  readonly grams: number
  /** Of water. */
  readonly millilitres: number
}

/** Where the ingredients of an organic product grow: the EU's mark has to say so. */
export const FARMING = ['eu', 'non_eu', 'mixed'] as const
export type Farming = (typeof FARMING)[number]

/** A product that may carry the EU's organic mark. */
export interface Organic {
  /** Code of the control body, 'DE-ÖKO-006': without it the mark may not be shown. */
  readonly controlBody: string
  readonly farming: Farming
}

export interface ProductDetail extends ProductSummary {
  readonly detailedDescription: string
  readonly pictures: readonly Picture[]
  readonly features: readonly string[]
  readonly benefits: readonly string[]
  readonly ingredients: readonly Ingredient[]
  readonly certification: readonly string[]
  readonly organic: Organic | null
  readonly brewing: Brewing | null
  /** Where it comes from and when it was picked; empty where nothing is said. */
  readonly origin: string
  readonly harvest: string
  readonly nutritionalInfo?: NutritionalInfo
  readonly reviews: readonly Review[]
  readonly related: readonly ProductSummary[]
  /** At so many units and below, the page says how few are left. */
  readonly lowStockThreshold: number
  /** Can it be bought at all? Discontinued products stay readable by link. */
  readonly status: ProductStatus
}

export type PlatformPrices = Partial<Readonly<Record<Platform, Money>>>

/** The one derived availability. */
export const isAvailable = (product: { readonly status: ProductStatus; readonly stock: number }): boolean =>
  product.status === 'active' && product.stock > 0

/** Saving in whole percent, rounded (original price minus price over original price). */
export const discountPercent = (price: Money, originalPrice: Money): number =>
  originalPrice.amount > price.amount
    ? Math.round(((originalPrice.amount - price.amount) / originalPrice.amount) * 100)
    : 0

/** Price per kg or l in minor units, half up (the base price that German law asks for). */
export function basePrice(price: Money, content: NetContent): { price: Money; unit: 'kg' | 'l' } {
  const perUnit = content.unit === 'g' || content.unit === 'ml' ? 1000 : 1
  return {
    price: { amount: Math.round((price.amount * perUnit) / content.amount), currency: price.currency },
    unit: content.unit === 'g' || content.unit === 'kg' ? 'kg' : 'l',
  }
}

/** A product without a chosen backdrop gets one that stays the same for its id. */
export function tintOf(id: string): Tint {
  let hash = 0
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return TINTS[hash % TINTS.length] ?? 'sand'
}
