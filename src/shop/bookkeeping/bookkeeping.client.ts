import { download, type DownloadOptions } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import type { Query } from '@/contract/shared/dto'
import { toMinor } from '../shared/money'
import type { MonthOfPapers } from './bookkeeping'
import { bookkeepingEndpoints } from './bookkeeping.calls'

/** @param month `YYYY-MM` */
export async function listPapers(http: Http, month: string): Promise<MonthOfPapers> {
  const { papers, vat } = await http.call(bookkeepingEndpoints, 'listPapers', { query: { month } })
  return {
    papers: papers.map((paper) => ({ ...paper, gross: toMinor(paper.gross), tax: toMinor(paper.tax) })),
    vat: vat.map((row) => ({
      ...row,
      net: toMinor(row.net),
      tax: toMinor(row.tax),
      gross: toMinor(row.gross),
    })),
  }
}

/**
 * The PDFs of a month, as ZIP.
 * @throws ApiFailure NOT_FOUND without any, NETWORK if the file breaks off, TIMEOUT if it stops arriving
 */
export const getPapersArchive = (http: Http, month: string, options: DownloadOptions): Promise<Blob> =>
  download(
    (reading) => http.call(bookkeepingEndpoints, 'getPapersArchive', { query: { month }, ...reading }),
    options,
  )

/** @throws ApiFailure NOT_FOUND without papers in euros */
export const getDatevBatch = (
  http: Http,
  query: Query<'getDatevBatch'>,
  options: DownloadOptions,
): Promise<Blob> =>
  download((reading) => http.call(bookkeepingEndpoints, 'getDatevBatch', { query, ...reading }), options)
