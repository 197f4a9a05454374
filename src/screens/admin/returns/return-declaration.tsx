import { useTranslations } from '@/i18n'
import type { ReturnRecord } from '@/shop/returns/returns'
import { useNamedTime } from '../shared/use-named-time'

/** The customer's withdrawal as submitted. */
export function ReturnDeclaration({ withdrawal }: { withdrawal: ReturnRecord }) {
  const t = useTranslations('adminReturns')
  const named = useNamedTime()
  const { decision } = withdrawal
  const rows = [
    [t('columns.received'), named(withdrawal.receivedAt)],
    [t('columns.customer'), `${withdrawal.name}, ${withdrawal.email}`],
    [t('dialog.items'), withdrawal.items.length > 0 ? withdrawal.items.join(', ') : t('dialog.allItems')],
    [t('dialog.customerReason'), withdrawal.reason ?? '–'],
    ...(decision
      ? [
          [t('dialog.decided'), `${named(decision.at)}, ${decision.actor}`],
          [t('dialog.reason'), decision.reason ?? '–'],
        ]
      : []),
  ]
  return (
    <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 max-sm:grid-cols-1">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-text-subtle">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
