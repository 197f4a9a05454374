import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 47.99rem)'
const SMALL = '(max-width: 84.99rem)'

/** By query, because each of a table's hundred rows asks. */
const asked = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? window.matchMedia(query)
  asked.set(query, media)
  return media
}

function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const media = mediaOf(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => false,
  )
}

/** True on phones, where tables become lists and filters move to a sheet. */
export const usePhone = () => useMedia(PHONE)

/** True if there is no room for a panel beside a table. */
export const useSmall = () => useMedia(SMALL)
