import type { CargoCompany } from '@/domain/cargo/cargo'
import type { CargoEditorState, CargoInput } from '@/screens/admin/cargo/cargo-types'
import { draftKeeper } from '../stores/drafts'
import { useSaveCargo } from './cargo'
import { sentenceOf } from './states'
import { NEW } from './use-address'

interface CargoEditorOptions {
  /** From the address. */
  editedId: string | undefined
  companies: readonly CargoCompany[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** The form of one company: open while the address names it, closed once it was saved (A4). */
export function useCargoEditor({ editedId, companies, onClose, onDone }: CargoEditorOptions) {
  const saving = useSaveCargo()
  const company = companies.find(({ id }) => id === editedId)
  const draft = draftKeeper('cargo', editedId ?? NEW)
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
          ...(saving.isError && { serverError: sentenceOf(saving.error) ?? '' }),
        }
      : undefined
  const save = (input: CargoInput, edited?: CargoCompany) =>
    saving.mutate(
      { id: edited?.id, input },
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
