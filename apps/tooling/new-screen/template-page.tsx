import { useTranslations } from '@/i18n'
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
  state: TemplatePageState
  onRetry: () => void
}

/** What this page is for; the page of the screen begins with it. States: loading, error (idle, retrying), empty, ready. */
export function TemplatePage({ state, onRetry }: TemplatePageProps) {
  const t = useTranslations('catalogue')
  return (
    <section data-slot="template-page" className="grid gap-6 p-gutter">
      <PageHeader title={t('title')} />
      <TemplatePageBody state={state} onRetry={onRetry} />
    </section>
  )
}

function TemplatePageBody({ state, onRetry }: TemplatePageProps) {
  const t = useTranslations('catalogue')
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
        <EmptyState title={t('emptyTitle')} />
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
