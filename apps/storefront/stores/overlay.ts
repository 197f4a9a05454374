import { create } from 'zustand'

/** Overlays from the header (S2) and the question that checkout asks a visitor. */
export type Overlay =
  | { readonly kind: 'cart' }
  | { readonly kind: 'auth'; readonly mode: 'login' | 'register'; readonly then: 'stay' | 'checkout' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'wishlist' }

interface OverlayState {
  overlay: Overlay | null
}

export const useOverlay = create<OverlayState>(() => ({ overlay: null }))
export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay })
export const closeOverlay = (): void => useOverlay.setState({ overlay: null })
