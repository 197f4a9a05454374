import { describe, expect, it } from 'vitest'
import { vatRows, type Paper } from './bookkeeping'
import { datevBatch, revenueAccount } from './datev'

const tax = (rate: number, gross: number, included: number) => ({
  rate,
  gross,
  tax: included,
  net: gross - included,
})
const paper = (values: Partial<Paper>): Paper => ({
  number: 'RE-2026-000001',
  kind: 'invoice',
  orderId: 'o',
  orderNumber: 'VD-2026-000001',
  issuedAt: '2026-11-03T10:00:00.000Z',
  name: 'Gesa "G" Gast',
  country: 'Deutschland',
  platform: 'germany',
  books: 'germany',
  currency: 'EUR',
  gross: 12_970,
  tax: 1_900 + 67,
  taxes: [tax(19, 11_900, 1_900), tax(7, 1_070, 70)],
  ...values,
})
const papers = [
  paper({}),
  paper({ number: 'RK-2026-000001', kind: 'correction', taxes: [tax(7, -107, -7)] }),
  paper({ number: 'RE-2026-000002', country: 'Österreich', taxes: [tax(19, 1_190, 190)] }),
  paper({
    number: 'TR-2026-000001',
    books: 'turkey',
    currency: 'TRY',
    country: 'Türkiye',
    taxes: [tax(20, 12_000, 2_000)],
  }),
]

it('VAT of a month stands by seller, currency, country and rate, without what was credited [MONEY-283]', () => {
  expect(vatRows(papers)).toEqual([
    { books: 'germany', currency: 'EUR', country: 'Deutschland', ...tax(19, 11_900, 1_900) },
    { books: 'germany', currency: 'EUR', country: 'Deutschland', ...tax(7, 963, 63) },
    { books: 'germany', currency: 'EUR', country: 'Österreich', ...tax(19, 1_190, 190) },
    { books: 'turkey', currency: 'TRY', country: 'Türkiye', ...tax(20, 12_000, 2_000) },
  ])
})

describe('a DATEV batch [MONEY-284]', () => {
  const batch = {
    chart: 'skr03',
    from: '2026-11-01',
    to: '2026-11-30',
    adviser: 1001,
    client: 7,
    createdAt: new Date('2026-12-01T08:00:00.123Z'),
    dayOf: ({ issuedAt }: Paper) => issuedAt.slice(0, 10),
  } as const

  it('has a head that names format, period, client and chart', () => {
    const [head = ''] = datevBatch(papers, batch).split('\r\n')
    const fields = head.split(';')
    expect(fields.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20261201080000123'])
    expect(fields.slice(10, 16)).toEqual(['1001', '7', '20260101', '4', '20261101', '20261130'])
    expect([fields.length, fields[21], fields[26]]).toEqual([31, '"EUR"', '"03"'])
  })

  it('books each rate in euros on its account, credit notes on the other side', () => {
    const lines = datevBatch(papers, batch).split('\r\n').slice(2, -1)
    expect(lines).toEqual([
      '119,00;"S";"EUR";;;"";10000;8400;"";0311;"RE-2026-000001";"VD-2026-000001";;"Gesa ""G"" Gast Deutschland"',
      '10,70;"S";"EUR";;;"";10000;8300;"";0311;"RE-2026-000001";"VD-2026-000001";;"Gesa ""G"" Gast Deutschland"',
      '1,07;"H";"EUR";;;"";10000;8300;"";0311;"RK-2026-000001";"VD-2026-000001";;"Gesa ""G"" Gast Deutschland"',
      '11,90;"S";"EUR";;;"";10000;8400;"";0311;"RE-2026-000002";"VD-2026-000001";;"Gesa ""G"" Gast Österreich"',
    ])
    expect([19, 7, 0, 8.1].map((rate) => revenueAccount('skr04', rate))).toEqual([
      '4400',
      '4300',
      '4120',
      '4320',
    ])
  })
})
