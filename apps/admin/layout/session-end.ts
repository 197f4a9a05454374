import { useEffect, useState } from 'react'

/** So long before its end the session's end is announced. ms */
const ANNOUNCED = 15 * 60_000

/** @returns the instant at which the session ends, once that is near */
export function useSessionEnd(endsAt: string | undefined): string | undefined {
  const [announced, setAnnounced] = useState<string>()
  useEffect(() => {
    if (endsAt === undefined) return
    const wait = Date.parse(endsAt) - ANNOUNCED - Date.now()
    // Longer than any session; a browser would take it for no time at all.
    if (wait > 2 ** 31 - 1) return
    const timer = setTimeout(() => setAnnounced(endsAt), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [endsAt])
  return announced === endsAt ? announced : undefined
}
