import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 47.99rem)'
const SMALL = '(max-width: 84.99rem)'

function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** True on phones, where tables become lists and filters move to a sheet. */
export const usePhone = () => useMedia(PHONE)

/** True if there is no room for a panel beside a table. */
export const useSmall = () => useMedia(SMALL)
