import { DownloadIcon } from '@/icons'
import { useLanguage, useTranslations } from '@/i18n'
import type { AnalyticsScope } from '@/shop/analytics/analytics'
import { CURRENCIES, PLATFORMS } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import { NativeSelect } from '@/ui/native-select'
import { DayFilter } from '../shared/day-filter'
import { Panel } from '../shared/panel'
import { monthName, monthOf, rangeOfMonth } from './analytics-months'

interface AnalyticsScopeBarProps {
  scope: AnalyticsScope
  /** Months `YYYY-MM`, newest first. */
  months: readonly string[]
  /** True if there is data to export. */
  canExport: boolean
  onScopeChange: (scope: AnalyticsScope) => void
  onExport: () => void
}

/** Selects month or date range, platform and currency; period presets are in the page header. */
export function AnalyticsScopeBar(props: AnalyticsScopeBarProps) {
  const { scope, months, canExport, onScopeChange, onExport } = props
  const t = useTranslations('adminReports')
  const common = useTranslations('admin')
  const language = useLanguage()
  const { from = '', to = '', platform = '', currency = '' } = scope
  const setDays = (days: { from?: string; to?: string }) => onScopeChange({ ...scope, ...days })
  return (
    <Panel edge={false} aria-label={t('analytics.scope')} className="mb-4">
      <div className="flex flex-wrap items-center gap-2.5 px-4.5 py-2.5 max-sm:grid max-sm:grid-cols-2 max-sm:px-2.5 max-sm:py-3">
        <NativeSelect
          size="admin"
          className="w-auto max-sm:col-span-full max-sm:w-full"
          aria-label={t('analytics.month')}
          value={monthOf(from, to) ?? ''}
          onChange={({ target }) =>
            setDays(target.value === '' ? { from: undefined, to: undefined } : rangeOfMonth(target.value))
          }
        >
          <option value="">{t('analytics.anyMonth')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, language)}
            </option>
          ))}
        </NativeSelect>
        {(['from', 'to'] as const).map((name) => (
          <label
            key={name}
            className="flex items-center gap-2 text-a-small text-text-muted max-sm:grid max-sm:gap-1.25"
          >
            {t(`analytics.${name}`)}
            <DayFilter
              value={(name === 'from' ? from : to) || undefined}
              onDayChange={(day) => setDays({ [name]: day })}
            />
          </label>
        ))}
        <NativeSelect
          size="admin"
          className="w-auto max-sm:col-span-full max-sm:w-full"
          aria-label={t('analytics.platform')}
          value={platform}
          onChange={({ target }) =>
            onScopeChange({ ...scope, platform: PLATFORMS.find((each) => each === target.value) })
          }
        >
          <option value="">{t('analytics.allPlatforms')}</option>
          {PLATFORMS.map((each) => (
            <option key={each} value={each}>
              {common(`platforms.${each}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          size="admin"
          className="w-auto max-sm:col-span-full max-sm:w-full"
          aria-label={t('analytics.currency')}
          value={currency}
          onChange={({ target }) =>
            onScopeChange({ ...scope, currency: CURRENCIES.find((each) => each === target.value) })
          }
        >
          <option value="">{t('analytics.ownCurrency')}</option>
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
        <Button
          variant="outline"
          size="admin"
          disabled={!canExport}
          onClick={onExport}
          className="ms-auto max-sm:col-span-full max-sm:ms-0"
        >
          <DownloadIcon size="s" />
          {t('analytics.download')}
        </Button>
      </div>
    </Panel>
  )
}
