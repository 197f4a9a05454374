import { useFormat, useTranslations } from '@/i18n'
import { Figures } from '../shared/figures'
import type { UserCounts } from './users-types'

const COUNTS = ['total', 'active', 'premium', 'newThisMonth'] as const

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
    <Figures
      label={t('counts.label')}
      loading={!counts}
      figures={COUNTS.map((name) => ({
        label: t(`counts.${name}`),
        value: counts ? format.number(counts[name]) : '',
        hint: hints[name],
      }))}
    />
  )
}
