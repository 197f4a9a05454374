import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { recognised } from '@/shop/bank-statements/bank-columns'
import { MAX_TEXT } from '@/shop/bank-statements/bank-statements'
import { CAMT_02, camt08, camtEntry, GARANTI, MT940, SPARKASSE } from '../statements.fixtures'
import { camtEntries } from './camt'
import { cellsOfLine, typedAmount, typedDay } from './cells'
import { csvEntries, placesOf, readBankTable } from './csv'
import { isMt940, mt940Entries } from './mt940'

async function listOf<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const entry of entries) list.push(entry)
  return list
}
const camt = (content: string) => listOf(camtEntries(content))
const csv = async (content: string) => {
  const table = await readBankTable(content)
  return csvEntries(table, placesOf(table, undefined))
}
const problemOf = (content: string) =>
  camt(content).then(
    () => 'none',
    (error: unknown) => error,
  )

it('a text that is too long ends with a whole letter [API-500]', () => {
  expect(cellsOfLine(`${'x'.repeat(MAX_TEXT - 1)}🍵🍵`)).toBe('x'.repeat(MAX_TEXT - 1))
  expect(cellsOfLine(`${'x'.repeat(MAX_TEXT - 2)}🍵🍵`)).toBe(`${'x'.repeat(MAX_TEXT - 2)}🍵`)
})

describe('CAMT.053 [ORDER-220]', () => {
  it('of the documentation is read', async () => {
    const sample = new URL('../../../../../stories/docs/samples/camt053.xml', import.meta.url)
    const entries = await camt(await readFile(sample, 'utf8'))
    expect(entries.map(({ name, amount }) => [name, amount])).toEqual([
      ['Sabine Lang', 5820],
      ['Thomas Brandt', 2790],
      ['Jonas Feldmann', 13_460],
    ])
  })

  it('of version 02 is read', async () => {
    expect(await camt(CAMT_02)).toEqual([
      {
        account: 'DE02120300000000202051',
        bookedOn: '2026-11-26',
        amount: 5820,
        currency: 'EUR',
        name: 'Lang & Müller',
        iban: '',
        purpose: 'Tee danke',
        reference: 'VD-2026-000094 B-1',
        isReversal: false,
      },
    ])
  })

  it('of version 08 has batches, each payment an entry', async () => {
    const batch = camtEntry([
      { purpose: 'A', amount: '10.00' },
      { purpose: 'B', amount: '48.20' },
    ])
    expect((await camt(camt08([batch]))).map(({ purpose, amount }) => [purpose, amount])).toEqual([
      ['A', 1000],
      ['B', 4820],
    ])
  })

  it('is read for booked credits, and for those that the bank has taken back', async () => {
    const payment = [{ purpose: 'A' }]
    const entries = await camt(
      camt08([
        camtEntry(payment, { status: 'PDNG' }),
        camtEntry(payment, { mark: 'DBIT' }),
        camtEntry(payment, { isReversal: true }),
        camtEntry(payment, { mark: 'DBIT', isReversal: true }),
        camtEntry(payment),
      ]),
    )
    expect(entries.map(({ isReversal }) => isReversal)).toEqual([true, false])
  })

  const bomb = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  it.each([
    ['declares', 1, bomb + CAMT_02],
    ['declares', 3, CAMT_02.replace('<!-- Umsätze -->', '\n<!ENTITY x SYSTEM "file:///etc/passwd">')],
    ['declares', 9, CAMT_02.replace('Tee', '<![CDATA[<Ntry>]]>')],
    ['tooDeep', 4, camt08(['<a>'.repeat(100_000)])],
    ['unclosed', 4, camt08(['<Ntry><Amt></Ntry>'])],
    ['unclosed', 1, '<Document xmlns="camt.053"'],
    ['notCamt053', 1, '<html><body></body></html>'],
    ['notCamt053', 2, CAMT_02.replaceAll('camt.053', 'camt.052').replace('<!-- Umsätze -->\n', '')],
    ['tooLong', 7, camt08([camtEntry([{ purpose: 'x'.repeat(200_000) }])])],
    ['amount', 1, camt08([camtEntry([{ purpose: 'A', amount: '1e9' }])])],
    ['day', 1, camt08([camtEntry([{ purpose: 'A' }]).replace('2026-11-26', '2026-02-30')])],
  ])('is refused: %s at %d [ORDER-227]', async (key, at, content) => {
    expect(await problemOf(content)).toMatchObject({ key, at })
  })

  it('leaves entities that need a declaration as they are [ORDER-227]', async () => {
    const [entry] = await camt(CAMT_02.replace('Tee', '&lol9; &#x41; &#0;'))
    expect(entry?.purpose).toBe('&lol9; A danke')
  })
})

