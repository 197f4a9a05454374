import { useEffect, useEffectEvent } from 'react'

/** Reports when a form starts or stops having unsaved input, also when it is unmounted. */
export function useDirtyReport(dirty: boolean, onDirtyChange: (dirty: boolean) => void): void {
  const report = useEffectEvent(onDirtyChange)
  useEffect(() => {
    report(dirty)
    return () => report(false)
  }, [dirty])
}
