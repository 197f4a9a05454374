import { useEffect, useState } from 'react'
import { nextSlice } from './slices'

/** Rows of one frame: what this kind of machine lays out in half of the time that a frame may take. */
const STEP = 10

/**
 * A hundred changed rows are too much for one frame: the first ones are shown at once, the others in the frames that
 * follow.
 * @param wanted the same array as long as no row changes
 * @param same tells whether two rows look the same; a constant function
 */
export function useInSlices<T extends { readonly id: string }>(
  wanted: readonly T[],
  same: (a: T, b: T) => boolean,
): readonly T[] {
  const [state, setState] = useState<{ wanted: readonly T[]; shown: readonly T[] }>({ wanted: [], shown: [] })
  if (state.wanted !== wanted) setState({ wanted, shown: nextSlice(state.shown, wanted, STEP, same) })
  const { shown } = state
  useEffect(() => {
    if (shown === wanted) return
    const frame = requestAnimationFrame(() =>
      setState((now) => ({ ...now, shown: nextSlice(now.shown, now.wanted, STEP, same) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [shown, wanted, same])
  return shown
}
