import * as z from 'zod/mini'
import { matching, platform, prose, required, text, whole } from '../shared/fields'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from './category'

const ALT_LENGTH = 250

export const categoryName = required(100)

export const categoryFields = {
  name: categoryName,
  description: prose(2000),
  platform,
  icon: text(50),
  color: matching(/^#[0-9a-fA-F]{6}$/, 7),
  isActive: z.boolean(),
  sortOrder: whole(0, 1_000_000),
  /** Alternative text of the picture. */
  imageAlt: text(ALT_LENGTH),
}

export const seoFields = {
  metaTitle: text(META_TITLE_LENGTH),
  metaDescription: prose(META_DESCRIPTION_LENGTH),
  keywords: z.array(required(100)).check(z.maxLength(50)),
}

/** The category form, with numbers already parsed. */
export const categoryForm = z.object({
  ...categoryFields,
  ...seoFields,
  /** '' for a main category. */
  parentId: z.string(),
})
