import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { fields } from '@/shop/shared/stored'
import { useOverlay } from '../../features/application'

/** The router counts the entries that this tab has made in the history. */
const hasPageBefore = () => Number(fields(window.history.state).idx) > 0

/** Leads back to the page that the checkout was opened from, else home, with the cart open. */
export function useBackToCart(): () => void {
  const navigate = useNavigate()
  const open = useOverlay((overlay) => overlay.open)
  const wanted = useRef(false)
  // Going back closes overlays, so that the cart opens after it.
  useEffect(
    () => () => {
      if (wanted.current) open({ kind: 'cart' })
    },
    [open],
  )
  return () => {
    wanted.current = true
    void (hasPageBefore() ? navigate(-1) : navigate('/'))
  }
}
