import type { Category } from '@/shop/categories/category'
import type { Platform } from '@/shop/shared/platform'
import type { Activity } from '../shared/lists/activity'
import type { SaveRefusal } from '../shared/forms/server-errors'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CategoryFilters {
  readonly platform?: Platform
  readonly activity?: Activity
}

/** Validated input of the form; the server derives the slug from the name. */
export type CategoryInput = Omit<Category, 'id' | 'slug' | 'image' | 'analytics' | 'parent' | 'updatedAt'> & {
  readonly imageAlt: string
  /** Null for a top-level category. */
  readonly parentId: string | null
}

/** State of the open dialog: create, edit or view. */
export type CategoryEditorState = SaveRefusal & {
  /** Top-level categories that can be selected as parent. */
  readonly parents: readonly Pick<Category, 'id' | 'name' | 'platform'>[]
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
} & (
    | { readonly mode: 'create'; readonly platform?: Platform }
    | {
        readonly mode: 'edit' | 'view'
        readonly category: Category
        /** Other categories of the same name, which a rename changes as well. @default none */
        readonly namesakes?: readonly Pick<Category, 'platform'>[]
      }
  )

export type CategoryNotice =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'counted'
  | 'countFailed'
  | 'deleteFailed'
  | 'openFailed'
export const isCategoryFailure = (code: CategoryNotice): boolean =>
  code === 'countFailed' || code === 'deleteFailed' || code === 'openFailed'
