import { listTags } from '../../../platform/cache/tags'
import { defineRoute } from '../../../platform/http/define-route'
import { productSummaryToDto } from '../products.mapper'
import { suggest } from './suggestions.repository'

export const suggestionRoutes = [
  defineRoute(
    'suggestProducts',
    async ({ db, query: { q = '', platform = 'germany' } }) => {
      const { products, categories, isSimilar } = await suggest(db, q, platform)
      return {
        products: products.map((product) => {
          const summary = productSummaryToDto(product, platform)
          return { ...summary, images: summary.images.slice(0, 1) }
        }),
        categories: categories.map((name) => ({ name })),
        isSimilar,
      }
    },
    { cached: 'forAll', tags: ({ products }) => listTags(products) },
  ),
]
