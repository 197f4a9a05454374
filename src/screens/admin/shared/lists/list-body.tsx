import type { ReactNode } from 'react'
import { useTranslations } from '../../../../i18n'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { ErrorState } from '../../../../ui/error-state'
import { Pager } from '../../../../ui/pager'
import { Progress } from '../../../../ui/progress'
import { LoadingRegion } from '../../../../ui/skeleton'
import type { ListState } from './list-state'

interface ListBodyProps<Row> {
  state: ListState<Row>
  /** Skeletons in the layout of the rows. */
  skeleton: ReactNode
  rows: (items: readonly Row[]) => ReactNode
  /** The message of a failed load. */
  errorText: string
  onRetry: () => void
  /** Some filter is on: an empty list then offers to clear them. */
  filtered: boolean
  onClearFilters: () => void
  /** Icon of the empty state. */
  icon: ReactNode
  /** An empty list without filters: title, text and the first step. */
  empty: { title: string; text?: string; action?: ReactNode }
  onPageChange: (page: number) => void
  /** Hides the foot where there is only one page. */
  pagerOnlyIfNeeded?: boolean
}

/** The four faces of a list: skeleton, error, empty, rows with a foot. */
export function ListBody<Row>({ state, ...rest }: ListBodyProps<Row>) {
  const t = useTranslations('admin')
  switch (state.status) {
    case 'loading':
      return <LoadingRegion>{rest.skeleton}</LoadingRegion>
    case 'error':
      return (
        <ErrorState
          density="admin"
          title={state.message ?? rest.errorText}
          onRetry={rest.onRetry}
          retrying={state.retrying}
        />
      )
    case 'empty':
      return rest.filtered ? (
        <EmptyState
          density="admin"
          drawing={rest.icon}
          title={t('list.empty')}
          action={
            <Button variant="outline" size="admin" onClick={rest.onClearFilters}>
              {t('list.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState density="admin" drawing={rest.icon} title={rest.empty.title} action={rest.empty.action}>
          {rest.empty.text}
        </EmptyState>
      )
    case 'ready':
      return (
        <>
          <div aria-busy={state.updating || undefined} className="relative">
            {state.updating && (
              <Progress size="bar" label={t('list.updating')} className="absolute inset-x-0 top-0 z-1" />
            )}
            {rest.rows(state.items)}
          </div>
          {(!rest.pagerOnlyIfNeeded || state.pages > 1) && (
            <Pager
              page={state.page}
              totalPages={state.pages}
              total={state.total}
              onPageChange={rest.onPageChange}
            />
          )}
        </>
      )
  }
}
