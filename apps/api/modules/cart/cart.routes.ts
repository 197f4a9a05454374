import { toMajor } from '@/domain/shared/money'
import { defineRoute } from '../../platform/http/define-route'
import { found, uuidOf } from '../../platform/http/errors'
import { findOrderOfUser, listOrdersOfUser } from '../orders/orders.repository'
import { paginationOf } from '../../platform/db/queries/page'
import { availableStock, findSellable, isOffered, type SellableProduct } from './sellable-products.repository'
import { customerOrderToDto, customerSummaryToDto } from '../orders/orders.mapper'

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

  defineRoute('listCartOrders', async ({ db, query, session }) => {
    const { orders, total } = await listOrdersOfUser(db, session.id, undefined, query)
    return { orders: orders.map(customerSummaryToDto), pagination: paginationOf(query, total) }
  }),

  defineRoute('getCartOrder', async ({ db, params, session }) => {
    const order = found(await findOrderOfUser(db, uuidOf(params.id), session.id))
    return { order: customerOrderToDto(order) }
  }),
]
