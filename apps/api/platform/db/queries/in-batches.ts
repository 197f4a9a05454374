import { and, Column, eq, gt, is, isNotNull, isNull, lt, type SQL, type SQLWrapper } from 'drizzle-orm'
import { inOrder, type ListOrder, type OrderColumn } from './read-page'

/** Values of the order's columns in one row. */
type Key = readonly unknown[]

const same = ({ column }: { readonly column: SQLWrapper }, value: unknown): SQL =>
  value === null ? isNull(column) : eq(column, value)

/** Ranges of one column behind a value, in its order. */
function behind({ column, descending = false, nullsLast = false }: OrderColumn, value: unknown): SQL[] {
  const nullsFirst = descending && !nullsLast
  if (value === null) return nullsFirst ? [isNotNull(column)] : []
  const compared: SQLWrapper = column
  const range = descending ? lt(compared, value) : gt(compared, value)
  const canBeNull = !(is(column, Column) && column.notNull)
  return canBeNull && !nullsFirst ? [range, isNull(column)] : [range]
}

/**
 * Everything behind a row, as ranges that follow one another. One condition for all of them would read an index anew from
 * the beginning of a long run of equal values.
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
  /** Total: no two rows have the same values in its columns. */
  readonly order: ListOrder
  readonly read: (where: SQL | undefined, orderBy: readonly SQL[]) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => Key
}

/**
 * All rows of a list from its beginning to its end. Every batch continues behind the last row of the one before, so rows
 * that are added meanwhile move no other; between two batches no connection is held.
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
