import { useEffect, useState } from 'react'

/** Time before its end at which the end of the session is announced, in ms. */
const ANNOUNCED = 15 * 60_000

/** @returns the instant at which the session ends, once that is close */
export function useSessionEnd(endsAt: string | undefined): string | undefined {
  const [announced, setAnnounced] = useState<string>()
  useEffect(() => {
    if (endsAt === undefined) return
    const wait = Date.parse(endsAt) - ANNOUNCED - Date.now()
    // Longer delays overflow setTimeout, which would fire at once.
    if (wait > 2 ** 31 - 1) return
    const timer = setTimeout(() => setAnnounced(endsAt), Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [endsAt])
  return announced === endsAt ? announced : undefined
}
