import { useTranslations } from '../../../i18n'
import type { ReturnRecord } from '@/shop/returns/returns'
import { usePlatformTime } from '../shared/use-platform-time'

/** The customer's withdrawal as submitted. */
export function ReturnDeclaration({ item }: { item: ReturnRecord }) {
  const t = useTranslations('adminReturns')
  const time = usePlatformTime()
  const platform = item.order?.platform ?? 'germany'
  const { decision } = item
  const rows = [
    [t('columns.received'), time.named(item.receivedAt, platform)],
    [t('columns.customer'), `${item.name}, ${item.email}`],
    [t('dialog.items'), item.items.length > 0 ? item.items.join(', ') : t('dialog.allItems')],
    [t('dialog.customerReason'), item.reason ?? '–'],
    ...(decision
      ? [
          [t('dialog.decided'), `${time.named(decision.at, platform)}, ${decision.actor}`],
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
