import type { Language } from '@/i18n'
import { localeOf } from '@/i18n/languages'

/** Formats '2026-11', for example 'Kasım 2026' in Turkish, or 'Kas' on a chart axis. */
export function monthName(month: string, language: Language, style: 'full' | 'axis' = 'full'): string {
  const parts = { full: { month: 'long', year: 'numeric' }, axis: { month: 'short' } } as const
  return new Date(`${month}-01`).toLocaleDateString(localeOf[language], { ...parts[style], timeZone: 'UTC' })
}

/** First and last day of a month `YYYY-MM`. */
export function rangeOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: last }
}

/** The month `YYYY-MM` if the range is exactly one month, else undefined. */
export function monthOf(from: string, to: string): string | undefined {
  const month = from.slice(0, 7)
  if (month === '') return undefined
  const range = rangeOfMonth(month)
  return range.from === from && range.to === to ? month : undefined
}
