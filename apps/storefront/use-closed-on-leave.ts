import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { closeOverlay } from './stores/overlay'

/** An overlay whose links lead to pages does not stay over them. */
export function useClosedOnLeave(): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) closeOverlay()
  }, [key])
}
