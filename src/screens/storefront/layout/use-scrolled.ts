import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled further than `distance` px. Read in the scroll handler only, because reading it during
 * rendering would force a layout.
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
