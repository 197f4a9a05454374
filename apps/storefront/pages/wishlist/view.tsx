import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import type { WishlistProduct } from '@/shop/catalogue/product'
import { getSharedWishlist, type SharedWishlist } from '@/shop/wishlist/wishlist-share.client'
import { useTranslations } from '@/i18n'
import {
  SharedWishlistPage,
  type SharedWishlistState,
} from '@/screens/storefront/account/shared-wishlist-page'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { putIntoCart } from '../../features/cart/add-to-cart'
import { toQueryState, type QueryState } from '../../features/query-state'
import { PLATFORM } from '../../settings'

function stateOf(query: QueryState<SharedWishlist | null>): SharedWishlistState {
  if (query.status !== 'ready') return query
  if (query.data === null) return { status: 'gone' }
  const { title, products } = query.data
  return products.length === 0 ? { status: 'empty', title } : { status: 'ready', title, products }
}

/** Somebody's wishlist, by the link that its owner gave away. */
export default function SharedWishlistView() {
  const t = useTranslations('account')
  const application = useApplication()
  const token = useSearchParams()[0].get('token') ?? ''
  const query = useQuery({
    queryKey: ['shared-wishlist', token],
    queryFn:
      token === ''
        ? skipToken
        : () =>
            getSharedWishlist(application.http, token, PLATFORM).catch((error: unknown) => {
              if (isFailure(error) && error.code === 'NOT_FOUND') return null
              throw error
            }),
    staleTime: 0,
  })
  const add = (products: readonly WishlistProduct[]) => {
    for (const product of products)
      if (putIntoCart(application, { product }))
        application.stores.toasts.getState().show('cartAdded', product.name)
  }
  const state = token === '' ? ({ status: 'gone' } as const) : stateOf(toQueryState(query))
  return (
    <>
      <PageHead title={t('shared.head')} />
      <SharedWishlistPage state={state} onAdd={add} onRetry={() => void query.refetch()} />
    </>
  )
}
