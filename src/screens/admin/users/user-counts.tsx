import { useFormat, useTranslations } from '@/i18n'
import { StatCard } from '@/ui/stat-card'
import { statGrid } from '../shared/stat-grid'
import type { UserCounts } from './users-types'

/** Numbers of users; skeletons while `counts` is undefined. */
export function UserCountCards({ counts }: { counts: UserCounts | undefined }) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
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
    <section aria-label={t('counts.label')} className={statGrid}>
      {(['total', 'active', 'premium', 'newThisMonth'] as const).map((name) => (
        <StatCard
          key={name}
          label={t(`counts.${name}`)}
          loading={!counts}
          value={counts ? format.number(counts[name]) : ''}
          hint={hints[name]}
        />
      ))}
    </section>
  )
}
