import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankEntry, BankOrder } from './bank-statements'
import { bankEntry, bankOrder, ordersAtHand } from './bank-statements.fixtures'
import { matcherOf, type OrdersAtHand } from './match-entries'

const lang = bankOrder(94)
const koch = bankOrder(95, { customerName: 'Deniz Koçak', total: 1180 })

const matchAll = (
  entries: readonly BankEntry[],
  orders: readonly BankOrder[],
  around?: Partial<OrdersAtHand>,
) =>
  entries
    .map(matcherOf(entries, ordersAtHand(orders, around)))
    .map(({ certainty, reason, orders: found }) => [certainty, reason, ...found.map(({ number }) => number)])
const match = (
  entry: BankEntry,
  orders: readonly BankOrder[] = [lang, koch],
  around?: Partial<OrdersAtHand>,
) => matchAll([entry], orders, around)[0]

describe('a payment is certain [ORDER-222]', () => {
  it('with whole number and amount, whoever pays', () => {
    expect(match(bankEntry('VD-2026-000094', { name: 'Tante Erna' }))).toEqual([
      'certain',
      'exact',
      lang.number,
    ])
  })
  it('with a broken number, amount and name', () => {
    expect(match(bankEntry('2026 000094', { name: 'LANG, S.' }))).toEqual(['certain', 'exact', lang.number])
    expect(match(bankEntry('VD-2026-94'))).toEqual(['certain', 'exact', lang.number])
  })
  it('by the payer’s reference', () => {
    expect(match(bankEntry('Tee', { reference: lang.number }))).toEqual(['certain', 'exact', lang.number])
  })
  it.each(['Muller', 'MUELLER H.', 'Hans Müller'])('of Müller as %s', (name) => {
    const order = bankOrder(7, { customerName: 'Hans Müller' })
    expect(match(bankEntry('VD-2026-7', { name }), [order])).toEqual(['certain', 'exact', order.number])
  })
})

describe('a payment of what is outstanding [ORDER-833]', () => {
  const owing = bankOrder(7, { status: 'confirmed', paymentStatus: 'completed', outstanding: 1190 })

  it('is certain with the order’s number and exactly that amount', () => {
    expect(match(bankEntry(owing.number, { amount: 1190 }), [owing])).toEqual([
      'certain',
      'exact',
      owing.number,
    ])
  })
  it('of another amount is less or more, and the total is no payment of it again', () => {
    const reasons = [1000, 5820].map((amount) => match(bankEntry(owing.number, { amount }), [owing])?.[1])
    expect(reasons).toEqual(['partial', 'more'])
  })
  it('is paid once by one file', () => {
    const entry = bankEntry(owing.number, { amount: 1190 })
    expect(matchAll([entry, entry], [owing]).map(([, reason]) => reason)).toEqual(['exact', 'double'])
  })
  it('counts with other orders that one payment pays', () => {
    const entry = bankEntry(`${owing.number} und ${lang.number}`, { amount: 1190 + 5820 })
    expect(match(entry, [owing, lang])?.[1]).toBe('several')
  })
})

describe('a payment is doubtful [ORDER-223]', () => {
  it.each<[string, BankEntry, BankOrder]>([
    ['name', bankEntry('2026-000094', { name: 'Tante Erna' }), lang],
    ['partial', bankEntry(lang.number, { amount: 5620 }), lang],
    ['more', bankEntry(lang.number, { amount: 6000 }), lang],
    ['foreign', bankEntry(lang.number, { currency: 'USD' }), lang],
    ['noNumber', bankEntry('Tee'), lang],
    ['double', bankEntry(lang.number), { ...lang, paymentStatus: 'completed' }],
    ['closed', bankEntry(lang.number), { ...lang, status: 'cancelled' }],
    ['closed', bankEntry(lang.number), { ...lang, paymentStatus: 'refunded' }],
  ])('%s', (reason, entry, order) => {
    expect(match(entry, [order])).toEqual(['doubtful', reason, order.number])
  })

  it('into an account that is not the shop’s', () => {
    const around = { isOwnAccount: () => false }
    expect(match(bankEntry(lang.number), [lang], around)).toEqual(['doubtful', 'account', lang.number])
  })
  it('when an earlier entry or file pays the same order', () => {
    const entry = bankEntry(lang.number)
    expect(matchAll([entry, entry], [lang])[1]).toEqual(['doubtful', 'double', lang.number])
    const around = { paidByBank: new Set([lang.number]) }
    expect(match(entry, [lang], around)).toEqual(['doubtful', 'double', lang.number])
  })
  it('for several orders, whether or not their totals add up', () => {
    const purpose = `${lang.number} ${koch.number}`
    const both = [lang.number, koch.number]
    expect(match(bankEntry(purpose, { amount: 7000 }))).toEqual(['doubtful', 'several', ...both])
    expect(match(bankEntry(purpose, { amount: 7001 }))).toEqual(['doubtful', 'sum', ...both])
    expect(match(bankEntry(purpose))).toEqual(['doubtful', 'sum', lang.number])
  })
  it('when the bank has taken it back', () => {
    const entries = [bankEntry(lang.number), bankEntry(lang.number, { isReversal: true })]
    expect(matchAll(entries, [lang])).toEqual([
      ['doubtful', 'reversed', lang.number],
      ['none', 'reversed', lang.number],
    ])
  })
  it('and belongs to none where two orders agree as well', () => {
    expect(match(bankEntry('Tee'), [lang, bankOrder(96)])).toEqual(['none', 'unknown'])
  })
})

describe('whatever a file says [ORDER-222]', () => {
  const orders = fc.array(
    fc.record({ total: fc.integer({ min: 1, max: 4 }), isPaid: fc.boolean(), isCancelled: fc.boolean() }),
    { maxLength: 5 },
  )
  const payments = fc.array(
    fc.record({
      named: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
      amount: fc.integer({ min: 1, max: 9 }),
      currency: fc.constantFrom('EUR', 'USD'),
      isShort: fc.boolean(),
      isReversal: fc.boolean(),
    }),
    { maxLength: 8 },
  )

  it('a certain entry pays one unpaid order exactly, and no order twice', () => {
    fc.assert(
      fc.property(orders, payments, (drawn, paid) => {
        const known = drawn.map(({ total, isPaid, isCancelled }, at) =>
          bankOrder(at + 1, {
            total,
            paymentStatus: isPaid ? 'completed' : 'pending',
            status: isCancelled ? 'cancelled' : 'pending',
          }),
        )
        const entries = paid.map(({ named, isShort, ...entry }) =>
          bankEntry(named.map((at) => (isShort ? `VD-2026-${at};` : bankOrder(at).number)).join(' '), entry),
        )
        const matches = entries.map(matcherOf(entries, ordersAtHand(known)))
        const certain = matches.flatMap(({ certainty, orders: found }, at) =>
          certainty === 'certain' ? [{ found, entry: entries[at] }] : [],
        )
        for (const { found, entry } of certain) {
          expect(found).toHaveLength(1)
          expect(found[0]).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
          expect([found[0]?.total, found[0]?.currency]).toEqual([entry?.amount, entry?.currency])
        }
        const numbers = certain.flatMap(({ found }) => found.map(({ number }) => number))
        expect(new Set(numbers).size).toBe(numbers.length)
      }),
    )
  })
})
