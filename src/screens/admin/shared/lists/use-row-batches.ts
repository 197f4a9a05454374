import { useEffect, useState } from 'react'
import { nextBatch } from './row-batches'

/** Rows of a page, in as few frames as a slow machine allows. */
const PAGE = 20

/**
 * Rows per frame: a slow machine lays ten out in half of a frame, and fewer beside the many rows of a long list, whose
 * columns it lays out with each batch.
 */
const batchOf = (rows: readonly unknown[]): number => (rows.length > PAGE ? 4 : 10)

/**
 * Spreads the rendering of many changed rows over several frames, starting at the top.
 * @param wanted rows to show; a stable array as long as nothing changes
 * @param same whether two rows render the same; a stable function
 */
export function useRowBatches<T extends { readonly id: string }>(
  wanted: readonly T[],
  same: (a: T, b: T) => boolean,
): readonly T[] {
  const [state, setState] = useState<{ wanted: readonly T[]; shown: readonly T[] }>({ wanted: [], shown: [] })
  if (state.wanted !== wanted)
    setState({ wanted, shown: nextBatch(state.shown, wanted, batchOf(wanted), same) })
  const { shown } = state
  useEffect(() => {
    if (shown === wanted) return
    const frame = requestAnimationFrame(() =>
      setState((now) => ({ ...now, shown: nextBatch(now.shown, now.wanted, batchOf(now.wanted), same) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [shown, wanted, same])
  return shown
}
