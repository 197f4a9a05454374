import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const read = () => document.documentElement.dataset.theme

/** Theme forced by `data-theme` of the page; undefined if the system decides. */
export function useRootTheme(): 'light' | 'dark' | undefined {
  const theme = useSyncExternalStore(subscribe, read, () => undefined)
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
