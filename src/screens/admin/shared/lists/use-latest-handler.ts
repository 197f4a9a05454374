import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Gives an event handler an identity that never changes, so that memoised rows are not rendered again with it.
 * @returns a function that calls the latest handler, or none if there is none; to be called in events only
 */
export function useLatestHandler<Args extends readonly unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  }, [handler])
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
