import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useWhenIdle } from '../features/use-when-idle'

/** Keeps the browser from styling what lies outside the window; every page anew, once it is idle. */
export function useSkipOffscreen(): void {
  const { pathname } = useLocation()
  const skip = useCallback(
    () =>
      void import('../features/skip-offscreen').then(
        ({ skipOffscreen }) => skipOffscreen(pathname),
        () => undefined,
      ),
    [pathname],
  )
  useWhenIdle(skip)
}
