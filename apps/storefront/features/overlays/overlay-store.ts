import { createStore } from 'zustand/vanilla'

/** Overlays from the header and the question that checkout asks a visitor. */
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
  readonly overlay: Overlay | null
  /** A login for the checkout succeeded: the app goes there shortly. */
  readonly leadsToCheckout: boolean
  readonly open: (overlay: Overlay) => void
  /** @param mode of the dialog @default 'login' */
  readonly openLogin: (mode?: 'login' | 'register' | 'forgot') => void
  readonly close: () => void
  readonly leadToCheckout: (leads: boolean) => void
  /** After a 401 the login lies over what is open, which keeps what was typed. */
  readonly offerLogin: () => void
}

export const createOverlayStore = () =>
  createStore<OverlayState>()((set, get) => ({
    overlay: null,
    leadsToCheckout: false,
    open: (overlay) => set({ overlay }),
    openLogin: (mode = 'login') => set({ overlay: { kind: 'auth', mode, then: 'stay' } }),
    close: () => set({ overlay: null }),
    leadToCheckout: (leadsToCheckout) => set({ leadsToCheckout }),
    offerLogin: () => {
      const { overlay } = get()
      if (overlay?.kind === 'auth') return
      set({ overlay: { kind: 'auth', mode: 'login', then: 'stay', over: overlay ?? undefined } })
    },
  }))
