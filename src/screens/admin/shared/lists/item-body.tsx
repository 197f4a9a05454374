import type { ReactNode } from 'react'
import { ErrorState } from '../../../../ui/error-state'
import type { ItemState } from './list-state'

interface ItemBodyProps<Item> {
  state: ItemState<Item>
  /** Shown instead while it is read. */
  loading: ReactNode
  /** Where the server gave no message. */
  errorTitle: string
  onRetry: () => void
  children: (item: Item) => ReactNode
}

/** The content of a panel or dialog about a single item. */
export function ItemBody<Item>({ state, loading, errorTitle, onRetry, children }: ItemBodyProps<Item>) {
  switch (state.status) {
    case 'loading':
      return loading
    case 'error':
      return (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={state.message ?? errorTitle}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )
    case 'ready':
      return children(state.item)
  }
}
