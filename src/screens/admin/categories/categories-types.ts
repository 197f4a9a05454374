import type { Category } from '../../../domain/catalogue/category'
import type { Platform } from '../../../domain/shared/platform'
import type { Activity } from '../shared/lists/activity'
import type { DraftStorage } from '../shared/forms/draft-storage'

export interface CategoryFilters {
  readonly platform?: Platform
  readonly activity?: Activity
}

/** What the form sends; the slug follows from the name. */
export type CategoryInput = Omit<Category, 'id' | 'slug' | 'analytics' | 'parent' | 'updatedAt'> & {
  /** Null for a main category. */
  readonly parentId: string | null
}

/** The dialog is open: a new category, one to edit or one to look at. */
export type CategoryEditorState = {
  /** Main categories that can be a parent. */
  readonly parents: readonly Pick<Category, 'id' | 'name' | 'platform'>[]
  readonly submitting?: boolean
  /** The server refused; its message, or '' where it gave none. */
  readonly serverError?: string
  /** Refused because somebody else saved since the form was opened. */
  readonly stale?: boolean
  /** Stores what is typed; missing where nothing can be. */
  readonly draft?: DraftStorage
} & ({ readonly mode: 'create' } | { readonly mode: 'edit' | 'view'; readonly category: Category })

export type CategoryNotice =
  'created' | 'updated' | 'deleted' | 'counted' | 'countFailed' | 'deleteFailed' | 'openFailed'
export const isCategoryFailure = (code: CategoryNotice): boolean =>
  code === 'countFailed' || code === 'deleteFailed' || code === 'openFailed'
