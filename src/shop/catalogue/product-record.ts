import type * as z from 'zod/mini'
import { containedTax, type Money } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { NetContent, Picture, ProductStatus, ProductVideo, Review, Tint } from './product'
import type { productFields } from './product-fields'
import type { Sale } from './sale'

/** A product in the back office's list. */
export interface ProductRow {
  readonly id: string
  readonly name: string
  readonly category: string
  /** One entry per platform on which the product is sold. */
  readonly prices: readonly PlatformPrice[]
  readonly stock: number
  readonly lowStockThreshold: number
  readonly status: ProductStatus
  readonly bestseller: boolean
  readonly imageUrl?: string
  readonly tint: Tint
  readonly rating: number
  readonly reviewCount: number
  readonly salesCount: number
}

/** The regular price on a platform, whether or not a sale runs. */
export interface PlatformPrice {
  readonly platform: Platform
  readonly price: Money
  /** Struck-through price in minor units. */
  readonly originalAmount: number | null
  readonly sale?: PlatformSale
}

export interface PlatformSale extends Sale {
  /** As the server said; only of products that were read. */
  readonly running?: boolean
}

type Same = { readonly [Name in keyof typeof productFields]: z.output<(typeof productFields)[Name]> }

/** Fields of the product form; amounts in minor units. */
export interface ProductFields extends Same {
  /** Generated from the name if empty. */
  readonly slug: string
  readonly prices: readonly PlatformPrice[]
  readonly premium: { readonly enabled: boolean; readonly months: number; readonly value: number }
  readonly stock: number
  readonly lowStockThreshold: number
  readonly netContent: NetContent | null
  /** Cost of a unit without VAT, in cents; null: unknown. */
  readonly cost: number | null
  /** Place among the sizes of a family, which any of its products names; null: a product in one size. */
  readonly size: FamilyPlace | null
  /** Related products, in the order of the product page. */
  readonly related: readonly RelatedProduct[]
}

export interface FamilyPlace {
  readonly family: string
  readonly label: string
  readonly order: number
  readonly isDefault: boolean
}

export interface RelatedProduct {
  readonly id: string
  readonly name: string
}

/** A product as the back office edits it. */
export interface ProductRecord extends ProductFields {
  readonly id: string
  readonly pictures: readonly Picture[]
  readonly video?: ProductVideo
  readonly reviews: readonly Review[]
  readonly reviewCount: number
  readonly rating: number
  /** Archived products are hidden everywhere in the shop and are read-only until restored. */
  readonly archived: boolean
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}

/** Features and benefits without empty rows. */
export const filledRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '')

/**
 * What is left of a price without VAT after the cost, in percent of it to one decimal; undefined of a price of 0.
 * @param price gross, minor units
 * @param rate VAT in percent
 */
export function marginOf(price: number, rate: number, cost: number): number | undefined {
  const net = price - containedTax(price, rate)
  return net > 0 ? Math.round(((net - cost) / net) * 1000) / 10 : undefined
}
