import { getCargo } from '@/shop/cargo/cargo.client'
import type { CargoCompany, CargoInput } from '@/shop/cargo/cargo'
import type { CargoEditorState } from '@/screens/admin/cargo/cargo-types'
import { useSaveCargo } from './queries'
import { useDraftStorage } from '../../app/draft-storage'
import { editorActions, type EditorOptions } from '../../shared/editor'
import { saveFailure } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useOpenedItem } from '../../shared/use-opened-item'

interface CargoEditorOptions extends EditorOptions {
  /** From the URL. */
  editedId: string | undefined
  companies: readonly CargoCompany[]
}

/** Form of the company named in the URL; closes after saving. */
export function useCargoEditor({
  editedId,
  companies,
  pending,
  onClose,
  onDone,
  onFailed,
}: CargoEditorOptions) {
  const saving = useSaveCargo()
  const { item: company, reload } = useOpenedItem({
    id: editedId,
    name: 'cargo',
    items: companies,
    pending,
    read: getCargo,
    onFailed,
  })
  const draft = useDraftStorage('cargo', editedId ?? NEW)
  const state: CargoEditorState | undefined =
    company || editedId === NEW
      ? { company, draft, submitting: saving.isPending, ...saveFailure(saving.error) }
      : undefined
  const { save, ...actions } = editorActions({ saving, draft, reload, onClose, onDone })
  return {
    state,
    ...actions,
    save: (input: CargoInput) => save({ before: company, input }),
  }
}
