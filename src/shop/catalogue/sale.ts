import { calendarDay, instantOn } from '../shared/dates'

/** A price below the regular one for a time, in minor units. */
export interface Sale {
  readonly amount: number
  /** First and last calendar day `YYYY-MM-DD` in the platform's zone; null: open. */
  readonly from: string | null
  readonly until: string | null
}

/** From its start to before its end; null: open. */
export interface SaleSpan {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** The whole of both days: it ends where the day after the last one begins. */
export const spanOf = ({ from, until }: Pick<Sale, 'from' | 'until'>, timeZone: string): SaleSpan => ({
  startsAt: from === null ? null : instantOn(from, '00:00', timeZone),
  endsAt: until === null ? null : instantOn(dayAfter(until), '00:00', timeZone),
})

export const daysOf = ({ startsAt, endsAt }: SaleSpan, timeZone: string): Pick<Sale, 'from' | 'until'> => ({
  from: startsAt && calendarDay(startsAt, timeZone),
  until: endsAt && calendarDay(new Date(endsAt.getTime() - 1), timeZone),
})

export type SalePhase = 'planned' | 'running' | 'over'

export function salePhase({ startsAt, endsAt }: SaleSpan, now: Date): SalePhase {
  if (endsAt && now >= endsAt) return 'over'
  return startsAt && now < startsAt ? 'planned' : 'running'
}

/** Whether the last day is not before the first one. */
export const isSpan = ({ from, until }: Pick<Sale, 'from' | 'until'>): boolean =>
  from === null || until === null || from <= until
