import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '@/client'
import type { RemovalState } from '@/screens/admin/shared/lists/removal-dialog'

interface RemovalOptions<Item> {
  /** Deletes the item by id. */
  deletion: UseMutationResult<void, Error, string>
  announce: (
    done: 'deleted',
    failed: 'deleteFailed',
  ) => { onSuccess: () => void; onError: (error: Error) => void }
  onDeleted?: () => void
  /** Called if the item is still in use; by default the general message is shown. */
  onInUse?: (item: Item) => void
}

/** Asks before deleting; the question stays open until the server has responded. */
export function useRemoval<Item extends { readonly id: string }>({
  deletion,
  announce,
  onDeleted,
  onInUse,
}: RemovalOptions<Item>) {
  const [item, setItem] = useState<Item>()
  const messages = announce('deleted', 'deleteFailed')
  const removal: RemovalState<Item> | undefined = item && { item, busy: deletion.isPending }
  return {
    removal,
    onRemove: setItem,
    onRemoveConfirm: (asked: Item) =>
      deletion.mutate(asked.id, {
        onSuccess: () => {
          messages.onSuccess()
          onDeleted?.()
        },
        onError: (error) =>
          onInUse && isFailure(error) && error.code === 'IN_USE' ? onInUse(asked) : messages.onError(error),
        onSettled: () => setItem(undefined),
      }),
    onRemoveCancel: () => setItem(undefined),
  }
}
