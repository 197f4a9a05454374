import { useFormat, useTranslations } from '@/i18n'
import type { UnmatchedTermination } from '@/shop/subscriptions/termination-form'
import { Button } from '@/ui/button'
import { Panel } from '../shared/panel'
import { useMay } from '../shared/permissions'

interface UnmatchedTerminationsProps {
  unmatched: readonly UnmatchedTermination[]
  /** Id of the termination that is being settled. */
  settling?: string | undefined
  onMatch: (id: string) => void
  onSettle: (id: string) => void
}

/** Terminations that fit no Sparabo: each is matched by hand, or settled without one. */
export function UnmatchedTerminations({
  unmatched,
  settling,
  onMatch,
  onSettle,
}: UnmatchedTerminationsProps) {
  const t = useTranslations('adminSubscriptions')
  const maySettle = useMay('orders.write')
  return (
    <Panel title={t('unmatched.title', { count: unmatched.length })}>
      <ul className="divide-y divide-border">
        {unmatched.map((termination) => {
          const { id, name, contract } = termination
          return (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-3 px-4.5 py-3.5 max-md:px-4"
            >
              <div className="min-w-0 flex-1 basis-56 text-a-small wrap-anywhere">
                <p className="font-semibold">{contract}</p>
                <TerminationLines termination={termination} />
              </div>
              {maySettle && (
                <span className="flex flex-wrap gap-2">
                  <Button
                    variant="outline"
                    size="admin"
                    aria-label={t('unmatched.matchOne', { name })}
                    onClick={() => onMatch(id)}
                  >
                    {t('unmatched.match')}
                  </Button>
                  <Button
                    variant="outline"
                    size="admin"
                    loading={settling === id}
                    aria-label={t('unmatched.settleOne', { name })}
                    onClick={() => onSettle(id)}
                  >
                    {t('unmatched.settle')}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** Who declared it, when, and what. */
export function TerminationLines({ termination }: { termination: UnmatchedTermination }) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  const { kind, name, email, reason, endOn, receivedAt } = termination
  return (
    <>
      <p className="text-text-muted">
        {name} · {email} · {format.date(receivedAt, 'time')}
      </p>
      <p className="text-text-muted">
        {t(`kinds.${kind}`)}
        {endOn !== null && ` · ${t('unmatched.endOn', { day: format.date(endOn, 'short', 'UTC') })}`}
        {reason !== '' && ` · ${reason}`}
      </p>
    </>
  )
}
