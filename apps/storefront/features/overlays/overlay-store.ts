import { createStore } from 'zustand/vanilla'

/** Overlays of the header, and the login that the checkout requires. */
export type Overlay =
  | { readonly kind: 'cart' }
  | {
      readonly kind: 'auth'
      readonly mode: 'login' | 'register' | 'forgot'
      readonly then: 'stay' | 'checkout'
      /** Known to the page that asks, and filled in. */
      readonly person?: { readonly name: string; readonly email: string }
      /** What asked for the login. */
      readonly why?: 'wish' | 'express'
      /** The session has ended at the checkout; a guest may go on there. */
      readonly ended?: { readonly email: string; readonly asGuest: boolean }
      /** Overlay interrupted by an expired session: stays mounted below and is shown again after the login. */
      readonly over?: Overlay
    }
  | { readonly kind: 'profile' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'wishlist' }

interface OverlayState {
  readonly overlay: Overlay | null
  readonly open: (overlay: Overlay) => void
  /** @param mode initial mode of the dialog @default 'login' */
  readonly openLogin: (mode?: 'login' | 'register' | 'forgot') => void
  readonly close: () => void
  /** After a 401: opens the login over the current overlay, which keeps its input. */
  readonly offerLogin: () => void
}

export const createOverlayStore = () =>
  createStore<OverlayState>()((set, get) => ({
    overlay: null,
    open: (overlay) => set({ overlay }),
    openLogin: (mode = 'login') => set({ overlay: { kind: 'auth', mode, then: 'stay' } }),
    close: () => set({ overlay: null }),
    offerLogin: () => {
      const { overlay } = get()
      if (overlay?.kind === 'auth') return
      set({ overlay: { kind: 'auth', mode: 'login', then: 'stay', over: overlay ?? undefined } })
    },
  }))
