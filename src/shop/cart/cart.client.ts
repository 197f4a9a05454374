import { cartEndpoints } from './cart.calls'
import type { CartFacts } from './cart'
import { premiumGift } from '@/shop/catalogue/product'
import { toMinor } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { Http } from '@/client/shared/http'

/** Products missing from the result are deleted or inactive. */
export async function getCartItems(
  http: Http,
  ids: readonly string[],
  platform: Platform,
): Promise<readonly CartFacts[]> {
  const data = await http.call(cartEndpoints, 'getCartItems', {
    params: { ids: ids.join(',') },
    query: { platform },
  })
  return data.items.map(
    ({ image, price, originalPrice, lowestPrice, netContent, premiumSubscription, ...same }) => {
      const money = (amount: number) => ({ amount: toMinor(amount), currency: price.currency })
      return {
        ...same,
        price: money(price.amount),
        ...(originalPrice !== null && { originalPrice: money(originalPrice) }),
        ...(lowestPrice !== null && { lowestPrice: money(lowestPrice) }),
        ...(netContent && { netContent }),
        ...(premiumSubscription.enabled && {
          premium: premiumGift(
            premiumSubscription.duration,
            premiumSubscription.originalPrice,
            price.currency,
          ),
        }),
        ...(image !== null && { imageUrl: http.media(image) }),
      }
    },
  )
}
