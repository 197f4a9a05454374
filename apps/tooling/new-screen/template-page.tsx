import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

export interface TemplatePageEntry {
  readonly id: string
  readonly name: string
}

export type TemplatePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly entries: readonly TemplatePageEntry[] }

interface TemplatePageProps {
  title: string
  /** Text of the empty state. */
  emptyText: string
  state: TemplatePageState
  onRetry: () => void
}

/** States: loading, error (idle, retrying), empty, ready. */
export function TemplatePage({ title, emptyText, state, onRetry }: TemplatePageProps) {
  return (
    <section data-slot="template-page" className="grid gap-6 p-gutter">
      <PageHeader title={title} />
      <TemplatePageBody emptyText={emptyText} state={state} onRetry={onRetry} />
    </section>
  )
}

function TemplatePageBody({ emptyText, state, onRetry }: Omit<TemplatePageProps, 'title'>) {
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion>
          <Skeleton className="h-16" />
        </LoadingRegion>
      )
    case 'error':
      return (
        <ErrorState onRetry={onRetry} retrying={state.retrying}>
          {state.message}
        </ErrorState>
      )
    case 'ready':
      return state.entries.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul className="grid gap-2">
          {state.entries.map(({ id, name }) => (
            <li key={id} className="rounded-m border border-border p-4 wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )
  }
}
