import { omit } from '@/shop/shared/omit'
import { toMajor } from '@/shop/shared/money'
import type { TaxOfRate } from '@/shop/orders/invoice-taxes'
import { vatRows } from '@/shop/bookkeeping/bookkeeping'
import { datevBatch } from '@/shop/bookkeeping/datev'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError } from '../../platform/http/errors'
import { StreamedFile } from '../../platform/http/streamed-file'
import { archiveOf } from './archive'
import { dayOf, papersOf } from './papers'

const toDto = <Row extends TaxOfRate>(row: Row) => ({
  ...row,
  net: toMajor(row.net),
  tax: toMajor(row.tax),
  gross: toMajor(row.gross),
})

const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Latin letters in the single bytes that DATEV reads; all others become question marks. */
const encoded = (text: string) =>
  Buffer.from([...text].map((letter) => (letter > '\u00ff' ? '?' : letter)).join(''), 'latin1')

export const bookkeepingRoutes = [
  defineRoute('listPapers', async ({ db, query: { month } }) => {
    const papers = await papersOf(db, month)
    return {
      papers: papers.map((paper) => ({
        ...omit(paper, 'taxes'),
        gross: toMajor(paper.gross),
        tax: toMajor(paper.tax),
      })),
      vat: vatRows(papers).map(toDto),
    }
  }),

  defineRoute('getPapersArchive', async ({ db, query: { month } }) => {
    const papers = await papersOf(db, month)
    if (papers.length === 0) throw new ApiError('NOT_FOUND')
    return new StreamedFile(`verda-${month}.zip`, archiveOf(db, papers))
  }),

  defineRoute('getDatevBatch', async ({ db, query: { month, books, ...options }, now }) => {
    const papers = (await papersOf(db, month)).filter((paper) => paper.books === books)
    if (!papers.some(({ currency }) => currency === 'EUR')) throw new ApiError('NOT_FOUND')
    const period = { from: `${month}-01`, to: lastDay(month) }
    const text = datevBatch(papers, { ...options, ...period, createdAt: now(), dayOf })
    return new File([encoded(text)], `EXTF_Buchungsstapel_${month}.csv`, { type: 'text/csv' })
  }),
]
