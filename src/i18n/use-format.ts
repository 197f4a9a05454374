import { useLocale } from 'use-intl'
import type { Money } from '../shop/shared/money'
import { formatDate, formatMoney, formatNumber, formatShortMoney, type DateStyle } from './format'
import { isLanguage, type Language } from '../shop/shared/language'

export function useLanguage(): Language {
  const locale = useLocale()
  return isLanguage(locale) ? locale : 'de'
}

/** Formatters for money, numbers and dates in the current language. */
export function useFormat() {
  const language = useLanguage()
  return {
    money: (value: Money) => formatMoney(value, language),
    shortMoney: (value: Money) => formatShortMoney(value, language),
    number: (value: number, decimals?: number) => formatNumber(value, language, decimals),
    /** @param timeZone IANA zone @default 'Europe/Berlin' */
    date: (iso: string, style?: DateStyle, timeZone?: string) => formatDate(iso, language, style, timeZone),
  }
}
