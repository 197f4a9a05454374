import type { Money } from '../shop/shared/money'
import { localeOf } from './languages'
import type { Language } from '../shop/shared/language'

const memoize = <T>(make: (key: string) => T) => {
  const known = new Map<string, T>()
  return (key: string): T => {
    const hit = known.get(key) ?? make(key)
    known.set(key, hit)
    return hit
  }
}

/** Time zone of the shop, used unless a platform's is given. */
const STANDARD_ZONE = 'Europe/Berlin'

/** Turkish readers expect the sign behind the amount ('1.249,90 ₺'), which CLDR sets before it: German figures look the same. */
const moneyLocale = (language: Language): string => localeOf[language === 'tr' ? 'de' : language]

const moneyStyle = (options?: Intl.NumberFormatOptions) =>
  memoize((key) => {
    const [locale, currency] = key.split('|')
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    })
  })
const moneyFormat = moneyStyle()
/** For chart axes, for example '1.350 €': cents only if not zero. */
const shortMoneyFormat = moneyStyle({ trailingZeroDisplay: 'stripIfInteger' })
/** Up to three decimals, as they are entered for weights and percentages; computed numbers are rounded by their caller. */
const numberFormat = memoize((key) => {
  const [locale, decimals] = key.split('|')
  return new Intl.NumberFormat(locale, { minimumFractionDigits: Number(decimals) })
})
/** Cache keys are for example 'de-DE|Europe/Berlin'. */
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  memoize((key) => {
    const [locale, timeZone] = key.split('|')
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  })

const dateFormats = {
  /** 14.11.2026 */
  short: dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  /** 14. November 2026 */
  long: dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
  /** 14. Nov. 2026, 18:42 */
  time: dateFormat({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
  /** 18:42 */
  clock: dateFormat({ hour: '2-digit', minute: '2-digit' }),
  /** Sa, 14. */
  weekday: dateFormat({ weekday: 'short', day: 'numeric' }),
  /** Sa, 14. November */
  weekdayLong: dateFormat({ weekday: 'short', day: 'numeric', month: 'long' }),
  /** 14. Nov. */
  day: dateFormat({ day: 'numeric', month: 'short' }),
}
export type DateStyle = keyof typeof dateFormats

/** Formats an amount in minor units, in German for example '11,90 €'. */
export const formatMoney = ({ amount, currency }: Money, language: Language): string =>
  moneyFormat(`${moneyLocale(language)}|${currency}`).format(amount / 100)

/** Formats an amount in minor units for a chart axis, in German for example '1.350 €'. */
export const formatShortMoney = ({ amount, currency }: Money, language: Language): string =>
  shortMoneyFormat(`${moneyLocale(language)}|${currency}`).format(amount / 100)

/** @param decimals that are shown at least, for figures that stand beside others */
export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  numberFormat(`${localeOf[language]}|${decimals}`).format(value)

/**
 * @param iso ISO 8601 time; an invalid one results in ''
 * @param timeZone IANA zone, for example a platform's
 */
export function formatDate(
  iso: string,
  language: Language,
  style: DateStyle = 'short',
  timeZone = STANDARD_ZONE,
): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime())
    ? ''
    : dateFormats[style](`${localeOf[language]}|${timeZone}`).format(date)
}
