import { useEffect, useRef } from 'react'
import { usePlaced } from './stores/placed'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** After a navigation: to the anchor or to the top, with the focus on the page's content. Back keeps its place. */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    usePlaced.setState({ order: null })
    if (how === NavigationType.Pop) return
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (anchor) {
      anchor.scrollIntoView()
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}
