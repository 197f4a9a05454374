import { skipToken, useQuery } from '@tanstack/react-query'
import {
  endWishlistShare,
  getWishlistShare,
  shareWishlist,
  type WishlistShare as Share,
} from '@/shop/wishlist/wishlist-share.client'
import { WishlistShare, type WishlistShareState } from '@/screens/storefront/account/wishlist-share'
import { useSaving } from '../account/use-saving'
import { useApplication } from '../application'
import { toQueryState } from '../query-state'
import { useOwner } from '../session/use-owner'

/** The owner's link to the wishlist. */
export default function WishlistShareContainer() {
  const { http, origin, queries } = useApplication()
  const { owner, signedIn } = useOwner()
  const queryKey = ['account', owner, 'wishlist-share']
  const query = useQuery({ queryKey, queryFn: signedIn ? () => getWishlistShare(http) : skipToken })
  const [save, run] = useSaving(async (change: () => Promise<Share>) => {
    queries.setQueryData<Share>(queryKey, await change())
  })
  const known = toQueryState(query)
  const state: WishlistShareState =
    known.status !== 'ready'
      ? known
      : known.data === null
        ? { status: 'off' }
        : { status: 'on', href: `${origin}/wishlist?token=${known.data.token}`, title: known.data.title }
  return (
    <WishlistShare
      state={state}
      save={save}
      onShare={(title) => run(() => shareWishlist(http, title))}
      onEnd={() => run(() => endWishlistShare(http))}
      onRetry={() => void query.refetch()}
    />
  )
}
