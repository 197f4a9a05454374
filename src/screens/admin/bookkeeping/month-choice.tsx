import { ChevronLeftIcon, ChevronRightIcon } from '@/icons'
import { useLanguage, useTranslations } from '@/i18n'
import { IconButton } from '@/ui/icon-button'

/** @param by months, negative for earlier ones */
function monthAway(month: string, by: number): string {
  const date = new Date(`${month}-15T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

interface MonthChoiceProps {
  /** `YYYY-MM` */
  month: string
  /** The present month, after which there are none. */
  lastMonth: string
  onMonthChange: (month: string) => void
}

/** The month before and after, and which one is shown. */
export function MonthChoice({ month, lastMonth, onMonthChange }: MonthChoiceProps) {
  const t = useTranslations('adminBookkeeping')
  const language = useLanguage()
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
  return (
    <div role="group" aria-label={t('month')} className="-ms-2 flex items-center gap-0.5">
      <IconButton
        size="admin"
        icon={ChevronLeftIcon}
        label={t('earlier')}
        onClick={() => onMonthChange(monthAway(month, -1))}
      />
      <p aria-live="polite" className="min-w-30 text-center text-a-heading font-semibold">
        {name}
      </p>
      <IconButton
        size="admin"
        icon={ChevronRightIcon}
        label={t('later')}
        disabled={month >= lastMonth}
        onClick={() => onMonthChange(monthAway(month, 1))}
      />
    </div>
  )
}
