import { useFormat, useTranslations } from '@/i18n'
import { BarList } from '@/ui/bar-list'
import { Panel } from '../shared/panel'
import { SampleBadge } from '../samples/sample-badge'

const AGES = { a18: 16, a25: 38, a35: 34, a50: 12 } as const
const GENDERS = { female: 61, male: 34, unknown: 5 } as const
const SOURCES = { search: 44, direct: 27, social: 18, email: 11 } as const

/** Age, gender and traffic are not measured, so these are sample data marked with a badge. */
export function AnalyticsSamples() {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const percent = (value: number) => t('analytics.percent', { value: format.number(value) })
  const item = (label: string, value: number) => ({ label, value, text: percent(value) })
  const panels = [
    {
      title: t('analytics.age'),
      items: (['a18', 'a25', 'a35', 'a50'] as const).map((key) =>
        item(t(`analytics.ages.${key}`), AGES[key]),
      ),
    },
    {
      title: t('analytics.gender'),
      items: (['female', 'male', 'unknown'] as const).map((key) =>
        item(t(`analytics.genders.${key}`), GENDERS[key]),
      ),
    },
    {
      title: t('analytics.traffic'),
      items: (['search', 'direct', 'social', 'email'] as const).map((key) =>
        item(t(`analytics.sources.${key}`), SOURCES[key]),
      ),
    },
  ]
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-3">
      {panels.map(({ title, items }) => (
        <Panel key={title} title={title} aria-label={title} aside={<SampleBadge />}>
          <BarList items={items} max={100} className="p-4.5" />
        </Panel>
      ))}
    </div>
  )
}
