import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { validate } from '../shared/problem'
import { companyFields } from './company-fields'

const problemOf = (vatId: string) =>
  validate(z.object({ vatId: companyFields.vatId }), { vatId }).problems?.vatId

describe('a VAT id [CHECKOUT-520]', () => {
  it.each([
    '',
    'DE136695976',
    'ATU10223006',
    'NL004495445B01',
    'CHE-107.787.577 MWST',
    'TR1234567890',
    '1234567890',
  ])('has the form and check digits of its country: %j', (vatId) => expect(problemOf(vatId)).toBeUndefined())

  it.each([
    'DE136695975',
    'DE13669597',
    'ATU1022300',
    'XX123456789',
    '1234567891',
    'GB434031494',
    'Verda GmbH',
  ])('is no other number: %j', (vatId) => expect(problemOf(vatId)).toBe('vatId'))

  it('is kept without what people write between its digits', () => {
    expect(z.parse(companyFields.vatId, ' de 136 695 976 ')).toBe('DE136695976')
  })

  it('is read only as far as one can be long', () => {
    expect(problemOf('DE1'.repeat(50))).toBe('tooLong')
  })
})
