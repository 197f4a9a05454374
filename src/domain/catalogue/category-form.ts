import * as z from 'zod/mini'
import { categoryFields, seoFields } from './category-fields'

/** A category as the back office writes it, with its numbers read. */
export const categoryForm = z.object({
  ...categoryFields,
  ...seoFields,
  /** Empty for a main category. */
  parentId: z.string(),
})
