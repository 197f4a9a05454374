import { jsonOf } from '@/shop/shared/stored'

/** localStorage wrapper that never throws. */
export interface SessionStorage {
  /** True once the browser has refused to store a value; values are then kept in memory until the page is closed. */
  readonly isBlocked: () => boolean
  readonly readText: (key: string) => string | null
  /** @returns undefined if missing or not valid JSON */
  readonly readJson: (key: string) => unknown
  readonly writeText: (key: string, value: string) => void
  readonly writeJson: (key: string, value: unknown) => void
  readonly remove: (...keys: readonly string[]) => void
  /**
   * Called when another tab changes one of these keys, or may have done so while this page was in the back/forward
   * cache, where it gets no events. @returns a function that unsubscribes
   */
  readonly onOtherTab: (keys: readonly string[], listener: () => void) => () => void
}

/** Falls back to memory if storage is blocked (private mode, quota). Empty on the server. */
export function createStorage(): SessionStorage {
  const memory = new Map<string, string>()
  let blocked = false
  const attempt = <T>(action: () => T): T | undefined => {
    if (typeof window === 'undefined') return undefined
    try {
      return action()
    } catch {
      blocked = true
      return undefined
    }
  }
  const readText = (key: string) => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null
  const writeText = (key: string, value: string) => {
    const isStored = attempt(() => {
      localStorage.setItem(key, value)
      return true
    })
    if (isStored) memory.delete(key)
    else memory.set(key, value)
  }
  return {
    isBlocked: () => blocked,
    readText,
    readJson: (key) => jsonOf(readText(key) ?? ''),
    writeText,
    writeJson: (key, value) => writeText(key, JSON.stringify(value)),
    remove: (...keys) => {
      for (const key of keys) {
        memory.delete(key)
        attempt(() => localStorage.removeItem(key))
      }
    },
    onOtherTab: (keys, listener) => {
      const handle = (event: StorageEvent) => {
        if (event.key === null || keys.includes(event.key)) listener()
      }
      const handleShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
      window.addEventListener('storage', handle)
      window.addEventListener('pageshow', handleShow)
      return () => {
        window.removeEventListener('storage', handle)
        window.removeEventListener('pageshow', handleShow)
      }
    },
  }
}
