import { and, Column, eq, gt, is, isNotNull, isNull, lt, type SQL, type SQLWrapper } from 'drizzle-orm'
import { inOrder, type ListOrder, type OrderColumn } from './read-page'

/** Values of the sort columns of one row. */
type Key = readonly unknown[]

const same = ({ column }: { readonly column: SQLWrapper }, value: unknown): SQL =>
  value === null ? isNull(column) : eq(column, value)

/** Conditions on one column for rows sorted after a value. */
function behind({ column, descending = false, nullsLast = false }: OrderColumn, value: unknown): SQL[] {
  const nullsFirst = descending && !nullsLast
  if (value === null) return nullsFirst ? [isNotNull(column)] : []
  const compared: SQLWrapper = column
  const range = descending ? lt(compared, value) : gt(compared, value)
  const canBeNull = !(is(column, Column) && column.notNull)
  return canBeNull && !nullsFirst ? [range, isNull(column)] : [range]
}

/**
 * Conditions for all rows sorted after a row, as consecutive ranges. A single condition for all of them would scan an index
 * from the start of a long run of equal values.
 */
const rangesBehind = (order: ListOrder, key: Key): (SQL | undefined)[] =>
  order
    .map((column, place) => {
      const before = order.slice(0, place).map((each, index) => same(each, key[index]))
      return behind(column, key[place]).map((range) => and(...before, range))
    })
    .toReversed()
    .flat()

interface Reader<Row> {
  /** Must be a total order: no two rows have the same values in its columns. */
  readonly order: ListOrder
  readonly read: (where: SQL | undefined, orderBy: readonly SQL[]) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => Key
}

/**
 * All rows of a list in batches. Each batch continues after the last row of the previous one, so concurrent inserts shift
 * no rows; no connection is held between batches.
 */
export async function* inBatches<Row>({ order, read, keyOf }: Reader<Row>): AsyncGenerator<readonly Row[]> {
  const orderBy = order.map((column) => inOrder(column, false))
  let ranges: readonly (SQL | undefined)[] = [undefined]
  while (ranges.length > 0) {
    const [range, ...rest] = ranges
    const rows = await read(range, orderBy)
    const last = rows.at(-1)
    if (last !== undefined) yield rows
    ranges = last === undefined ? rest : rangesBehind(order, keyOf(last))
  }
}
