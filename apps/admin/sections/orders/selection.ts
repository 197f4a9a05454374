import { useState } from 'react'
import type { OrderSummary } from '@/domain/orders/order'

interface Seen {
  readonly rows: readonly OrderSummary[]
  readonly known: ReadonlyMap<string, OrderSummary>
}

/**
 * The selected orders. One that newer orders have pushed off the page stays selected; an id that no list of this
 * visit has shown counts as nothing.
 * @param rows the page's, the same array as long as they do not change
 */
export function useSelectedOrders(rows: readonly OrderSummary[], ids: readonly string[]): OrderSummary[] {
  const [seen, setSeen] = useState<Seen>({ rows: [], known: new Map() })
  if (rows !== seen.rows)
    setSeen({ rows, known: new Map([...seen.known, ...rows.map((row) => [row.id, row] as const)]) })
  return ids.flatMap((id) => seen.known.get(id) ?? [])
}
