import { z } from 'zod'
import {
  id,
  idParams,
  instant,
  matching,
  nothing,
  platform,
  queryFlag,
  required,
  text,
} from '../shared/primitives'

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
  seo: z.object({ metaTitle: z.string(), metaDescription: z.string(), keywords: z.array(z.string()) }),
  updatedAt: instant,
}
export const category = z.object(fields)

const body = z.object({
  name: required(100),
  description: text(2000).optional(),
  platform: platform.default('germany'),
  icon: text(50).optional(),
  color: matching(/^#[0-9a-fA-F]{6}$/, 7).optional(),
  isActive: z.boolean().optional(),
  sortOrder: z.number().int().min(0).max(1_000_000).optional(),
  parent: id.nullish(),
  seo: z
    .object({ metaTitle: text(60), metaDescription: text(160), keywords: z.array(required(100)).max(50) })
    .partial()
    .optional(),
})
const one = z.object({ category })

export const categorySchemas = {
  listCategories: {
    query: z.object({
      platform: platform.optional(),
      isActive: queryFlag.optional(),
      /** The text `null` asks for main categories. */
      parent: text(100).optional(),
      tree: queryFlag.optional(),
    }),
    /** With tree=true main categories carry their children. */
    data: z.object({ categories: z.array(category.extend({ children: z.array(category).optional() })) }),
  },
  getCategory: { params: idParams, data: one },
  getCategoryBySlug: { params: z.object({ platform, slug: id }), data: one },
  createCategory: { body, data: one },
  updateCategory: {
    params: idParams,
    // A default would move a category whose platform is not sent to germany.
    body: body.partial().extend({
      platform: platform.optional(),
      /** As read; a different one in the database means that somebody saved meanwhile (STALE). */
      updatedAt: instant.optional(),
    }),
    data: one,
  },
  deleteCategory: { params: idParams, data: nothing },
  updateProductCount: { params: idParams, data: one },
}
