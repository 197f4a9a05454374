import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a part whose content is replaced after a press: on the page it would be lost, and the next Tab
 * would begin at the top.
 * @param shown what is shown; a new value replaces the content
 */
export function useKeptFocus(shown: string) {
  const target = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body) target.current?.focus()
    isPressed.current = false
  }, [shown])
  return {
    /** Ref of what receives the focus. */
    target: (element: HTMLElement | null) => {
      target.current = element
    },
    /** Records that the shopper has caused the next replacement. */
    press: () => {
      isPressed.current = true
    },
  }
}
