import type { DeliveryDates } from '@/shop/delivery/delivery'
import { useFormat, useTranslations } from '@/i18n'

/** 'Di., 1. bis Do., 3. Dezember' in the language of the page. */
export function useDays() {
  const t = useTranslations('shop')
  const format = useFormat()
  return ({ from, to }: DeliveryDates) => {
    const last = format.date(to, 'weekdayLong', 'UTC')
    if (from === to) return last
    const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
    return t('delivery.range', {
      from: format.date(from, isSameMonth ? 'weekday' : 'weekdayLong', 'UTC'),
      to: last,
    })
  }
}
