import { useState } from 'react'
import * as z from 'zod/mini'
import { ANALYTICS_PERIODS, type AnalyticsScope } from '@/shop/analytics/analytics'
import { calendarDay } from '@/shop/shared/dates'
import { CURRENCIES, PLATFORMS, platformTimeZone } from '@/shop/shared/platform'
import { useFormat, useTranslations } from '@/i18n'
import { analyticsCsv } from '@/screens/admin/analytics/analytics-csv'
import { AnalyticsScreen } from '@/screens/admin/analytics/analytics-screen'
import { itemState } from '../../shared/query-states'
import { saveCsv } from '../../shared/save-file'
import { calendarDays, oneOfParam, useSectionParams } from '../../shared/section-params'
import { useAnalytics } from './queries'

const PARAMS = z.object({
  period: z.catch(z.enum(ANALYTICS_PERIODS), '30d'),
  from: calendarDays,
  to: calendarDays,
  platform: oneOfParam(PLATFORMS),
  currency: oneOfParam(CURRENCIES),
})
const MONTHS = 24

/** `YYYY-MM`, this month first. */
function lastMonths(): string[] {
  const [year = 0, month = 1] = calendarDay(new Date(), platformTimeZone.germany).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}

/** The period applies until both days are chosen. */
const asked = ({ from, to, ...scope }: AnalyticsScope): AnalyticsScope =>
  from === undefined || to === undefined ? scope : { ...scope, from, to }

export default function AnalyticsContainer() {
  const { params, change } = useSectionParams(PARAMS)
  const analytics = useAnalytics(asked(params))
  const [months] = useState(lastMonths)
  const t = useTranslations('adminReports')
  const format = useFormat()
  const save = () => {
    const { data } = analytics
    if (!data) return
    const text = analyticsCsv(
      data,
      (column) => t(`analytics.columns.${column}`),
      format.number(0.5).slice(1, 2),
    )
    saveCsv(t('analytics.file'), text)
  }
  return (
    <AnalyticsScreen
      state={itemState(analytics)}
      scope={params}
      months={months}
      onScopeChange={({ period = '30d', from, to, platform, currency }) =>
        change({ period, from, to, platform, currency })
      }
      onExport={save}
      onRetry={() => void analytics.refetch()}
    />
  )
}
