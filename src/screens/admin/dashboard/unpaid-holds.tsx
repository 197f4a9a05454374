import type { UnpaidHold } from '@/shop/analytics/dashboard'
import { useFormat, useTranslations } from '@/i18n'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { sectionHref } from '../layout/sections'

/** Warns of products of which unpaid orders hold much of the stock; nothing without any. */
export function UnpaidHolds({ holds }: { holds: readonly UnpaidHold[] }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  if (holds.length === 0) return null
  return (
    <Note
      size="admin"
      tone="warn"
      role="status"
      className="mb-4"
      title={t('dashboard.unpaidHolds')}
      action={
        <Link variant="inline" href={`${sectionHref('orders')}&payment=pending&status=valid`}>
          {t('dashboard.unpaidHoldsLink')}
        </Link>
      }
    >
      <ul className="mt-1 grid gap-0.5">
        {holds.map(({ id, name, held, left }) => (
          <li key={id}>
            {t('dashboard.unpaidHold', {
              name,
              held: format.number(held),
              percent: format.number(Math.round((held / (held + left)) * 100)),
            })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