describe('MT940 [ORDER-220]', () => {
  it('is read, with numbers that its lines break', async () => {
    expect(isMt940(MT940)).toBe(true)
    expect(await listOf(mt940Entries(MT940))).toEqual([
      {
        account: '12030000/202051',
        bookedOn: '2026-11-26',
        amount: 5820,
        currency: 'EUR',
        name: 'SABINE LANG',
        iban: 'DE89370400440532013000',
        purpose: 'EREF+NOTPROVIDED SVWZ+VD-2026-0000 94 DANKE',
        reference: 'B-1',
        isReversal: false,
      },
      expect.objectContaining({ bookedOn: '2027-01-01', amount: 1180, purpose: 'RETOURE', isReversal: true }),
    ])
  })

  it.each([
    ['line', 5, MT940.replace('CR58,20', 'XX')],
    ['lineDay', 5, MT940.replace('2611261126CR', '2613261326CR')],
  ])('is refused: %s at %d [ORDER-227]', async (key, at, content) => {
    await expect(listOf(mt940Entries(content))).rejects.toMatchObject({ key, at })
  })
})

describe('CSV [ORDER-220] [ORDER-226]', () => {
  it('of a German bank is recognised', async () => {
    expect((await csv(SPARKASSE)).entries).toEqual([
      {
        account: 'DE02120300000000202051',
        bookedOn: '2026-11-26',
        amount: 105_820,
        currency: 'EUR',
        name: 'Sabine Lang',
        iban: 'DE89370400440532013000',
        purpose: 'VD-2026-000094',
        reference: '',
        isReversal: false,
      },
    ])
  })

  it('of a Turkish bank is recognised below its preamble, and a sum is told', async () => {
    const { entries, skipped } = await csv(GARANTI)
    expect(entries).toMatchObject([
      { bookedOn: '2026-11-25', amount: 124_990, currency: 'TRY', name: 'DENIZ AKSOY' },
    ])
    expect(skipped).toEqual([5])
  })

  it('has columns by whatever of their names comes first', () => {
    expect(recognised(['Datum', 'Buchungstext', 'Verwendungszweck', 'Betrag (€)'])).toEqual({
      bookedOn: 0,
      purpose: 2,
      amount: 3,
    })
  })
})

describe('a cell [ORDER-227]', () => {
  it.each([
    ['1.249,90', 124_990],
    ['1,249.90 TL', 124_990],
    ['+12,5', 1250],
    ['1.249', 124_900],
    ['12,50-', -1250],
    ['−3', -300],
    ['1e5', undefined],
    ['12,345,6x', undefined],
    ['', undefined],
  ])('%j is %s', (cell, expected) => {
    const { amount, isNegative } = typedAmount(cell) ?? {}
    expect(amount === undefined ? undefined : isNegative ? -amount : amount).toBe(expected)
  })

  it.each([
    ['26.11.26', '2026-11-26'],
    ['5/1/2026 08:12', '2026-01-05'],
    ['2026-11-26T08:00', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['30.02.2026', undefined],
    ['Toplam', undefined],
  ])('%j is the day %s', (cell, expected) => {
    expect(typedDay(cell)).toBe(expected)
  })
})
