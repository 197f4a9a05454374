import type { OrderSort } from '@/shop/orders/order'
import type { SortDirection } from '@/ui/table'

/** Sortable columns with the API sort of each direction. */
export const SORTED_COLUMNS = {
  number: { ascending: 'number_asc', descending: 'number_desc' },
  date: { ascending: 'oldest', descending: 'newest' },
  customer: { ascending: 'customer_asc', descending: 'customer_desc' },
  status: { ascending: 'status_asc', descending: 'status_desc' },
  total: { ascending: 'total_asc', descending: 'total_desc' },
} as const satisfies Readonly<Record<string, Readonly<Record<SortDirection, OrderSort>>>>
export type SortedColumn = keyof typeof SORTED_COLUMNS

/** Current sort direction of a column; undefined if the list is sorted by another one. */
export function directionOf(column: SortedColumn, sort: OrderSort): SortDirection | undefined {
  const { ascending, descending } = SORTED_COLUMNS[column]
  if (sort === ascending) return 'ascending'
  return sort === descending ? 'descending' : undefined
}
