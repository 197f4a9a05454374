import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductSummary, WishlistProduct } from '@/domain/catalogue/product'
import type { WishlistState } from '@/screens/storefront/account/wishlist-drawer'
import { PLATFORM } from '../../settings'
import { useApplication, useGuestWishlist as useGuestStore, type Application } from '../application'
import { readingOf } from '../reading'

interface AskedProducts {
  readonly asked: readonly string[]
  readonly products: readonly ProductSummary[]
}

const EMPTY: WishlistState = { status: 'empty' }

/** What is stored are ids alone: names, prices and stocks are the shop's own, as they are now. */
const guestWishlistQuery = ({ http, stores }: Application) =>
  queryOptions({
    queryKey: ['guest-wishlist'],
    queryFn: async (): Promise<AskedProducts> => {
      const { ids: asked } = stores.guestWishlist.getState()
      if (asked.length === 0) return { asked, products: [] }
      const { listProducts } = await import('@/client/catalogue/products')
      const query = {
        ids: asked.join(','),
        platform: PLATFORM,
        status: 'active',
        limit: asked.length,
      } as const
      return { asked, products: (await listProducts(http, query)).items }
    },
    // Asked anew whenever the drawer is opened.
    staleTime: 0,
  })

/** The newest first, as on a customer's list. */
function stateOf(ids: readonly string[], { asked, products }: AskedProducts): WishlistState {
  const known = new Map(products.map((product) => [product.id, product] as const))
  const items = ids.toReversed().flatMap((id) => {
    const product = known.get(id)
    return product ? [{ product }] : []
  })
  const missing = ids.filter((id) => asked.includes(id) && !known.has(id)).length
  return { status: 'ready', items, missing }
}

/** The wishlist that a visitor keeps in this browser. */
export function useGuestWishlist(enabled: boolean) {
  const application = useApplication()
  const ids = useGuestStore((store) => store.ids)
  const query = useQuery({ ...guestWishlistQuery(application), enabled: enabled && ids.length > 0 })
  const { data, refetch } = query
  // Another tab may have added one.
  const isBehind = enabled && data !== undefined && ids.some((id) => !data.asked.includes(id))
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])

  const { guestWishlist, toasts } = application.stores
  const { keep, drop } = guestWishlist.getState()
  const reading = readingOf(query)
  return {
    state: ids.length === 0 ? EMPTY : reading.status === 'ready' ? stateOf(ids, reading.data) : reading,
    retry: () => void refetch(),
    remove: ({ id, name }: WishlistProduct) => {
      drop(id)
      toasts.getState().show('wishRemoved', name, () => keep(id))
    },
    dropMissing: () => {
      if (!data) return
      const known = new Set(data.products.map(({ id }) => id))
      for (const id of ids) if (data.asked.includes(id) && !known.has(id)) drop(id)
    },
  }
}
