import { listTags } from '@apps/api/platform/cache/tags'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { productSummaryToDto } from '../products.mapper'
import { suggest } from './suggestions.repository'

export const suggestionRoutes = [
  defineRoute(
    'suggestProducts',
    async ({ db, query: { q = '', platform = 'germany', lang }, language }) => {
      const { products, categories, isSimilar } = await suggest(db, q, platform)
      return {
        products: products.map((product) => {
          const summary = productSummaryToDto(product, { platform, language: lang ?? language })
          return { ...summary, images: summary.images.slice(0, 1) }
        }),
        categories: categories.map((name) => ({ name })),
        isSimilar,
      }
    },
    { cached: 'forAll', byLanguage: true, tags: ({ products }) => listTags(products) },
  ),
]
