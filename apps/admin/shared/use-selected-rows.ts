import { useState } from 'react'

interface Identified {
  readonly id: string
}
interface Seen<Row> {
  readonly rows: readonly Row[]
  readonly known: ReadonlyMap<string, Row>
}

/**
 * The selected rows. Rows moved off the page by newer ones stay selected; ids that no list has shown since opening
 * are ignored.
 * @param rows rows of the page; must keep its identity while they do not change
 */
export function useSelectedRows<Row extends Identified>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const [seen, setSeen] = useState<Seen<Row>>({ rows: [], known: new Map() })
  if (rows !== seen.rows)
    setSeen({ rows, known: new Map([...seen.known, ...rows.map((row) => [row.id, row] as const)]) })
  return ids.flatMap((id) => seen.known.get(id) ?? [])
}
