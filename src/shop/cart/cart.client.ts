import { cartEndpoints } from './cart.calls'
import type { CartFacts } from './cart'
import { premiumGift } from '@/shop/catalogue/product'
import type { Data } from '@/contract/shared/dto'
import type { KeptItem } from './kept-cart'
import { toMajor, toMinor } from '../shared/money'
import type { Platform } from '../shared/platform'
import type { Http } from '@/client/shared/http'

interface KeptCart {
  readonly items: readonly KeptItem[]
  /** 0: the account keeps none. */
  readonly version: number
}

const toKept = ({ items, version }: Data<'getCart'>): KeptCart => ({
  version,
  items: items.map(({ price, ...item }) => ({
    ...item,
    ...(price !== undefined && { price: toMinor(price) }),
  })),
})

/** The cart that the customer's account keeps. */
export const getCart = async (http: Http, platform: Platform): Promise<KeptCart> =>
  toKept(await http.call(cartEndpoints, 'getCart', { query: { platform } }))

/** @throws ApiFailure CONFLICT if it was changed since that version */
export const keepCart = async (
  http: Http,
  { items, version }: KeptCart,
  platform: Platform,
): Promise<KeptCart> =>
  toKept(
    await http.call(cartEndpoints, 'keepCart', {
      query: { platform },
      body: {
        version,
        items: items.map(({ price, ...item }) => ({
          ...item,
          ...(price !== undefined && { price: toMajor(price) }),
        })),
      },
    }),
  )

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
