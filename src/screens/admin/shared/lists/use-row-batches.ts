import { useEffect, useMemo, useState } from 'react'
import { nextBatch } from './row-batches'

/** Rows of a page, in as few frames as a slow machine allows. */
const PAGE = 20

/**
 * Rows per frame: a slow machine lays ten out in half of a frame, and fewer beside the many rows of a long list, whose
 * columns it lays out with each batch.
 */
const batchOf = (rows: readonly unknown[]): number => (rows.length > PAGE ? 4 : 10)

interface ShownRow<Row> {
  /** React's key. */
  readonly key: string
  readonly row: Row
  readonly selected: boolean
}

const isSame = (a: ShownRow<unknown>, b: ShownRow<unknown>) => a.row === b.row && a.selected === b.selected

/**
 * Spreads the rendering of many changed rows over several frames, starting at the top.
 * @param rows a stable array as long as nothing changes
 * @param sort chosen order, if any: rows in another order are drawn anew, which is quicker than moving them
 * @param selection ids of the selected rows; a stable array as long as nothing changes
 */
export function useRowBatches<Row extends { readonly id: string }>(
  rows: readonly Row[],
  sort: string | undefined,
  selection: readonly string[],
): readonly ShownRow<Row>[] {
  // A chosen order applies from the rows that come in it.
  const [listed, setListed] = useState({ rows, sort })
  if (listed.rows !== rows) setListed({ rows, sort })
  const wanted = useMemo(
    () =>
      listed.rows.map((row) => ({
        key: `${listed.sort}/${row.id}`,
        row,
        selected: selection.includes(row.id),
      })),
    [listed, selection],
  )
  // Right at once: a server keeps no memo between the renders of a component, so that it would set the state for ever.
  const [state, setState] = useState(() => ({
    wanted,
    shown: nextBatch<ShownRow<Row>>([], wanted, batchOf(wanted), isSame),
  }))
  if (state.wanted !== wanted)
    setState({ wanted, shown: nextBatch(state.shown, wanted, batchOf(wanted), isSame) })
  const { shown } = state
  useEffect(() => {
    if (shown === wanted) return
    const frame = requestAnimationFrame(() =>
      setState((now) => ({ ...now, shown: nextBatch(now.shown, now.wanted, batchOf(now.wanted), isSame) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [shown, wanted])
  return shown
}
