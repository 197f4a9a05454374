import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductSummary, WishlistProduct } from '@/shop/catalogue/product'
import type { WishlistState } from '@/screens/storefront/account/wishlist-drawer'
import { PLATFORM } from '../../settings'
import { useApplication, useGuestWishlist as useGuestStore, type Application } from '../application'
import { toQueryState } from '../query-state'

interface RequestedProducts {
  readonly requested: readonly string[]
  readonly products: readonly ProductSummary[]
}

const EMPTY: WishlistState = { status: 'empty' }

/** Only ids are stored; names, prices and stock are fetched. */
const guestWishlistQuery = ({ http, stores }: Application) =>
  queryOptions({
    queryKey: ['guest-wishlist'],
    queryFn: async (): Promise<RequestedProducts> => {
      const { ids: requested } = stores.guestWishlist.getState()
      if (requested.length === 0) return { requested, products: [] }
      const { listProducts } = await import('@/shop/catalogue/products.client')
      const query = { ids: requested.join(','), platform: PLATFORM, limit: requested.length }
      return { requested, products: (await listProducts(http, query)).items }
    },
    // Refetched whenever the drawer is opened.
    staleTime: 0,
  })

const missingIds = (ids: readonly string[], { requested, products }: RequestedProducts) =>
  ids.filter((id) => requested.includes(id) && !products.some((product) => product.id === id))

/** Newest first, same as a customer's list. */
function stateOf(ids: readonly string[], data: RequestedProducts): WishlistState {
  const known = new Map(data.products.map((product) => [product.id, product] as const))
  const items = ids.toReversed().flatMap((id) => {
    const product = known.get(id)
    return product ? [{ product }] : []
  })
  return { status: 'ready', items, missing: missingIds(ids, data).length }
}

/** Wishlist of a guest, stored in this browser. */
export function useGuestWishlist(enabled: boolean) {
  const application = useApplication()
  const ids = useGuestStore((store) => store.ids)
  const query = useQuery({ ...guestWishlistQuery(application), enabled: enabled && ids.length > 0 })
  const { data, refetch } = query
  // Another tab may have added a product.
  const isStale = enabled && data !== undefined && ids.some((id) => !data.requested.includes(id))
  useEffect(() => {
    if (isStale) void refetch()
  }, [isStale, refetch])

  const { guestWishlist, toasts } = application.stores
  const { add, remove } = guestWishlist.getState()
  const queryState = toQueryState(query)
  return {
    state:
      ids.length === 0 ? EMPTY : queryState.status === 'ready' ? stateOf(ids, queryState.data) : queryState,
    retry: () => void refetch(),
    remove: ({ id, name }: WishlistProduct) => {
      remove(id)
      toasts.getState().show('wishRemoved', name, () => add(id))
    },
    dropMissing: () => {
      if (data) for (const id of missingIds(ids, data)) remove(id)
    },
  }
}
