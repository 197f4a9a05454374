/** Runs an action on storage; undefined if storage is blocked or full. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * Calls the listener when another tab changes one of the keys or clears storage. @returns a function that stops it
 */
export function onStorageChange(keys: readonly string[], listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
