import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useOverlay } from '../application'

/** An overlay whose links lead to pages does not stay over them. */
export function useClosedOnLeave(): void {
  const { key } = useLocation()
  const close = useOverlay((overlay) => overlay.close)
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) close()
  }, [key, close])
}
