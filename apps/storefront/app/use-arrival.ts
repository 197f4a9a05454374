import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Navigation state that keeps scroll position and focus, for example when a filter changes. */
export const keepsPlace = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state

/**
 * After a navigation, including to another page of a list, scrolls to the anchor or the top and focuses it or the
 * page's content, unless a field is in use. Going back restores the scroll position instead.
 */
export function useArrival(): void {
  const location = useLocation()
  const how = useNavigationType()
  const arrived = useRef(location)
  // A layout effect, so that the page is never painted at the old page's place.
  useLayoutEffect(() => {
    if (arrived.current === location) return
    arrived.current = location
    const { hash } = location
    const state: unknown = location.state
    if (how === NavigationType.Pop || keepsPlace(state)) return
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    // At once, because a smooth scroll ends halfway when the new page changes its height.
    ;(anchor ?? document.body).scrollIntoView({ behavior: 'instant' })
    const place = anchor ?? document.getElementById('main')
    // Somebody who has begun to type meanwhile, as in the header's search, is not interrupted.
    if (!place || document.activeElement?.matches('input')) return
    // Sections are not focusable by themselves.
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [location, how])
}
