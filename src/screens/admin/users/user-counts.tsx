import { useFormat, useTranslations } from '@/i18n'
import { Skeleton } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { statGrid } from '../shared/stat-grid'
import { usePhone } from '../shared/use-narrow'
import type { UserCounts } from './users-types'

const COUNTS = ['total', 'active', 'premium', 'newThisMonth'] as const

/** Numbers of users; skeletons while `counts` is undefined. On phones they are two lines below the list. */
export function UserCountCards({ counts }: { counts: UserCounts | undefined }) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const isPhone = usePhone()
  const share = (part: number) =>
    counts && counts.total > 0
      ? t('counts.share', { percent: Math.round((part / counts.total) * 100) })
      : undefined
  const hints = {
    total: t('counts.allPlatforms'),
    active: counts && share(counts.active),
    premium: counts && share(counts.premium),
    newThisMonth: counts && share(counts.newThisMonth),
  }
  return (
    <section aria-label={t('counts.label')} className={isPhone ? 'mt-4' : statGrid}>
      {isPhone ? (
        <dl className="grid grid-cols-2 gap-2.5" aria-busy={!counts}>
          {COUNTS.map((name) => (
            <div
              key={name}
              className="flex items-center gap-2 rounded-m border border-border bg-surface px-3.5 py-2"
            >
              <dt className="me-auto min-w-0 text-text-muted">{t(`counts.${name}`)}</dt>
              <dd className="font-semibold tabular-nums">
                {counts ? format.number(counts[name]) : <Skeleton className="w-10" />}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        COUNTS.map((name) => (
          <StatCard
            key={name}
            label={t(`counts.${name}`)}
            loading={!counts}
            value={counts ? format.number(counts[name]) : ''}
            hint={hints[name]}
          />
        ))
      )}
    </section>
  )
}
