/** Storage may be blocked or full: the action then has no result. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Another tab changed the key, or cleared all storage. @returns ends listening */
export function onStorageChange(keys: readonly string[], listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
