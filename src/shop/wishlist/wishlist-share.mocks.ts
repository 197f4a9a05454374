import type { Body } from '@/contract/shared/dto'
import { answers, failing, ok, slow } from '@/mocks/shared/handlers'
import { wishlist } from '../account/account-data.mocks'

const SHARE_TOKEN = 'token-of-a-shared-list'

/** MSW handlers of a wishlist's link, by resulting state. */
export const wishlistShareMocks = {
  ok: [
    ok('getWishlistShare', { share: null }),
    answers('shareWishlist', async (request) => {
      const { title } = await request.json().then((body: Body<'shareWishlist'>) => body)
      return { share: { token: SHARE_TOKEN, title } }
    }),
    ok('endWishlistShare', { share: null }),
    ok('getSharedWishlist', {
      title: 'Zum Geburtstag',
      products: wishlist.map(({ product }) => product),
    }),
  ],
  empty: [ok('getSharedWishlist', { title: '', products: [] })],
  gone: [failing('getSharedWishlist', 'NOT_FOUND')],
  error: [failing('getSharedWishlist', 'INTERNAL'), failing('getWishlistShare', 'INTERNAL')],
  savesFail: [failing('shareWishlist', 'INTERNAL')],
  slow: [slow('getSharedWishlist'), slow('getWishlistShare')],
}
