import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlay } from '../application'

/** Closes the overlay when one of its links navigates. @param staysOn path on which it stays open */
export function useClosedOnLeave(staysOn?: string): void {
  const { key, pathname } = useLocation()
  const close = useOverlay((overlay) => overlay.close)
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key && pathname !== staysOn) close()
  }, [key, pathname, staysOn, close])
}
