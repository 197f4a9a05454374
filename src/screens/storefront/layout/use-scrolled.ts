import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled further than `distance` px. Read on scrolling only: reading it while rendering would
 * make the browser lay out the page in the middle of every update.
 */
export function useScrolled(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > distance)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [distance])
  return scrolled
}
