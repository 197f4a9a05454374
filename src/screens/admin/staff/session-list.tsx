/**
 * Where an administrator is signed in, and the way to end it. States: loading, error, ready; one or all others are
 * being ended; that failed.
 */
import { useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import { Skeleton } from '@/ui/skeleton'

export interface SessionRow {
  readonly _id: string
  readonly device: string | null
  readonly network: string | null
  /** ISO 8601 instant. */
  readonly lastUsedAt: string
  readonly isOwn: boolean
}

export type SessionListState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly sessions: readonly SessionRow[] }

export interface SessionListProps {
  state: SessionListState
  /** Id of the session being ended, or `others`. */
  ending?: string | undefined
  failed: boolean
  onRetry: () => void
  onEnd: (id: string) => void
  onEndOthers: () => void
}

export function SessionList({ state, ending, failed, onRetry, onEnd, onEndOthers }: SessionListProps) {
  const t = useTranslations('adminAccess')
  const hasOthers = state.status === 'ready' && state.sessions.some(({ isOwn }) => !isOwn)
  return (
    <section aria-label={t('sessions.title')} className="grid gap-3.5">
      <div>
        <h3 className="font-semibold">{t('sessions.title')}</h3>
        <p className="text-a-small text-text-muted">{t('sessions.text')}</p>
      </div>
      {failed && (
        <Note tone="danger" size="admin" role="alert">
          {t('sessions.failed')}
        </Note>
      )}
      {state.status === 'loading' && <Skeleton shape="block" className="h-15" />}
      {state.status === 'error' && (
        <Note tone="danger" size="admin" role="alert">
          {t('sessions.loadFailed')}{' '}
          <button type="button" className="underline" onClick={onRetry}>
            {t('factor.retry')}
          </button>
        </Note>
      )}
      {state.status === 'ready' && (
        <ul className="border-t border-border">
          {state.sessions.map((session) => (
            <Row key={session._id} session={session} busy={ending === session._id} onEnd={onEnd} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button
          variant="outline"
          size="admin"
          className="justify-self-end"
          loading={ending === 'others'}
          onClick={onEndOthers}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  )
}

interface RowProps {
  session: SessionRow
  busy: boolean
  onEnd: (id: string) => void
}

function Row({ session: { _id, device, network, lastUsedAt, isOwn }, busy, onEnd }: RowProps) {
  const t = useTranslations('adminAccess')
  const format = useFormat()
  const name = device ?? t('sessions.unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-2.5 border-b border-border py-2.5">
      <span className="min-w-0 leading-snug">
        <span className="block">{name}</span>
        <small className="block text-a-caption wrap-anywhere text-text-subtle">
          {t('sessions.used', { network: network ?? '–', time: format.date(lastUsedAt, 'time') })}
        </small>
      </span>
      {isOwn ? (
        <Badge>{t('sessions.own')}</Badge>
      ) : (
        <Button
          variant="outline"
          size="admin"
          loading={busy}
          aria-label={t('sessions.endOne', { name })}
          onClick={() => onEnd(_id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
