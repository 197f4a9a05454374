import { z } from 'zod'
import { idParams, instant, nothing, queryFlag } from '@/contract/shared/primitives'
import { id, platform, text } from '../shared/fields'
import { categoryFields, seoFields } from './category-form'
import { reviewPhoto } from '../catalogue/product.schemas'

const parent = z.object({ _id: z.string(), name: z.string() }).nullable()
const fields = {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  platform,
  icon: z.string(),
  color: z.string(),
  isActive: z.boolean(),
  sortOrder: z.number().int(),
  parent,
  slug: z.string(),
  analytics: z.object({ productCount: z.number().int(), views: z.number().int() }),
  image: reviewPhoto.extend({ alt: z.string() }).nullable(),
  seo: z.object({ metaTitle: z.string(), metaDescription: z.string(), keywords: z.array(z.string()) }),
  updatedAt: instant,
}
export const category = z.object(fields)

const { name, ...optional } = categoryFields
const body = z
  .object(optional)
  .partial()
  .extend({
    name,
    platform: z._default(platform, 'germany'),
    parent: z.nullish(id),
    seo: z.object(seoFields).partial().optional(),
  })
const one = z.object({ category })

export const categorySchemas = {
  listCategories: {
    query: z.object({
      platform: z.optional(platform),
      isActive: queryFlag.optional(),
      /** The text `null` selects main categories. */
      parent: z.optional(text(100)),
      tree: queryFlag.optional(),
    }),
    /** With `tree=true`, main categories contain their children. */
    data: z.object({ categories: z.array(category.extend({ children: z.array(category).optional() })) }),
  },
  getCategory: { params: idParams, data: one },
  getCategoryBySlug: { params: z.object({ platform, slug: id }), data: one },
  createCategory: { body, data: one },
  updateCategory: {
    params: idParams,
    // No default here: an update without a platform would move the category to germany.
    body: body.partial().extend({
      platform: z.optional(platform),
      /** Version as it was read; STALE if the stored one is different. */
      updatedAt: instant.optional(),
    }),
    data: one,
  },
  deleteCategory: { params: idParams, data: nothing },
  uploadCategoryImage: { params: idParams, data: one },
  deleteCategoryImage: { params: idParams, data: one },
  updateProductCount: { params: idParams, data: one },
}
