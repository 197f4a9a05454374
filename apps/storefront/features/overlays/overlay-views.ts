import type { Language } from '@/i18n'
import { lazyView } from '../../app/lazy-view'
import type { Overlay } from './overlay-store'

/** Each overlay is its own chunk. */
export const overlayViews = {
  cart: lazyView({ namespaces: ['cart'], load: () => import('../cart/cart-drawer') }),
  auth: lazyView({ namespaces: ['auth'], load: () => import('../account/auth-dialog') }),
  profile: lazyView({ namespaces: ['account', 'checkout'], load: () => import('../account/profile-dialog') }),
  orders: lazyView({
    namespaces: ['account', 'cart', 'checkout'],
    load: () => import('../orders/orders-dialog'),
  }),
  wishlist: lazyView({ namespaces: ['account'], load: () => import('../wishlist/wishlist-drawer') }),
  toasts: lazyView({ namespaces: ['toast'], load: () => import('../toasts/toasts') }),
} satisfies Record<Overlay['kind'] | 'toasts', unknown>

const GROUPS = {
  cart: ['cart'],
  auth: ['auth'],
  account: ['profile', 'orders', 'wishlist'],
  wishlist: ['wishlist'],
} as const satisfies Record<string, readonly Overlay['kind'][]>

/**
 * Loads overlays in advance, on hover, on focus or when idle. A failed load is retried when the overlay is opened.
 * @returns a promise that resolves once all have loaded or failed
 */
export async function preloadOverlays(target: keyof typeof GROUPS, language: Language): Promise<void> {
  await Promise.allSettled(GROUPS[target].map((kind) => overlayViews[kind].preload(language)))
}
