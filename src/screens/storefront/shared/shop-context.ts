import { createContext, use } from 'react'
import type { PublicShop } from '@/shop/shop-details/public-shop'

/** The shop's public details; undefined until loaded. */
export const ShopContext = createContext<PublicShop | undefined>(undefined)

export const useShop = (): PublicShop | undefined => use(ShopContext)

/** `tel:` link of the shop's phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
