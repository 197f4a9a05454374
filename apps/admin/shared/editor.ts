import type { UseMutationResult } from '@tanstack/react-query'
import type { DraftStorage } from '@/screens/admin/shared/forms/draft-storage'

/** Options that a section passes to its item form. */
export interface EditorOptions {
  /** The list is loading. */
  readonly pending: boolean
  readonly onClose: () => void
  readonly onDone: (code: 'created' | 'updated') => void
  /** The item could not be loaded. */
  readonly onFailed: (error: Error) => void
}

interface EditorActionsOptions<Variables> extends Pick<EditorOptions, 'onClose' | 'onDone'> {
  readonly saving: Pick<UseMutationResult<unknown, Error, Variables>, 'mutate' | 'reset'>
  readonly draft: DraftStorage
  /** Reads the item again. */
  readonly reload: () => Promise<void>
}

/** Common form behaviour: saving closes the form and removes its draft; closing clears a refusal. */
export function editorActions<Variables extends { readonly before?: unknown }>({
  saving,
  draft,
  reload,
  onClose,
  onDone,
}: EditorActionsOptions<Variables>) {
  const close = () => {
    saving.reset()
    onClose()
  }
  return {
    close,
    save: (variables: Variables) =>
      saving.mutate(variables, {
        onSuccess: () => {
          draft.clear()
          close()
          onDone(variables.before ? 'updated' : 'created')
        },
      }),
    // The refusal stays until then, because saving before would be refused again.
    reload: () => void reload().then(saving.reset),
  }
}
