import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TaxOfRate } from '../orders/invoice-taxes'
import { containedTax } from '../shared/money'
import { creditNoteSeries, negated, splitCredit, taxesLeft } from './credit-notes'

const row = (rate: number, gross: number): TaxOfRate => {
  const tax = containedTax(gross, rate)
  return { rate, gross, tax, net: gross - tax }
}
const sum = (rows: readonly TaxOfRate[], part: 'gross' | 'tax') =>
  rows.reduce((all, each) => all + each[part], 0)

it('goods that came back count by their own rate, the rest in proportion [MONEY-280]', () => {
  const left = [row(19, 10_000), row(7, 2_000)]
  expect(splitCredit(left, 1_000, new Map([[7, 1_000]]))).toEqual([row(7, 1_000)])
  expect(splitCredit(left, 1_200)).toEqual([row(19, 1_000), row(7, 200)])
  expect(splitCredit(left, 12_000)).toEqual(left)
  expect(splitCredit(left, 0)).toEqual([])
})

it('credit notes in any parts add up to the invoice, its VAT included [MONEY-280]', () => {
  const gross = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      gross,
      gross,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (one, other, parts) => {
        const all = [row(19, one), row(7, other)]
        let taken: TaxOfRate[] = []
        for (const part of [...parts, 1]) {
          const left = taxesLeft(all, taken)
          const amount = Math.round(sum(left, 'gross') * part)
          const split = splitCredit(left, amount)
          expect(sum(split, 'gross')).toBe(amount)
          for (const each of split) expect(each.net + each.tax).toBe(each.gross)
          taken = [...taken, ...split]
        }
        expect(taxesLeft(all, taken)).toEqual([])
        expect(sum(negated(taken), 'tax') + sum(all, 'tax')).toBe(0)
      },
    ),
  )
})

it('Turkish credit notes have a series of their own [MONEY-280]', () => {
  expect([creditNoteSeries('germany'), creditNoteSeries('mobile'), creditNoteSeries('turkey')]).toEqual([
    'RK',
    'RK',
    'TRK',
  ])
})
