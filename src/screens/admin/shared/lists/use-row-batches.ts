import { useEffect, useState } from 'react'
import { nextBatch } from './row-batches'

/** Rows of one frame: what a slow machine lays out in half of the time that a frame may take. */
const BATCH = 10

/**
 * A hundred changed rows are too much for one frame: the first are shown at once, the others in the frames that
 * follow.
 * @param wanted the same array as long as no row changes
 * @param same whether two rows look the same; a constant function
 */
export function useRowBatches<T extends { readonly id: string }>(
  wanted: readonly T[],
  same: (a: T, b: T) => boolean,
): readonly T[] {
  const [state, setState] = useState<{ wanted: readonly T[]; shown: readonly T[] }>({ wanted: [], shown: [] })
  if (state.wanted !== wanted) setState({ wanted, shown: nextBatch(state.shown, wanted, BATCH, same) })
  const { shown } = state
  useEffect(() => {
    if (shown === wanted) return
    const frame = requestAnimationFrame(() =>
      setState((now) => ({ ...now, shown: nextBatch(now.shown, now.wanted, BATCH, same) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [shown, wanted, same])
  return shown
}
