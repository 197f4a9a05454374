import { create } from 'zustand'
import { isFailure } from '@/client'
import type { ProductSummary } from '@/domain/catalogue/product'
import { trackProduct } from '@/client/catalogue/products'
import { http } from '../http'
import { openOverlay } from './overlay'
import { useSession } from './session'
import { say } from './toasts'

interface WishState {
  /** Ids of the products on the wish list, as far as they are known. */
  ids: readonly string[]
}

export const useWishes = create<WishState>(() => ({ ids: [] }))

/** Account calls come with their first use: no visitor needs them. */
const account = () => import('@/client/account/wishlist')

/** The hearts follow the list that the server answered. */
export const takeWishes = (entries: readonly { readonly product: { readonly id: string } }[]): void =>
  useWishes.setState({ ids: entries.map(({ product }) => product.id) })

useSession.subscribe(({ user }) => {
  if (!user && useWishes.getState().ids.length > 0) useWishes.setState({ ids: [] })
})

export async function loadWishes(): Promise<void> {
  if (!useSession.getState().user) return useWishes.setState({ ids: [] })
  const { getWishlist } = await account()
  takeWishes(await getWishlist(http))
}

const askToLogIn = () => {
  say('wishNeedsLogin')
  openOverlay({ kind: 'auth', mode: 'login', then: 'stay' })
}

/** Adds or removes; a visitor is asked to log in (S8). */
export async function toggleWish(product: Pick<ProductSummary, 'id' | 'name'>): Promise<void> {
  if (!useSession.getState().user) return askToLogIn()
  const wished = useWishes.getState().ids.includes(product.id)
  try {
    const { addToWishlist, removeFromWishlist } = await account()
    takeWishes(await (wished ? removeFromWishlist : addToWishlist)(http, product.id))
    say(wished ? 'wishRemoved' : 'wishAdded', product.name)
    if (!wished) void trackProduct(http, product.id, 'add_to_wishlist')
  } catch (error) {
    if (isFailure(error) && error.code === 'UNAUTHORIZED') return askToLogIn()
    say(wished ? 'wishRemoveFailed' : 'wishAddFailed', product.name)
  }
}
