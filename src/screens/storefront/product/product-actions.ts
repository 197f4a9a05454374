import type { ProductSummary } from '../../../domain/catalogue/product'

export const ADD_STATES = ['idle', 'adding', 'error'] as const
/** How adding to the cart goes: under way, or just failed. */
export type AddState = (typeof ADD_STATES)[number]

/** What a list of product cards can do and what it shows about it. */
export interface ProductActions {
  /** Products whose adding is under way or just failed, by id. */
  addStates?: Readonly<Partial<Record<string, AddState>>>
  /** Ids of the products on the wish list. */
  wishedIds?: readonly string[]
  /** `picture` is what flies to the cart. */
  onAdd: (product: ProductSummary, picture: HTMLElement | null) => void
  onToggleWishlist: (product: ProductSummary) => void
}
