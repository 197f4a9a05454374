import { createContext, use } from 'react'
import type { PublicShop } from '../../../domain/shop/public-shop'

/** What the shop says of itself; undefined until it is known. */
export const ShopContext = createContext<PublicShop | undefined>(undefined)

export const useShop = (): PublicShop | undefined => use(ShopContext)
