import type { ProductSummary } from './product'

/** Products that the search field suggests at most. */
export const MAX_SUGGESTIONS = 6
/** Longest text that is looked for, in characters; what is typed beyond it is left out. */
export const MAX_SUGGESTED_TEXT = 100

/** What a line below the search field shows of a product. */
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
  /** What was looked for. */
  readonly text: string
  readonly products: readonly SuggestedProduct[]
  /** Names of categories. */
  readonly categories: readonly string[]
  /** Nothing has what was typed; these only look like it. */
  readonly isSimilar: boolean
}
