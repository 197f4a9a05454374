import { isLanguage, type Language } from '@/i18n'
import { chunk } from '../chunk'
import type { Overlay } from '../stores/overlay'

/** Every overlay is a chunk of its own, fetched on intent (design §5). */
export const overlayChunks = {
  cart: chunk('containers/cart.tsx', ['cart'], () => import('./cart')),
  auth: chunk('containers/auth.tsx', ['auth'], () => import('./auth')),
  profile: chunk('containers/profile.tsx', ['account'], () => import('./profile')),
  orders: chunk('containers/orders.tsx', ['account', 'cart', 'checkout'], () => import('./orders')),
  wishlist: chunk('containers/wishlist.tsx', ['account'], () => import('./wishlist')),
} satisfies Record<Overlay['kind'], unknown>

const language = (): Language => {
  const declared = document.documentElement.lang
  return isLanguage(declared) ? declared : 'de'
}

/** Pointer or focus comes near. */
export function preloadOverlay(target: 'cart' | 'auth' | 'account'): void {
  const kinds = target === 'account' ? (['profile', 'orders', 'wishlist'] as const) : [target]
  for (const kind of kinds) void overlayChunks[kind].preload(language())
}
