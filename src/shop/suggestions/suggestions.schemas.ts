import { z } from 'zod'
import { language, platform, searchText } from '../shared/fields'
import { productSummary } from '../catalogue/product.schemas'
import { MAX_SUGGESTED_TEXT } from './suggestions'

const suggestedProduct = productSummary.pick({
  _id: true,
  name: true,
  subtitle: true,
  platform: true,
  prices: true,
  price: true,
  netContent: true,
  tint: true,
  images: true,
  inStock: true,
  seo: true,
  untranslated: true,
})

export const suggestionSchemas = {
  suggestProducts: {
    query: z.object({
      platform: z.optional(platform),
      q: z.optional(searchText.check(z.maxLength(MAX_SUGGESTED_TEXT))),
      lang: z.optional(language),
    }),
    data: z.object({
      /** Best match first, each with at most one picture. */
      products: z.array(suggestedProduct),
      categories: z.array(z.object({ name: z.string() })),
      /** True if nothing matched and the products are only similar. */
      isSimilar: z.boolean(),
    }),
  },
}
