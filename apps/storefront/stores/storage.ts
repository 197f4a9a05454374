/**
 * localStorage that never throws. Where the browser blocks it (private mode, quota), values live in
 * memory and `isBlocked()` says so, for the notice of decisions §4.
 */
const memory = new Map<string, string>()
let blocked = false

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    blocked = true
    return undefined
  }
}

export const isBlocked = (): boolean => blocked

export function readText(key: string): string | null {
  if (typeof window === 'undefined') return null
  return memory.get(key) ?? attempt(() => window.localStorage.getItem(key)) ?? null
}

/** @returns undefined where nothing or garbage is stored */
export function readJson(key: string): unknown {
  const text = readText(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeText(key: string, value: string): void {
  const stored = attempt(() => {
    window.localStorage.setItem(key, value)
    return true
  })
  if (stored) memory.delete(key)
  else memory.set(key, value)
}

export const writeJson = (key: string, value: unknown): void => writeText(key, JSON.stringify(value))

export function remove(key: string): void {
  memory.delete(key)
  attempt(() => window.localStorage.removeItem(key))
}

/** Another tab changed one of these keys. @returns the function that stops listening */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
