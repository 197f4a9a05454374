import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '@/client'
import type { RemovalState } from '@/screens/admin/shared/lists/removal-dialog'

interface RemovalOptions<Item> {
  /** Deletes the item of an id. */
  deletion: UseMutationResult<void, Error, string>
  announce: (
    done: 'deleted',
    failed: 'deleteFailed',
  ) => { onSuccess: () => void; onError: (error: Error) => void }
  onDeleted?: () => void
  /** Something needs it; the general message where left out. */
  onInUse?: (item: Item) => void
}

/** Deleting asks first; the question stays open until the server has answered. */
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
