import type { KeptItem } from '@/shop/cart/kept-cart'
import type { Data, ParsedBody } from '@/contract/shared/dto'
import { toMajor, toMinor } from '@/shop/shared/money'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { findCart, writeCart } from './carts.repository'
import { major, netContentToDto, premiumToDto } from '../catalogue/products.mapper'
import { lowestAmounts } from '../catalogue/products.repository'
import { availableStock, findSellable, isOffered, type SellableProduct } from './sellable-products.repository'

const isReduced = ({ amount, originalAmount }: SellableProduct) => (originalAmount ?? 0) > amount

const cartItemToDto = (product: SellableProduct, lowestAmount: number | null) => ({
  productId: product.id,
  name: product.name,
  price: { amount: toMajor(product.amount), currency: product.currency },
  originalPrice: major(product.originalAmount),
  lowestPrice: major(lowestAmount),
  netContent: netContentToDto(product),
  premiumSubscription: premiumToDto(product),
  tint: product.tint,
  image: product.imageFile === null ? null : `/media/${product.imageFile}`,
  stock: availableStock(product),
  slug: product.slug,
})

const cartToDto = ({ items, version }: Awaited<ReturnType<typeof findCart>>): Data<'getCart'> => ({
  version,
  items: items.map(({ price, ...item }) => ({
    ...item,
    ...(price !== undefined && { price: toMajor(price) }),
  })),
})

/** One line of each product, of two the larger. */
function oneOfEach(items: ParsedBody<'keepCart'>['items']): KeptItem[] {
  const kept = new Map<string, KeptItem>()
  for (const { productId: typed, quantity, price } of items) {
    const productId = typed.toLowerCase()
    if ((kept.get(productId)?.quantity ?? 0) >= quantity) continue
    kept.set(productId, { productId, quantity, ...(price !== undefined && { price: toMinor(price) }) })
  }
  return [...kept.values()]
}

export const cartRoutes = [
  defineRoute('getCartItems', async ({ db, params, now, query: { platform = 'germany' } }) => {
    const ids = params.ids.split(',').map((id) => id.trim().toLowerCase())
    const products = await findSellable(db, ids, { platform, now: now() })
    const known = [...new Set(ids)].map((id) => products.get(id)).filter((product) => product !== undefined)
    const offered = known.filter(isOffered)
    const lowest = await lowestAmounts(db, offered.filter(isReduced), platform)
    return { items: offered.map((product) => cartItemToDto(product, lowest.get(product.id) ?? null)) }
  }),

  defineRoute('getCart', async ({ db, session, query: { platform = 'germany' } }) =>
    cartToDto(await findCart(db, { userId: session.id, platform })),
  ),

  defineRoute(
    'keepCart',
    ({ db, session, body, now, query: { platform = 'germany' } }) =>
      inTransaction(db, async (tx) => {
        const owner = { userId: session.id, platform }
        const cart = { items: oneOfEach(body.items), version: body.version }
        const kept = await writeCart(tx, owner, cart, now())
        if (!kept) throw new ApiError('CONFLICT', { details: { cart: cartToDto(await findCart(tx, owner)) } })
        return cartToDto(kept)
      }),
    { dropsCache: false },
  ),
]
