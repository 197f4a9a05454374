import { create } from 'zustand'

/** Overlays from the header (S2) and the question that checkout asks a visitor. */
export type Overlay =
  | { readonly kind: 'cart' }
  | {
      readonly kind: 'auth'
      readonly mode: 'login' | 'register' | 'forgot'
      readonly then: 'stay' | 'checkout'
      /** What a dead session interrupted: it stays below, and is there again after the login. */
      readonly over?: Overlay
    }
  | { readonly kind: 'profile' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'wishlist' }

interface OverlayState {
  overlay: Overlay | null
}

export const useOverlay = create<OverlayState>(() => ({ overlay: null }))
export const openOverlay = (overlay: Overlay): void => useOverlay.setState({ overlay })
export const closeOverlay = (): void => useOverlay.setState({ overlay: null })
