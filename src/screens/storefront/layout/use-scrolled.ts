import { useEffect, useState } from 'react'

/** px */
const DISTANCE = 48

/**
 * Whether the page is scrolled. Read in the scroll handler only, because reading it during
 * rendering would force a layout.
 */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > DISTANCE)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return scrolled
}
