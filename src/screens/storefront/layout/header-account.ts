/** Who the header greets. */
export type HeaderAccount =
  | { readonly status: 'visitor' }
  | {
      readonly status: 'signedIn'
      readonly name: string
      /** Orders that are still on their way. */
      readonly openOrders?: number
    }

export interface AccountActions {
  onLogin: () => void
  onRegister: () => void
  onProfile: () => void
  onOrders: () => void
  onWishlist: () => void
  onLogout: () => void
}
