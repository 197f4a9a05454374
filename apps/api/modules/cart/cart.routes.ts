import { toMajor } from '@/shop/shared/money'
import { defineRoute } from '../../platform/http/define-route'
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

export const cartRoutes = [
  defineRoute('getCartItems', async ({ db, params, query: { platform = 'germany' } }) => {
    const ids = params.ids.split(',').map((id) => id.trim().toLowerCase())
    const products = await findSellable(db, ids, platform)
    const known = [...new Set(ids)].map((id) => products.get(id)).filter((product) => product !== undefined)
    const offered = known.filter(isOffered)
    const lowest = await lowestAmounts(db, offered.filter(isReduced), platform)
    return { items: offered.map((product) => cartItemToDto(product, lowest.get(product.id) ?? null)) }
  }),
]
