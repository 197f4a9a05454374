import type * as z from 'zod/mini'
import type { Money } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { productFields } from './product-fields'
import type { NetContent, Picture, ProductStatus, Review, Tint } from './product'

/** A product as the back office lists it. */
export interface ProductRow {
  readonly id: string
  readonly name: string
  readonly category: string
  /** Platforms that it is sold on. */
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

export interface PlatformPrice {
  readonly platform: Platform
  readonly price: Money
  /** Struck price, minor units. */
  readonly originalAmount: number | null
}

type Same = { readonly [Name in keyof typeof productFields]: z.output<(typeof productFields)[Name]> }

/** What the product form shows and sends; amounts in minor units. */
export interface ProductFields extends Same {
  /** Empty: made from the name. */
  readonly slug: string
  readonly prices: readonly PlatformPrice[]
  readonly premium: { readonly enabled: boolean; readonly months: number; readonly value: number }
  readonly stock: number
  readonly lowStockThreshold: number
  readonly netContent: NetContent | null
  /** Companions on the product's page, in this order. */
  readonly related: readonly RelatedProduct[]
}

export interface RelatedProduct {
  readonly id: string
  readonly name: string
}

/** A product as the back office opens it. */
export interface ProductRecord extends ProductFields {
  readonly id: string
  readonly pictures: readonly Picture[]
  readonly reviews: readonly Review[]
  readonly reviewCount: number
  readonly rating: number
  /** Out of the shop and of every list; only looked at until it is restored. */
  readonly archived: boolean
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}

/** Features and benefits: empty rows are dropped on save. */
export const filledRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '')
