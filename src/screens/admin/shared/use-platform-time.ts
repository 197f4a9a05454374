import { useFormat, useTranslations, type DateStyle } from '@/i18n'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'

/**
 * Formats times of a platform in that platform's time zone, in which filters and exports also count days. The zone is
 * named if it differs from the shop's.
 */
export function usePlatformTime() {
  const t = useTranslations('admin')
  const format = useFormat()
  const date = (iso: string, platform: Platform, style?: DateStyle) =>
    format.date(iso, style, platformTimeZone[platform])
  const isElsewhere = (platform: Platform) => platformTimeZone[platform] !== platformTimeZone.germany
  return {
    date,
    /** Always with the name of the zone. */
    named: (iso: string, platform: Platform, style: DateStyle = 'time') =>
      t('zones.time', { time: date(iso, platform, style), zone: t(`zones.${platform}`) }),
    /** With the name of the zone only if it differs from the shop's. */
    marked: (iso: string, platform: Platform, style: DateStyle = 'time') =>
      isElsewhere(platform)
        ? t('zones.time', { time: date(iso, platform, style), zone: t(`zones.${platform}`) })
        : date(iso, platform, style),
  }
}
