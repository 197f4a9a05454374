import type { Platform } from '@/domain/shared/platform'
import type { Call } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { found, isUuid, uuidOf } from '../../platform/http/errors'
import { paginationOf } from '../../platform/db/queries/page'
import { detailTags, listTags } from '../../platform/cache/tags'
import { listProducts } from './product-list.repository'
import * as repository from './products.repository'
import type { Product } from './products.repository'
import { findReviews } from './reviews.repository'
import { priceFor, productSummaryToDto, productToDto } from './products.mapper'

/** Discontinued products stay readable by link; inactive ones and those not sold here do not. */
const isReadable = (product: Product, platform: Platform | undefined) =>
  product.status !== 'inactive' && priceFor(product, platform) !== undefined

async function details(
  call: Call<'getProduct'> | Call<'getProductBySlug'>,
  product: Product | undefined,
  platform: Platform | undefined,
) {
  const known = found(product)
  if (!isReadable(known, platform) && !(await call.isAdministrator())) found(undefined)
  const reviews = await findReviews(call.db, known.id)
  const related = await repository.findRelated(call.db, known.id, platform)
  return { product: productToDto(known, { reviews, related }, platform) }
}

export const productRoutes = [
  defineRoute(
    'listProducts',
    async ({ db, query, isAdministrator }) => {
      const { page, limit, status, archived, ...filter } = query
      const hidden = (await isAdministrator()) ? { status, archived } : { status: 'active' as const }
      const found = await listProducts(db, { ...filter, ...hidden }, { page, limit })
      return {
        products: found.products.map((product) => productSummaryToDto(product, filter.platform)),
        pagination: paginationOf({ page, limit }, found),
      }
    },
    { cached: 'forShoppers', tags: ({ products }) => listTags(products) },
  ),

  defineRoute(
    'getProduct',
    async (call) =>
      details(call, await repository.findProduct(call.db, uuidOf(call.params.id)), call.query.platform),
    { cached: 'forShoppers', tags: ({ product }) => detailTags(product, product.relatedProducts) },
  ),

  defineRoute(
    'getProductBySlug',
    async (call) => {
      const { slug } = call.params
      const id = isUuid(slug) ? slug : undefined
      return details(call, await repository.findProductBySlug(call.db, slug, id), call.query.platform)
    },
    { cached: 'forShoppers', tags: ({ product }) => detailTags(product, product.relatedProducts) },
  ),
]
