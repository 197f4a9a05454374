import type { ProductSummary } from '../catalogue/product'

/** Maximum suggested products. */
export const MAX_SUGGESTIONS = 6
/** Longest search text in characters; the rest is cut off. */
export const MAX_SUGGESTED_TEXT = 100

/** Product data of a suggestion. */
export type SuggestedProduct = Pick<
  ProductSummary,
  | 'id'
  | 'slug'
  | 'name'
  | 'subtitle'
  | 'price'
  | 'netContent'
  | 'picture'
  | 'tint'
  | 'inStock'
  | 'untranslated'
>

export interface Suggestions {
  /** The search text. */
  readonly text: string
  readonly products: readonly SuggestedProduct[]
  /** Matching category names. */
  readonly categories: readonly string[]
  /** True if nothing matches and the suggestions are only similar to the text. */
  readonly isSimilar: boolean
}
