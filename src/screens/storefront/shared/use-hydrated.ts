import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the server's markup: a form whose script is not there yet stays inert, so that nothing leaves by its URL. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
