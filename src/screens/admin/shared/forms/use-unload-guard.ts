import { useEffect } from 'react'

/** The browser asks before a reload or a closed tab takes changes away; its own text, no page can choose it. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const handle = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handle)
    return () => window.removeEventListener('beforeunload', handle)
  }, [dirty])
}
