import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { RemovalState } from '@/screens/admin/shared/lists/removal-dialog'

interface RemovalOptions {
  /** Deletes the item of an id. */
  deletion: UseMutationResult<void, Error, string>
  announce: (
    done: 'deleted',
    failed: 'deleteFailed',
  ) => { onSuccess: () => void; onError: (error: Error) => void }
  onDeleted?: () => void
}

/** Deleting asks first; the question stays open until the server has answered. */
export function useRemoval<Item extends { readonly id: string }>({
  deletion,
  announce,
  onDeleted,
}: RemovalOptions) {
  const [item, setItem] = useState<Item>()
  const messages = announce('deleted', 'deleteFailed')
  const removal: RemovalState<Item> | undefined = item && { item, busy: deletion.isPending }
  return {
    removal,
    onRemove: setItem,
    onRemoveConfirm: ({ id }: Item) =>
      deletion.mutate(id, {
        onSuccess: () => {
          messages.onSuccess()
          onDeleted?.()
        },
        onError: messages.onError,
        onSettled: () => setItem(undefined),
      }),
    onRemoveCancel: () => setItem(undefined),
  }
}
