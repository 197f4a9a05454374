import type { CargoCompany } from '@/domain/cargo/cargo'
import type { CargoEditorState, CargoInput } from '@/screens/admin/cargo/cargo-types'
import { useSaveCargo } from './queries'
import { useDraftStorage } from '../../app/draft-storage'
import { refusalMessage } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'

interface CargoEditorOptions {
  /** From the URL. */
  editedId: string | undefined
  companies: readonly CargoCompany[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** The form of one company: open while the URL names it, closed once it was saved. */
export function useCargoEditor({ editedId, companies, onClose, onDone }: CargoEditorOptions) {
  const saving = useSaveCargo()
  const company = companies.find(({ id }) => id === editedId)
  const draft = useDraftStorage('cargo', editedId ?? NEW)
  const close = () => {
    saving.reset()
    onClose()
  }
  const state: CargoEditorState | undefined =
    company || editedId === NEW
      ? {
          company,
          draft,
          submitting: saving.isPending,
          ...(saving.isError && { serverError: refusalMessage(saving.error) ?? '' }),
        }
      : undefined
  const save = (input: CargoInput, edited?: CargoCompany) =>
    saving.mutate(
      { id: edited?.id, input },
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
