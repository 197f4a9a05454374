import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SessionUser } from '@/shop/account/account'
import { useOverlay, useSession } from '../application'

/**
 * A session that ends at the checkout keeps the page and opens the login over it. Once that has closed,
 * `settle` hears whether the same customer is back.
 * @param isExpress an express purchase needs an account, so that no guest may go on with it
 * @returns the last user of this page; null if nobody was signed in
 */
export function useEndedSession(isExpress: boolean, settle: (isBack: boolean) => void): SessionUser | null {
  const user = useSession((state) => state.user)
  const { open, overlay } = useOverlay((state) => state)
  const [last, setLast] = useState(user)
  const ended = useRef<SessionUser>(undefined)
  if (user && user !== last) setLast(user)
  const hasEnded = last !== null && user === null
  const isOpen = overlay !== null

  const askToLogIn = useEffectEvent(() => {
    if (!last) return
    ended.current = last
    open({ kind: 'auth', mode: 'login', then: 'stay', ended: { email: last.email, asGuest: !isExpress } })
  })
  useEffect(() => {
    if (hasEnded) askToLogIn()
  }, [hasEnded])

  const settleOnce = useEffectEvent(() => {
    if (!ended.current) return
    settle(user?.id === ended.current.id)
    ended.current = undefined
  })
  useEffect(() => {
    if (!isOpen) settleOnce()
  }, [isOpen])
  return last
}
