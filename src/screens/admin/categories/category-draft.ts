import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  DEFAULT_CATEGORY_COLOR,
  DEFAULT_CATEGORY_ICON,
  parseSortOrder,
  type Category,
} from '@/shop/categories/category'
import type { Platform } from '@/shop/shared/platform'
import { categoryForm } from '@/shop/categories/category-form'
import type { CategoryEditorState, CategoryInput } from './categories-types'

/** Unvalidated form values of a category. */
export interface CategoryDraft {
  name: string
  /** '' for a top-level category. */
  parentId: string
  platform: Platform
  description: string
  icon: string
  color: string
  sortOrder: string
  isActive: boolean
  metaTitle: string
  metaDescription: string
  keywords: string[]
  imageAlt: string
}

/** @param shown platform of the list, for a new category */
export const categoryDraft = (
  category: Category | undefined,
  shown: Platform = 'germany',
): CategoryDraft => ({
  name: category?.name ?? '',
  parentId: category?.parent?.id ?? '',
  platform: category?.platform ?? shown,
  description: category?.description ?? '',
  icon: category?.icon ?? DEFAULT_CATEGORY_ICON,
  color: category?.color ?? DEFAULT_CATEGORY_COLOR,
  sortOrder: String(category?.sortOrder ?? 0),
  isActive: category?.isActive ?? true,
  metaTitle: category?.seo.metaTitle ?? '',
  metaDescription: category?.seo.metaDescription ?? '',
  keywords: [...(category?.seo.keywords ?? [])],
  imageAlt: category?.image?.alt ?? '',
})

export const categorySchema = z.pipe(
  z.transform((draft: CategoryDraft) => ({ ...draft, sortOrder: parseSortOrder(draft.sortOrder) })),
  categoryForm,
)

/** Type of the form's `control`, for its sections. */
export type CategoryControl = Control<CategoryDraft, unknown, z.output<typeof categorySchema>>

export const categoryInput = ({
  parentId,
  icon,
  metaTitle,
  metaDescription,
  keywords,
  ...category
}: z.output<typeof categorySchema>): CategoryInput => ({
  ...category,
  parentId: parentId === '' ? null : parentId,
  icon: icon || DEFAULT_CATEGORY_ICON,
  seo: { metaTitle, metaDescription, keywords },
})

type Parent = CategoryEditorState['parents'][number]

/**
 * Selectable parents: the server rejects parents of another platform, and a category cannot be its own parent. The
 * current parent is included even before the list has loaded.
 */
export function parentChoices(
  parents: readonly Parent[],
  platform: Platform,
  category: Category | undefined,
): readonly Pick<Parent, 'id' | 'name'>[] {
  const choices = parents.filter((parent) => parent.id !== category?.id && parent.platform === platform)
  const present = category?.platform === platform ? category.parent : null
  return !present || choices.some(({ id }) => id === present.id) ? choices : [present, ...choices]
}
