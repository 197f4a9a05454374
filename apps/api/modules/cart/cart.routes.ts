import { toMajor } from '@/domain/shared/money'
import { defineRoute } from '../../platform/http/define-route'
import { availableStock, findSellable, isOffered, type SellableProduct } from './sellable-products.repository'

const cartItemToDto = (product: SellableProduct) => ({
  productId: product.id,
  name: product.name,
  price: { amount: toMajor(product.amount), currency: product.currency },
  originalPrice: product.originalAmount === null ? null : toMajor(product.originalAmount),
  image: product.imageFile === null ? null : `/media/${product.imageFile}`,
  stock: availableStock(product),
  slug: product.slug,
})

export const cartRoutes = [
  defineRoute('getCartItems', async ({ db, params, query }) => {
    const ids = params.ids.split(',').map((id) => id.trim().toLowerCase())
    const products = await findSellable(db, ids, query.platform ?? 'germany')
    const known = [...new Set(ids)].map((id) => products.get(id)).filter((product) => product !== undefined)
    return { items: known.filter(isOffered).map(cartItemToDto) }
  }),
]
