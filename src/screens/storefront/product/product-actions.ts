import type { ProductSummary } from '@/shop/catalogue/product'

export const ADD_STATES = ['idle', 'adding', 'error'] as const
/** State of adding to the cart: in progress or just failed. */
export type AddState = (typeof ADD_STATES)[number]

/** State and actions of a list of product cards. */
export interface ProductActions {
  /** State of products being added, or that have just failed, by id. */
  addStates?: Readonly<Partial<Record<string, AddState>>>
  /** Ids of products on the wishlist. */
  wishedIds?: readonly string[]
  /** Called with the image element, which is animated to the cart. */
  onAdd: (product: ProductSummary, picture: HTMLElement | null) => void
  onToggleWishlist: (product: ProductSummary) => void
}
