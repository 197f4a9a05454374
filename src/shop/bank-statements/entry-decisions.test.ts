import { describe, expect, it } from 'vitest'
import { bankEntry, bankOrder } from './bank-statements.fixtures'
import type { BankMatch, StatementRow } from './bank-statements'
import { chosenEntries, decisionsFor, placeOf } from './entry-decisions'

const row = (match: Partial<BankMatch>, changes: Partial<StatementRow> = {}): StatementRow => ({
  ...bankEntry('VD-2026-000001'),
  fingerprint: 'a',
  booked: [],
  decision: null,
  match: { certainty: 'doubtful', reason: 'partial', orders: [bankOrder(1)], ...match },
  ...changes,
})
const cancelled = bankOrder(1, { status: 'cancelled' })
const paid = bankOrder(1, { paymentStatus: 'completed' })

describe('what may be decided about an entry [ORDER-262]', () => {
  it.each([
    ['too little', row({}), ['pay']],
    ['another name', row({ reason: 'name' }), ['pay']],
    ['a second payment', row({ reason: 'double', orders: [paid] }), ['refund']],
    ['a cancelled order', row({ reason: 'closed', orders: [cancelled] }), ['reopen', 'refund']],
    ['a refunded order', row({ reason: 'closed', orders: [{ ...paid, status: 'refunded' }] }), ['refund']],
    ['what is outstanding', row({ orders: [{ ...paid, outstanding: 1190 }] }), ['pay']],
    ['one of two is paid', row({ reason: 'sum', orders: [bankOrder(2), paid] }), []],
    ['taken back', row({ reason: 'reversed' }), []],
    ['unknown', row({ certainty: 'none', reason: 'unknown', orders: [] }), []],
  ])('%s', (_, entry, decisions) => {
    expect(decisionsFor(entry)).toEqual(decisions)
  })

  it('is a payment for certain ones, until they are unticked', () => {
    const certain = row({ certainty: 'certain', reason: 'exact' })
    const doubtful = row({}, { fingerprint: 'b' })
    const settled = row({ certainty: 'certain' }, { fingerprint: 'c', booked: ['VD-2026-000001'] })
    const all = [certain, doubtful, settled]
    expect(all.map(placeOf)).toEqual(['certain', 'look', 'settled'])
    expect(chosenEntries(all, {})).toEqual([
      { row: certain, fingerprint: 'a', decision: 'pay', orderNumbers: ['VD-2026-000001'] },
    ])
    expect(chosenEntries(all, { a: null })).toEqual([])
    const chosen = chosenEntries(all, { a: null, b: { decision: 'pay', orderNumbers: ['VD-2026-000009'] } })
    expect(chosen.map(({ fingerprint, orderNumbers }) => [fingerprint, orderNumbers])).toEqual([
      ['b', ['VD-2026-000009']],
    ])
  })
})
