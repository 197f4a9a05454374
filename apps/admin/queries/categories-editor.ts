import type { Category } from '@/domain/catalogue/category'
import type { CategoryEditorState, CategoryInput } from '@/screens/admin/categories/categories-types'
import { draftKeeper } from '../stores/drafts'
import { useMainCategories, useSaveCategory } from './categories'
import { sentenceOf } from './states'
import { NEW } from './use-address'

interface CategoryEditorOptions {
  /** From the address. */
  openId: string | undefined
  mode: 'edit' | 'view'
  categories: readonly Category[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** The dialog of one category: open while the address names it, closed once it was saved (A4). */
export function useCategoryEditor({ openId, mode, categories, onClose, onDone }: CategoryEditorOptions) {
  const saving = useSaveCategory()
  const category = categories.find(({ id }) => id === openId)
  const parents = useMainCategories()
  const draft = draftKeeper('category', openId ?? NEW)
  const close = () => {
    saving.reset()
    onClose()
  }
  const shared = {
    parents,
    ...(mode === 'edit' && { draft }),
    submitting: saving.isPending,
    ...(saving.isError && { serverError: sentenceOf(saving.error) ?? '' }),
  }
  const state: CategoryEditorState | undefined =
    openId === NEW ? { mode: 'create', ...shared } : category && { mode, category, ...shared }
  const save = (fields: CategoryInput, edited?: Category) =>
    saving.mutate(
      { id: edited?.id, fields },
      {
        onSuccess: () => {
          draft.drop()
          close()
          onDone(edited ? 'updated' : 'created')
        },
      },
    )
  return { state, save, close }
}
