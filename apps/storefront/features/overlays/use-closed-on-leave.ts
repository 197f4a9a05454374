import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useOverlay } from '../application'

const nowhere = () => false

/**
 * Closes the overlay when the browser goes back or forward, and when a link or button leads to another page.
 * @param stays paths on which it stays open when a link or button leads there
 */
export function useClosedOnLeave(stays: (pathname: string) => boolean = nowhere): void {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const close = useOverlay((overlay) => overlay.close)
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key && (how === NavigationType.Pop || !stays(pathname))) close()
  }, [key, pathname, how, stays, close])
}
