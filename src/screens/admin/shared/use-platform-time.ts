import { useFormat, useTranslations, type DateStyle } from '../../../i18n'
import { platformTimeZone, type Platform } from '../../../domain/shared/platform'

/**
 * Times of what belongs to a platform are shown in that platform's zone, as its filters and files count its days. The
 * zone is named where it is not the shop's own.
 */
export function usePlatformTime() {
  const t = useTranslations('admin')
  const format = useFormat()
  const date = (iso: string, platform: Platform, style?: DateStyle) =>
    format.date(iso, style, platformTimeZone[platform])
  const isElsewhere = (platform: Platform) => platformTimeZone[platform] !== platformTimeZone.germany
  return {
    date,
    /** With the name of the zone, wherever it is. */
    named: (iso: string, platform: Platform, style: DateStyle = 'time') =>
      t('zones.time', { time: date(iso, platform, style), zone: t(`zones.${platform}`) }),
    /** With the name of the zone where it is another one than the shop's. */
    marked: (iso: string, platform: Platform, style: DateStyle = 'time') =>
      isElsewhere(platform)
        ? t('zones.time', { time: date(iso, platform, style), zone: t(`zones.${platform}`) })
        : date(iso, platform, style),
  }
}
