import * as z from 'zod/mini'
import { categoryFields, seoFields } from './category-fields'

/** The category form, with numbers already parsed. */
export const categoryForm = z.object({
  ...categoryFields,
  ...seoFields,
  /** '' for a main category. */
  parentId: z.string(),
})
