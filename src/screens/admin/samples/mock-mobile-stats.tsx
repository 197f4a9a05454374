import { useFormat, useTranslations } from '@/i18n'
import { StatCard } from '@/ui/stat-card'
import { statGrid } from '../shared/stat-grid'
import { mobileSamples } from './mock-data'

export function MockMobileStats() {
  const t = useTranslations('adminMock')
  const format = useFormat()
  const { downloads, ios, android, daily, growth } = mobileSamples
  return (
    <section aria-label={t('figures.label')} className={statGrid}>
      <StatCard
        label={t('figures.downloads')}
        value={format.number(downloads)}
        hint={t('figures.perSystem', {
          ios: format.number(ios.downloads),
          android: format.number(android.downloads),
        })}
      />
      <StatCard
        label={t('figures.daily')}
        value={format.number(daily)}
        trend={{ text: `+${t('figures.percent', { value: format.number(growth) })}`, direction: 'up' }}
        hint={t('figures.sinceLastWeek')}
      />
      <StatCard
        label={t('figures.ios')}
        value={ios.version}
        hint={t('figures.upToDate', { value: ios.upToDate })}
      />
      <StatCard
        label={t('figures.android')}
        value={android.version}
        hint={t('figures.upToDate', { value: android.upToDate })}
      />
    </section>
  )
}
