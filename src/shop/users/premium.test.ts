import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  extendPremium,
  isPremiumActive,
  parsePremiumMonths,
  premiumState,
  remainingDays,
  runUntil,
  takeBackPremium,
} from './premium'

const now = new Date('2026-01-31T10:00:00.000Z')
const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()]

describe('extendPremium', () => {
  it.each<[string, string | null, number, string, string]>([
    ['nobody', null, 1, '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    [
      'one that is over',
      '2025-12-24T10:00:00.000Z',
      1,
      '2026-01-31T10:00:00.000Z',
      '2026-02-28T10:00:00.000Z',
    ],
    ['one that runs', '2026-03-10T08:00:00.000Z', 2, '2026-03-10T08:00:00.000Z', '2026-05-10T07:00:00.000Z'],
    [
      'one that ends now',
      '2026-01-31T10:00:00.000Z',
      12,
      '2026-01-31T10:00:00.000Z',
      '2027-01-31T10:00:00.000Z',
    ],
  ])('%s', (_, end, months, from, to) => {
    expect(iso(extendPremium(end === null ? null : new Date(end), months, now))).toEqual([from, to])
  })
})

it('counts months from the first day, however many grants they come in [PREMIUM-6]', () => {
  const grants: { start: Date; end: Date; months: number }[] = []
  let until: Date | null = null
  for (let month = 0; month < 3; month += 1) {
    const grant = extendPremium(until, 1, now, runUntil(until, grants))
    grants.push({ ...grant, months: 1 })
    until = grant.end
  }
  expect(until).toEqual(extendPremium(null, 3, now).end)
  expect(until?.toISOString()).toBe('2026-04-30T09:00:00.000Z')
})

describe('takeBackPremium', () => {
  it('undoes a grant exactly, also where another came after it [PREMIUM-4]', () => {
    const first = extendPremium(null, 1, now)
    const second = extendPremium(first.end, 3, now)
    expect(takeBackPremium(first.end, first)).toEqual(now)
    const left = takeBackPremium(second.end, first)
    expect(left.getTime() - now.getTime()).toBe(second.end.getTime() - second.start.getTime())
    expect(takeBackPremium(takeBackPremium(second.end, first), second)).toEqual(now)
  })
})

describe('days and states', () => {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const day = 86_400_000
  it.each([
    [30 * day, 30, 'active', true],
    [7 * day + 1, 8, 'active', true],
    [7 * day, 7, 'ending', true],
    [day, 1, 'ending', true],
    [1, 1, 'ending', true],
    [0, 0, 'expired', false],
    [-1, 0, 'expired', false],
    [-day, -1, 'expired', false],
  ] as const)('%i ms left: %i days, %s', (ms, days, state, active) => {
    expect(remainingDays(at(ms), now)).toBe(days)
    expect(premiumState(remainingDays(at(ms), now))).toBe(state)
    expect(isPremiumActive(at(ms), now)).toBe(active)
  })

  it('without a membership', () => {
    expect(remainingDays(null, now)).toBeNull()
    expect(premiumState(null)).toBe('none')
    expect(isPremiumActive(null, now)).toBe(false)
  })
})

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['120', 120],
  ['121', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1,5', null],
  ['abc', null],
  ['', null],
  [' ', null],
])('parsePremiumMonths(%j) is %s [PREMIUM-8]', (text, months) => {
  expect(parsePremiumMonths(text)).toBe(months)
})

it('months are the same in one grant or many, and a grant taken back gives the end before [PREMIUM-6]', () => {
  const instants = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      instants,
      fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 6 }),
      (day, portions) => {
        const grants: { start: Date; end: Date; months: number }[] = []
        let until: Date | null = null
        for (const months of portions) {
          const before: Date | null = until
          const grant = extendPremium(before, months, day, runUntil(before, grants))
          grants.push({ ...grant, months })
          until = grant.end
          if (before) expect(takeBackPremium(grant.end, grant)).toEqual(before)
        }
        expect(until).toEqual(
          extendPremium(
            null,
            portions.reduce((a, b) => a + b, 0),
            day,
          ).end,
        )
      },
    ),
  )
})
