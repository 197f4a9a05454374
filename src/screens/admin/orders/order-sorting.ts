import type { OrderSort } from '../../../domain/orders/order'
import type { SortDirection } from '../../../ui/table'

/** Columns that sort: the sort of either direction. */
export const SORTED_COLUMNS = {
  number: { ascending: 'number_asc', descending: 'number_desc' },
  date: { ascending: 'oldest', descending: 'newest' },
  customer: { ascending: 'customer_asc', descending: 'customer_desc' },
  status: { ascending: 'status_asc', descending: 'status_desc' },
  total: { ascending: 'total_asc', descending: 'total_desc' },
} as const satisfies Readonly<Record<string, Readonly<Record<SortDirection, OrderSort>>>>
export type SortedColumn = keyof typeof SORTED_COLUMNS

/** In which direction a column sorts now; undefined where another one does. */
export function directionOf(column: SortedColumn, sort: OrderSort): SortDirection | undefined {
  const { ascending, descending } = SORTED_COLUMNS[column]
  if (sort === ascending) return 'ascending'
  return sort === descending ? 'descending' : undefined
}
