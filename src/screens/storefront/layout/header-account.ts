/** Account state shown in the header. */
export type HeaderAccount =
  | { readonly status: 'visitor' }
  | { readonly status: 'signedIn'; readonly name: string }

export interface AccountActions {
  onLogin: () => void
  onRegister: () => void
  onProfile: () => void
  onOrders: () => void
  onWishlist: () => void
  onLogout: () => void
}
