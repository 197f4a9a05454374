import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Note, NoteAction } from '@/ui/note'
import { Pager } from '@/ui/pager'
import { Progress } from '@/ui/progress'
import { LoadingRegion } from '@/ui/skeleton'
import type { ListState, ReloadFailure } from './list-state'

interface ListBodyProps<Row> {
  state: ListState<Row>
  /** Skeleton in the layout of the rows. */
  skeleton: ReactNode
  rows: (items: readonly Row[]) => ReactNode
  /** Message of a failed load. */
  errorText: string
  onRetry: () => void
  /** True if a filter is set; the empty state then offers to clear the filters. */
  filtered: boolean
  onClearFilters: () => void
  /** Icon of the empty state. */
  icon: ReactNode
  /** Empty state without filters: title, text and first action. */
  empty: { title: string; text?: string; action?: ReactNode }
  onPageChange: (page: number) => void
  /** Hides the footer if there is only one page. @default false */
  pagerOnlyIfNeeded?: boolean
  /** The rows show times, whose zone is named below them. @default false */
  timed?: boolean
}

/** Loading, error, empty and ready state of a list, with a line above it if it could not be loaded anew. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { state, errorText, onRetry } = props
  const failed = state.status === 'ready' || state.status === 'empty' ? state.failed : undefined
  return (
    <>
      {failed && <ReloadFailed failed={failed} errorText={errorText} onRetry={onRetry} />}
      <ListContent {...props} />
    </>
  )
}

interface ReloadFailedProps {
  failed: ReloadFailure
  errorText: string
  onRetry: () => void
}

function ReloadFailed({ failed, errorText, onRetry }: ReloadFailedProps) {
  const t = useTranslations('admin')
  const common = useTranslations('ui')
  const format = useFormat()
  return (
    <Note
      tone="danger"
      size="admin"
      role="alert"
      className="m-3"
      action={
        <NoteAction onClick={onRetry} disabled={failed.retrying}>
          {common('errorState.retry')}
        </NoteAction>
      }
    >
      {errorText}. {t('list.loadedAt', { time: format.date(failed.loadedAt, 'clock') })}
    </Note>
  )
}

function ListContent<Row>({ state, ...rest }: ListBodyProps<Row>) {
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
              note={rest.timed && t('zones.all')}
              onPageChange={rest.onPageChange}
            />
          )}
        </>
      )
  }
}
