import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, calendarDay, clockAt, startOfDay } from './dates'
import { dateRange } from '@/shop/orders/date-range'
import { DATE_RANGES, type DateRange } from '@/shop/orders/date-range'

const berlin = 'Europe/Berlin'
const istanbul = 'Europe/Istanbul'

describe('calendarDay', () => {
  it.each([
    ['2026-01-14T22:59:59.999Z', berlin, '2026-01-14'],
    ['2026-01-14T23:00:00.000Z', berlin, '2026-01-15'],
    ['2026-07-14T21:59:59.999Z', berlin, '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', berlin, '2026-07-15'],
    ['2026-01-14T20:59:59.999Z', istanbul, '2026-01-14'],
    ['2026-01-14T21:00:00.000Z', istanbul, '2026-01-15'],
    ['2026-12-31T23:30:00.000Z', berlin, '2027-01-01'],
    ['2026-12-31T23:30:00.000Z', 'UTC', '2026-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(calendarDay(new Date(instant), zone)).toBe(day)
  })
})

const rangeOf = (range: DateRange, zone: string, now: string): [string, string] => {
  const { from, to } = dateRange(range, zone, new Date(now))
  return [from.toISOString(), to.toISOString()]
}

describe('dateRange [ORDER-20]', () => {
  it.each<[DateRange, string, string, string, string]>([
    ['today', berlin, '2026-11-14T12:00:00Z', '2026-11-13T23:00:00.000Z', '2026-11-14T23:00:00.000Z'],
    // Clocks go forward: the day has 23 hours.
    ['today', berlin, '2026-03-29T00:30:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['today', berlin, '2026-03-29T20:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    // Clocks go back: the day has 25 hours.
    ['today', berlin, '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['today', istanbul, '2026-03-29T12:00:00Z', '2026-03-28T21:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    // A Saturday, a Monday and a Sunday.
    ['week', berlin, '2026-11-14T12:00:00Z', '2026-11-08T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['week', berlin, '2026-11-08T23:00:00Z', '2026-11-08T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['week', berlin, '2026-11-08T22:59:59Z', '2026-11-01T23:00:00.000Z', '2026-11-08T23:00:00.000Z'],
    // A week with a clock change, one across months and one across years.
    ['week', berlin, '2026-03-25T12:00:00Z', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['week', berlin, '2026-12-31T12:00:00Z', '2026-12-27T23:00:00.000Z', '2027-01-03T23:00:00.000Z'],
    ['month', berlin, '2026-03-31T12:00:00Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['month', berlin, '2026-12-31T23:00:00Z', '2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['month', berlin, '2028-02-29T12:00:00Z', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ['quarter', berlin, '2026-03-31T21:59:59Z', '2025-12-31T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['quarter', berlin, '2026-11-14T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['quarter', istanbul, '2026-06-30T21:00:00Z', '2026-06-30T21:00:00.000Z', '2026-09-30T21:00:00.000Z'],
  ])('%s in %s at %s', (range, zone, now, from, to) => {
    expect(rangeOf(range, zone, now)).toEqual([from, to])
  })

  it('holds now, and nests, at every hour of two years', () => {
    const start = Date.UTC(2027, 0, 1)
    for (let hour = 0; hour < 2 * 366 * 24; hour += 7) {
      const now = new Date(start + hour * 3_600_000)
      for (const range of DATE_RANGES) {
        const { from, to } = dateRange(range, berlin, now)
        expect(from.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(to.getTime()).toBeGreaterThan(now.getTime())
        expect(calendarDay(from, berlin)).not.toBe(calendarDay(new Date(from.getTime() - 1), berlin))
        expect(calendarDay(to, berlin)).not.toBe(calendarDay(new Date(to.getTime() - 1), berlin))
      }
    }
  })
})

describe('startOfDay', () => {
  it('begins at the first instant where the clocks skip midnight', () => {
    // São Paulo, 4 November 2018: 00:00 became 01:00.
    expect(startOfDay(2018, 11, 4, 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
  })

  it('begins at the earlier of two midnights', () => {
    // Havana, 1 November 2026: 01:00 becomes 00:00 again.
    expect(startOfDay(2026, 11, 1, 'America/Havana').toISOString()).toBe('2026-11-01T04:00:00.000Z')
  })
})

describe('addMonths [PREMIUM-6]', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T09:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 1, '2026-09-30T10:00:00.000Z'],
    ['2026-11-30T10:00:00.000Z', 3, '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T11:00:00.000Z'],
    ['2026-05-15T10:00:00.000Z', 120, '2036-05-15T10:00:00.000Z'],
    ['2026-05-15T10:00:00.000Z', 0, '2026-05-15T10:00:00.000Z'],
    // 1 March, 00:30 in Berlin.
    ['2026-02-28T23:30:00.000Z', 1, '2026-03-31T22:30:00.000Z'],
  ])('%s and %i months', (from, months, to) => {
    expect(addMonths(new Date(from), months, 'Europe/Berlin').toISOString()).toBe(to)
  })
})

describe('on every day', () => {
  const zones = fc.constantFrom(
    berlin,
    istanbul,
    'UTC',
    'Pacific/Apia',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
  )
  const instants = fc.date({
    min: new Date('2012-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })

  it('a day begins at the first instant that has its date', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { year, month, day } = clockAt(instant, zone)
        const start = startOfDay(year, month, day, zone)
        expect(calendarDay(start, zone)).toBe(calendarDay(instant, zone))
        expect(calendarDay(new Date(start.getTime() - 1), zone) < calendarDay(start, zone)).toBe(true)
      }),
    )
  })

  it('months keep the day, or end with the month', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: 1, max: 120 }), (instant, zone, months) => {
        const [from, to] = [clockAt(instant, zone), clockAt(addMonths(instant, months, zone), zone)]
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months)
        expect(to.day).toBe(Math.min(from.day, new Date(Date.UTC(to.year, to.month, 0)).getUTCDate()))
      }),
    )
  })
})
