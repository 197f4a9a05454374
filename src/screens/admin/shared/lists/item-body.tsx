import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state'
import type { ItemState } from './list-state'

export interface ItemBodyProps<Item> {
  state: ItemState<Item>
  /** Skeleton shown while loading. */
  loading: ReactNode
  /** Used if the server sent no message. */
  errorTitle: string
  /** Level of the error's heading. @default 3 */
  headingLevel?: 2 | 3
  onRetry: () => void
  children: (item: Item) => ReactNode
}

/** Loading, error and ready state of a single item in a panel or dialog. */
export function ItemBody<Item>({
  state,
  loading,
  errorTitle,
  headingLevel = 3,
  onRetry,
  children,
}: ItemBodyProps<Item>) {
  switch (state.status) {
    case 'loading':
      return loading
    case 'error':
      return (
        <ErrorState
          density="admin"
          headingLevel={headingLevel}
          title={state.message ?? errorTitle}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )
    case 'ready':
      return children(state.item)
  }
}
