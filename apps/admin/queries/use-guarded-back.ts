import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fields } from '@/domain/shared/stored'
import { hasUnsavedChanges, leaveSafely } from '@/screens/admin/shared/forms/leave-guard'

/** Where an entry stands in the browser's history, as the router numbers them. */
function indexOf(state: unknown): number | undefined {
  const { idx } = fields(state)
  return typeof idx === 'number' ? idx : undefined
}

let judge: ((event: PopStateEvent) => void) | undefined
// At the window browsers go by age, not by capture: here it is before the router's own listener.
window.addEventListener('popstate', (event) => judge?.(event))

/**
 * The browser's Back and Forward ask first where a form has unsaved changes. The browser has moved by then: the
 * address is put back while the question stands, and the router hears of neither.
 */
export function useGuardedBack(): void {
  const location = useLocation()
  const here = useRef<number>(undefined)
  const answered = useRef(false)
  useLayoutEffect(() => {
    here.current = indexOf(window.history.state)
    answered.current = false
  }, [location])
  useEffect(() => {
    judge = (event) => {
      const there = indexOf(event.state)
      if (answered.current || !hasUnsavedChanges()) return
      if (there === undefined || here.current === undefined) return
      event.stopImmediatePropagation()
      const steps = there - here.current
      // Put back where the form is.
      if (steps === 0) return
      window.history.go(-steps)
      leaveSafely(() => {
        answered.current = true
        window.history.go(steps)
      })
    }
    return () => {
      judge = undefined
    }
  }, [])
}
