import { useState } from 'react'

interface Identified {
  readonly id: string
}
interface Seen<Row> {
  readonly rows: readonly Row[]
  readonly known: ReadonlyMap<string, Row>
}

/**
 * The selected rows. One that newer ones have pushed off the page stays selected; an id that no list of this visit has
 * shown counts as nothing.
 * @param rows the page's, the same array as long as they do not change
 */
export function useSelectedRows<Row extends Identified>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const [seen, setSeen] = useState<Seen<Row>>({ rows: [], known: new Map() })
  if (rows !== seen.rows)
    setSeen({ rows, known: new Map([...seen.known, ...rows.map((row) => [row.id, row] as const)]) })
  return ids.flatMap((id) => seen.known.get(id) ?? [])
}
