import { clockAt, startOfDay, type Clock } from '../shared/dates'

/** Ranges of the back office's order list, in calendar days of the platform's time zone. */
export const DATE_RANGES = ['today', 'week', 'month', 'quarter'] as const
export type DateRange = (typeof DATE_RANGES)[number]

/** Days from the Monday of the week to the day. */
const sinceMonday = ({ year, month, day }: Clock): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7

/** Start and end of the day, week (from Monday), month or quarter that contains `now`; `to` is exclusive. */
export function dateRange(range: DateRange, timeZone: string, now: Date): { from: Date; to: Date } {
  const clock = clockAt(now, timeZone)
  const { year, month, day } = clock
  const at = (m: number, d: number): Date => startOfDay(year, m, d, timeZone)
  switch (range) {
    case 'today':
      return { from: at(month, day), to: at(month, day + 1) }
    case 'week': {
      const monday = day - sinceMonday(clock)
      return { from: at(month, monday), to: at(month, monday + 7) }
    }
    case 'month':
      return { from: at(month, 1), to: at(month + 1, 1) }
    case 'quarter': {
      const first = month - ((month - 1) % 3)
      return { from: at(first, 1), to: at(first + 3, 1) }
    }
  }
}
