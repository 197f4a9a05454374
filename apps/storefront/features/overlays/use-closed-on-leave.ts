import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useOverlay } from '../application'

type Stays = (pathname: string) => boolean

const nowhere: Stays = () => false

/** Calls `leave` when the browser goes back or forward, and when a link or button leads elsewhere than `stays` says. */
export function useOnLeave(leave: () => void, stays = nowhere): void {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(key)
  const arrive = useEffectEvent(() => {
    if (how === NavigationType.Pop || !stays(pathname)) leave()
  })
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    arrive()
  }, [key])
}

/**
 * Closes the overlay when the browser goes back or forward, and when a link or button leads to another page.
 * @param stays paths on which it stays open when a link or button leads there
 */
export const useClosedOnLeave = (stays?: Stays): void =>
  useOnLeave(
    useOverlay((overlay) => overlay.close),
    stays,
  )
