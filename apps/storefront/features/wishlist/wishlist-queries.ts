import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Wishlist, WishlistEntry } from '@/shop/wishlist/wishlist.client'
import type { ProductSummary } from '@/shop/catalogue/product'
import { PLATFORM } from '../../settings'
import { trackProductOnce } from '../catalogue/track-product'
import { useApplication, useGuestWishlist, useSession, type Application } from '../application'
import { isDeadSession } from '../session/failure-message'

const accountCalls = () => import('../session/signed-in-calls')

const keyOf = (owner: string | undefined) => ['account', owner, 'wishlist'] as const

export const wishlistQuery = ({ http }: Application, owner: string | undefined) =>
  queryOptions({
    queryKey: keyOf(owner),
    queryFn:
      owner === undefined
        ? skipToken
        : async (): Promise<Wishlist> => (await accountCalls()).getWishlist(http, PLATFORM),
  })

const NONE: readonly string[] = []
const idsOf = ({ entries }: Wishlist) => entries.map(({ product }) => product.id)

/** Ids of the products on the customer's or guest's wishlist, as far as loaded. */
export function useWishedIds(): readonly string[] {
  const application = useApplication()
  const owner = useSession(({ user }) => user?.id)
  const { data } = useQuery({ ...wishlistQuery(application, owner), select: idsOf })
  const guestIds = useGuestWishlist(({ ids }) => ids)
  return owner === undefined ? guestIds : (data ?? NONE)
}

export type WishedProduct = Pick<ProductSummary, 'id' | 'name'>

/** @throws ApiFailure */
export async function changeWishlist(
  { http, queries, stores }: Application,
  { id }: Pick<WishedProduct, 'id'>,
  change: 'add' | 'remove',
): Promise<void> {
  const key = keyOf(stores.session.getState().user?.id)
  const { addToWishlist, removeFromWishlist } = await accountCalls()
  const answer = await (change === 'add' ? addToWishlist : removeFromWishlist)(http, id, PLATFORM)
  await queries.cancelQueries({ queryKey: key })
  const isOwn = ({ product }: WishlistEntry) => product.id === id
  queries.setQueryData<Wishlist>(key, (known) =>
    // Responses to concurrent changes may arrive in any order, so each changes only its own product.
    known
      ? {
          ...answer,
          entries: [
            ...(change === 'add' ? answer.entries.filter(isOwn) : []),
            ...known.entries.filter((entry) => !isOwn(entry)),
          ],
        }
      : answer,
  )
}

/** Ids of the products on the customer's wishlist, as far as loaded. */
export function knownWishes({ queries, stores }: Pick<Application, 'queries' | 'stores'>): readonly string[] {
  const owner = stores.session.getState().user?.id
  const known = owner === undefined ? undefined : queries.getQueryData<Wishlist>(keyOf(owner))
  return known ? idsOf(known) : NONE
}

export const isWished = (application: Application, id: string): boolean =>
  knownWishes(application).includes(id)

/** Adds or removes a product; for guests it is stored in this browser, and the login is offered. */
export async function toggleWish(application: Application, product: WishedProduct): Promise<void> {
  const { session, toasts, overlay, guestWishlist } = application.stores
  const { show } = toasts.getState()
  const askToLogIn = () => overlay.getState().open({ kind: 'auth', mode: 'login', then: 'stay', why: 'wish' })
  if (!session.getState().user) {
    const { ids, add, remove } = guestWishlist.getState()
    if (ids.includes(product.id)) {
      remove(product.id)
      return show('wishRemoved', product.name)
    }
    add(product.id)
    return askToLogIn()
  }
  const wished = isWished(application, product.id)
  try {
    await changeWishlist(application, product, wished ? 'remove' : 'add')
    show(wished ? 'wishRemoved' : 'wishAdded', product.name)
    if (!wished) trackProductOnce(application, product.id, 'add_to_wishlist')
  } catch (error) {
    if (isDeadSession(error)) {
      // Joins the account at the login, as a visitor's.
      if (!wished) guestWishlist.getState().add(product.id)
      return askToLogIn()
    }
    show(wished ? 'wishRemoveFailed' : 'wishAddFailed', product.name)
  }
}
