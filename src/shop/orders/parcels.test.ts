import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from './order'
import {
  contents,
  isPartlySent,
  linesWith,
  openOf,
  openUnits,
  unitsToSend,
  returnedOf,
  sameLines,
  sentOf,
  sentUnits,
  unsentOf,
} from './parcels'

const lines = [
  { name: 'Abendruhe', quantity: 3, returned: 0 },
  { name: 'Goldmilch', quantity: 1, returned: 0 },
]
const first = { lines: [{ position: 0, quantity: 2 }] }

describe('what of an order is sent [ORDER-700]', () => {
  it('is what its parcels hold', () => {
    const order = { lines, parcels: [first, { lines: [{ position: 0, quantity: 1 }] }] }
    expect([sentOf(order), unsentOf(order), openOf(order)]).toEqual([
      [3, 0],
      [0, 1],
      [0, 1],
    ])
    expect([sentUnits(order), openUnits(order), sentUnits({ lines })]).toEqual([3, 1, 0])
    expect(unitsToSend(order)).toBe(4)
  })

  it('leaves out what was returned before it went out, which may be sent all the same', () => {
    const order = { lines: [{ ...lines[0], quantity: 3, returned: 1 }], parcels: [first] }
    expect([unsentOf(order), openOf(order)]).toEqual([[1], [0]])
  })

  it('is a part only until the order is on its way', () => {
    const partly = (
      status: (typeof ORDER_STATUSES)[number],
      parcels: Parameters<typeof isPartlySent>[0]['parcels'] = [first],
    ) => isPartlySent({ status, lines, parcels })
    expect(ORDER_STATUSES.filter((status) => partly(status))).toEqual(['pending', 'confirmed', 'processing'])
    expect([partly('confirmed', []), partly('confirmed', [{ lines: linesWith([3, 1]) }])]).toEqual([
      false,
      false,
    ])
  })

  it('never has more left than was ordered, nor less than nothing', () => {
    const unit = fc.nat({ max: 5 })
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), returned: unit })
    const packed = fc.record({ position: unit, quantity: fc.integer({ min: 1, max: 5 }) })
    const parcel = fc.record({ lines: fc.array(packed, { maxLength: 3 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.array(parcel, { maxLength: 3 }), (all, parcels) => {
        const order = { lines: all, parcels }
        for (const [at, open] of openOf(order).entries()) {
          const unsent = unsentOf(order)[at] ?? 0
          expect(open).toBeGreaterThanOrEqual(0)
          expect(open).toBeLessThanOrEqual(unsent)
          expect(unsent).toBeLessThanOrEqual(all[at]?.quantity ?? 0)
        }
      }),
    )
  })
})

it('the lines of a parcel are compared in any order, and named with their quantity [ORDER-703]', () => {
  const both = linesWith([2, 0, 1])
  expect(both).toEqual([
    { position: 0, quantity: 2 },
    { position: 2, quantity: 1 },
  ])
  expect([sameLines(both, both.toReversed()), sameLines(both, linesWith([2])), sameLines([], [])]).toEqual([
    true,
    false,
    true,
  ])
  expect(contents(linesWith([2, 1]), { lines })).toBe('2 × Abendruhe, 1 × Goldmilch')
})

it('returned units of a product are those of its first line [ORDER-700]', () => {
  const tea = { productId: 'tea', quantity: 2 }
  expect(
    returnedOf([tea, { productId: 'mug', quantity: 1 }, tea], [{ productId: 'tea', quantity: 3 }]),
  ).toEqual([2, 0, 1])
})
