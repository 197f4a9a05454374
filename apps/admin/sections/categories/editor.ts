import { getCategory } from '@/shop/categories/categories.client'
import type { Category } from '@/shop/categories/category'
import type { Platform } from '@/shop/shared/platform'
import type { CategoryEditorState, CategoryInput } from '@/screens/admin/categories/categories-types'
import { useMainCategories, useNamesakes, useSaveCategory } from './queries'
import { useDraftStorage } from '../../app/draft-storage'
import { editorActions, type EditorOptions } from '../../shared/editor'
import { saveFailure } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useOpenedItem } from '../../shared/use-opened-item'

interface CategoryEditorOptions extends EditorOptions {
  /** From the URL. */
  openId: string | undefined
  mode: 'edit' | 'view'
  /** That of the list, which a new category begins with. */
  platform: Platform | undefined
  categories: readonly Category[]
}

/** Dialog of the category named in the URL; closes after saving. */
export function useCategoryEditor({
  openId,
  mode,
  platform,
  categories,
  pending,
  onClose,
  onDone,
  onFailed,
}: CategoryEditorOptions) {
  const saving = useSaveCategory()
  const { item: category, reload } = useOpenedItem({
    id: openId,
    name: 'categories',
    items: categories,
    pending,
    read: getCategory,
    onFailed,
  })
  const parents = useMainCategories()
  const namesakes = useNamesakes(mode === 'edit' ? category : undefined)
  const draft = useDraftStorage('category', openId ?? NEW)
  const shared = {
    parents,
    ...(mode === 'edit' && { draft }),
    submitting: saving.isPending,
    ...saveFailure(saving.error),
  }
  const state: CategoryEditorState | undefined =
    openId === NEW
      ? { mode: 'create', ...(platform && { platform }), ...shared }
      : category && { mode, category, namesakes, ...shared }
  const { save, ...actions } = editorActions({ saving, draft, reload, onClose, onDone })
  return {
    state,
    category,
    ...actions,
    save: (fields: CategoryInput) => save({ before: category, fields }),
  }
}
