import { useEffect, useEffectEvent } from 'react'

/** Calls `onPress` on Ctrl-K, or Cmd-K on a Mac. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
