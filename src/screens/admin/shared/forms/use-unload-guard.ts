import { useEffect } from 'react'

/** Lets the browser ask before a reload or closing the tab discards changes; the text cannot be customised. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const handle = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handle)
    return () => window.removeEventListener('beforeunload', handle)
  }, [dirty])
}
