import type { Category } from '@/domain/catalogue/category'
import type { CategoryEditorState, CategoryInput } from '@/screens/admin/categories/categories-types'
import { useMainCategories, useSaveCategory } from './queries'
import { useDraftStorage } from '../../app/draft-storage'
import { refusalMessage } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'

interface CategoryEditorOptions {
  /** From the URL. */
  openId: string | undefined
  mode: 'edit' | 'view'
  categories: readonly Category[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** The dialog of one category: open while the URL names it, closed once it was saved. */
export function useCategoryEditor({ openId, mode, categories, onClose, onDone }: CategoryEditorOptions) {
  const saving = useSaveCategory()
  const category = categories.find(({ id }) => id === openId)
  const parents = useMainCategories()
  const draft = useDraftStorage('category', openId ?? NEW)
  const close = () => {
    saving.reset()
    onClose()
  }
  const shared = {
    parents,
    ...(mode === 'edit' && { draft }),
    submitting: saving.isPending,
    ...(saving.isError && { serverError: refusalMessage(saving.error) ?? '' }),
  }
  const state: CategoryEditorState | undefined =
    openId === NEW ? { mode: 'create', ...shared } : category && { mode, category, ...shared }
  const save = (fields: CategoryInput, edited?: Category) =>
    saving.mutate(
      { id: edited?.id, fields },
      {
        onSuccess: () => {
          draft.clear()
          close()
          onDone(edited ? 'updated' : 'created')
        },
      },
    )
  return { state, save, close }
}
