import { describe, expect, it } from 'vitest'
import { isIban } from './bank-account'
import { type Transfer, giroCodeText } from './giro-code'

const transfer: Transfer = {
  bankDetails: {
    bankName: 'Musterbank',
    accountHolder: 'Verda GmbH',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
  },
  amount: 7098,
  currency: 'EUR',
  orderNumber: 'VD-2026-000431',
}
const to = (bankDetails: Partial<Transfer['bankDetails']>): Transfer => ({
  ...transfer,
  bankDetails: { ...transfer.bankDetails, ...bankDetails },
})
const lineOf = (text: string | undefined, line: number) => text?.split('\n')[line - 1]

describe('the text of a GiroCode [ORDER-42]', () => {
  it('has the eleven lines of EPC069-12', () => {
    expect(giroCodeText(transfer)).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'BYLADEM1001',
        'Verda GmbH',
        'DE02120300000000202051',
        'EUR70.98',
        '',
        '',
        'VD-2026-000431',
      ].join('\n'),
    )
  })

  it.each([
    [1, 'EUR0.01'],
    [5, 'EUR0.05'],
    [100, 'EUR1.00'],
    [123_456_710, 'EUR1234567.10'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(lineOf(giroCodeText({ ...transfer, amount }), 8)).toBe(text)
  })

  it.each([0, -1, 0.5, 100_000_000_000, Number.NaN])('there is none for %d cents', (amount) => {
    expect(giroCodeText({ ...transfer, amount })).toBeUndefined()
  })

  it('there is none in another currency, without a name or for a wrong IBAN', () => {
    expect(giroCodeText({ ...transfer, currency: 'TRY' })).toBeUndefined()
    expect(giroCodeText(to({ accountHolder: ' ' }))).toBeUndefined()
    expect(giroCodeText(to({ iban: 'DE03 1203 0000 0000 2020 51' }))).toBeUndefined()
    expect(giroCodeText(to({ iban: '' }))).toBeUndefined()
  })

  it('keeps to the lengths, and to one line each', () => {
    const long = giroCodeText({ ...to({ accountHolder: 'ä\nb'.repeat(40) }), orderNumber: 'x'.repeat(200) })
    expect(long?.split('\n')).toHaveLength(11)
    expect(lineOf(long, 6)).toHaveLength(70)
    expect(lineOf(long, 11)).toHaveLength(140)
  })

  it('leaves a BIC out that is none', () => {
    expect(lineOf(giroCodeText(to({ bic: 'keine' })), 5)).toBe('')
    expect(lineOf(giroCodeText(to({ bic: 'byladem1' })), 5)).toBe('BYLADEM1')
  })
})

it.each(['GB82WEST12345698765432', 'AT611904300234573201', 'TR330006100519786457841326'])(
  '%s is an IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)
