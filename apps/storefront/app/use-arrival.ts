import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useApplication } from '../features/application'

/** State of a navigation that changes the page under the shopper's hands, a filter for example. */
const keepsPlace = (state: unknown) => typeof state === 'object' && state !== null && 'keepsPlace' in state

/**
 * After a navigation, also to another page of a list: to the anchor or to the top, with the focus on the page's
 * content. Back keeps its place.
 */
export function useArrival(): void {
  const location = useLocation()
  const how = useNavigationType()
  const { placedOrder } = useApplication().stores
  const arrived = useRef(location)
  useEffect(() => {
    if (arrived.current === location) return
    const { pathname, hash } = location
    // Who is led to the checkout again has something new to order; an anchor of the success page leaves it there.
    if (arrived.current.pathname !== pathname || how !== NavigationType.Pop)
      placedOrder.setState({ order: null })
    arrived.current = location
    const state: unknown = location.state
    if (how === NavigationType.Pop || keepsPlace(state)) return
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (anchor) {
      anchor.scrollIntoView()
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, how, placedOrder])
}
