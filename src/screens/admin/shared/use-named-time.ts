import { useFormat, useTranslations, type DateStyle } from '@/i18n'

/** Formats a time with the name of its zone, which is the shop's for all times of the back office. */
export function useNamedTime() {
  const t = useTranslations('admin')
  const format = useFormat()
  return (iso: string, style: DateStyle = 'time') =>
    t('zones.time', { time: format.date(iso, style), zone: t('zones.name') })
}
