import { createContext, use } from 'react'

/**
 * Units in the cart; undefined until the stored cart was read. A context, so that a new number renders the header's
 * cart buttons and not the header.
 */
export const CartCountContext = createContext<number | undefined>(undefined)

export const useCartCount = (): number | undefined => use(CartCountContext)
