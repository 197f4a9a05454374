import { createContext, use } from 'react'

/**
 * Units in the cart; undefined until the stored cart has been read. A context, so that a new number re-renders the header's
 * cart buttons only.
 */
export const CartCountContext = createContext<number | undefined>(undefined)

export const useCartCount = (): number | undefined => use(CartCountContext)
