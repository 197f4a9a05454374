import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { offsetOf, type PageRequest, type Total } from './page'

/** Sort column of a list. Like in PostgreSQL, nulls are last in ascending and first in descending order. */
export interface OrderColumn {
  readonly column: AnyColumn | SQL
  readonly descending?: boolean
  /** Sorts nulls last in descending order as well. */
  readonly nullsLast?: boolean
}
export type ListOrder = readonly OrderColumn[]

export const inOrder = (
  { column, descending = false, nullsLast = false }: OrderColumn,
  isReversed: boolean,
): SQL => {
  const direction = (descending === isReversed ? asc : desc)(column)
  if (!nullsLast || !descending) return direction
  return isReversed ? sql`${direction} nulls first` : sql`${direction} nulls last`
}

/** Sort order, limit and offset of a statement. */
export interface Slice {
  readonly orderBy: readonly SQL[]
  /** Read from the list's end. */
  readonly isReversed: boolean
  readonly limit: number
  readonly offset: number
}

export interface PagedRows<Row> extends Total {
  readonly rows: readonly Row[]
}

interface Reader<Row> {
  readonly order: ListOrder
  readonly total: Total
  readonly read: (slice: Slice) => Promise<readonly Row[]>
  /** Called if an estimated total led beyond the last page. */
  readonly countExactly: () => Promise<number>
}

/**
 * Reads one page of a list. With an exact count the second half is read from the end, so that the last page is as fast
 * as the first; an estimated total is corrected when a page shows the real one.
 */
export async function readPage<Row>(
  page: PageRequest,
  { order, total: counted, read, countExactly }: Reader<Row>,
): Promise<PagedRows<Row>> {
  const { total, isEstimated } = counted
  const [offset, { limit }] = [offsetOf(page), page]
  const sliceOf = (isReversed: boolean, from: number, rows: number): Slice => ({
    orderBy: order.map((column) => inOrder(column, isReversed)),
    isReversed,
    offset: from,
    limit: rows,
  })
  if (!isEstimated && offset >= total) return { rows: [], total, isEstimated }
  if (!isEstimated && offset > total / 2) {
    const rows = await read(
      sliceOf(true, Math.max(0, total - offset - limit), Math.min(limit, total - offset)),
    )
    return { rows: rows.toReversed(), total, isEstimated }
  }
  const rows = await read(sliceOf(false, offset, limit))
  if (!isEstimated) return { rows, total, isEstimated }
  if (rows.length === limit) return { rows, total: Math.max(total, offset + limit + 1), isEstimated }
  const exact = rows.length > 0 || offset === 0 ? offset + rows.length : await countExactly()
  return { rows, total: exact, isEstimated: false }
}
