import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, type Country } from '@/shop/orders/address'
import { deliveryTo, STANDARD_DELIVERY, type DeliverySettings } from './delivery'
import { isHoliday } from './holidays'

const toGermany = (paid: string, settings: Partial<DeliverySettings> = {}) =>
  deliveryTo('Deutschland', { ...STANDARD_DELIVERY, ...settings }, new Date(paid))

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const span = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 10 }))
  .map(([from, more]) => ({ from, to: from + more }))
const settings: fc.Arbitrary<DeliverySettings> = fc.record({
  cutOff: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((time) => time.map((part) => String(part).padStart(2, '0')).join(':')),
  days: fc.record<Record<Country, DeliverySettings['days'][Country]>>({
    Deutschland: span,
    Österreich: span,
    Schweiz: span,
    Türkiye: span,
  }),
  closedDays: fc
    .subarray(['2026-06-01', '2026-06-02', '2026-12-24', '2026-12-31'])
    .map((days) => days.join('\n')),
})
const country = fc.constantFrom(...COUNTRIES)
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

describe('the days of delivery [SHOP-340]', () => {
  it.each([
    ['before the cut-off it is packed the same day', '2026-11-26T12:59:00Z', '2026-11-30', '2026-12-01'],
    ['from the cut-off on the next working day', '2026-11-26T13:00:00Z', '2026-12-01', '2026-12-02'],
    ['the shop’s clock counts, also in summer', '2026-06-01T12:30:00Z', '2026-06-04', '2026-06-05'],
    ['on a Saturday it is packed on Monday', '2026-11-28T08:00:00Z', '2026-12-02', '2026-12-03'],
    ['a holiday neither packs nor carries', '2026-12-24T20:00:00Z', '2026-12-30', '2026-12-31'],
  ])('%s', (_case, paid, from, to) => {
    expect(toGermany(paid)).toMatchObject({ from, to })
  })

  it('nothing is packed on the shop’s closed days', () => {
    const { orderBy } = toGermany('2026-11-26T09:00:00Z', { closedDays: '2026-11-26\n 2026-11-27 \n' })
    expect(orderBy).toBe('2026-11-30T13:00:00.000Z')
  })

  it('are never a Saturday, a Sunday or a holiday, and what is ordered until `orderBy` arrives on them', () => {
    fc.assert(
      fc.property(country, settings, instant, (to, how, paid) => {
        const delivery = deliveryTo(to, how, paid)
        for (const day of [delivery.from, delivery.to]) {
          expect([0, 6]).not.toContain(weekday(day))
          expect(isHoliday(day, to)).toBe(false)
        }
        expect(delivery.from <= delivery.to).toBe(true)
        const lastMoment = new Date(Date.parse(delivery.orderBy) - 1)
        expect(lastMoment >= paid).toBe(true)
        expect(deliveryTo(to, how, lastMoment)).toEqual(delivery)
      }),
    )
  })

  it('come no earlier for what is paid later', () => {
    fc.assert(
      fc.property(country, settings, instant, instant, (to, how, one, other) => {
        const [first, second] = [one, other]
          .toSorted((a, b) => a.getTime() - b.getTime())
          .map((paid) => deliveryTo(to, how, paid))
        expect(first && second && first.from <= second.from && first.to <= second.to).toBe(true)
      }),
    )
  })
})
