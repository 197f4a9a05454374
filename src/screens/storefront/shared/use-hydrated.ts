import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False in server markup: forms stay inert until hydration, so that a native submit cannot put their input into the URL.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
