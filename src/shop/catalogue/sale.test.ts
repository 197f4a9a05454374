import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../shared/dates'
import { PLATFORMS, platformTimeZone } from '../shared/platform'
import { daysOf, isSpan, salePhase, spanOf } from './sale'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const zone = fc.constantFrom(...PLATFORMS.map((platform) => platformTimeZone[platform]))
const instant = fc.date({ min: new Date('2019-06-01'), max: new Date('2040-06-01'), noInvalidDate: true })

describe('a sale [CATALOGUE-620]', () => {
  it('runs exactly on its days, whatever the clocks of the zone do', () => {
    fc.assert(
      fc.property(fc.option(day), fc.option(day), zone, instant, (from, until, timeZone, now) => {
        fc.pre(isSpan({ from, until }))
        const today = calendarDay(now, timeZone)
        const phase = salePhase(spanOf({ from, until }, timeZone), now)
        if (until !== null && today > until) expect(phase).toBe('over')
        else if (from !== null && today < from) expect(phase).toBe('planned')
        else expect(phase).toBe('running')
      }),
    )
  })

  it('has the days that were entered', () => {
    fc.assert(
      fc.property(fc.option(day), fc.option(day), zone, (from, until, timeZone) => {
        expect(daysOf(spanOf({ from, until }, timeZone), timeZone)).toEqual({ from, until })
      }),
    )
  })

  it('begins and ends at midnight of the platform, on days of 23 and 25 hours too', () => {
    const spring = spanOf({ from: '2026-03-29', until: '2026-03-29' }, 'Europe/Berlin')
    expect(spring.startsAt?.toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(spring.endsAt?.toISOString()).toBe('2026-03-29T22:00:00.000Z')
    const last = new Date('2026-12-07T22:59:59.999Z')
    const sale = spanOf({ from: '2026-12-01', until: '2026-12-07' }, 'Europe/Berlin')
    expect([salePhase(sale, last), salePhase(sale, new Date(last.getTime() + 1))]).toEqual([
      'running',
      'over',
    ])
    expect(salePhase(spanOf({ from: null, until: null }, 'Europe/Istanbul'), last)).toBe('running')
  })
})
