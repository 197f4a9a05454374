import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { allMessages } from '@/i18n/all-messages'
import { useLanguage } from '@/i18n'
import { App } from '@apps/storefront/app'
import { http } from '@apps/storefront/http'
import { endTakeOver } from '@apps/storefront/later'
import { ResourceCache } from '@apps/storefront/queries/resource-cache'
import { forgetAutomatic } from '@apps/storefront/stores/auto-coupon'
import { startCart, useCart } from '@apps/storefront/stores/cart'
import { clearCoupon } from '@apps/storefront/stores/coupon'
import { closeOverlay } from '@apps/storefront/stores/overlay'
import { usePlaced } from '@apps/storefront/stores/placed'
import { forgetDraft } from '@apps/storefront/stores/profile-draft'
import { forgetPriceChanges } from '@apps/storefront/stores/price-changes'
import { endSession, startSession } from '@apps/storefront/stores/session'
import { useToasts } from '@apps/storefront/stores/toasts'
import { useWishes } from '@apps/storefront/stores/wishes'

/** A browser that was never here: what the stores keep outside of React is put back. */
export function freshShopper(): void {
  localStorage.clear()
  endTakeOver()
  endSession()
  closeOverlay()
  // Before the coupon, whose removal writes the cart.
  useCart.setState({ lines: [], unsaved: false, started: false })
  clearCoupon()
  forgetAutomatic()
  forgetPriceChanges()
  forgetDraft()
  usePlaced.setState({ order: null })
  useToasts.setState({ toasts: [] })
  useWishes.setState({ ids: [] })
  startSession()
  startCart()
}

interface ShopProps {
  /** Address that is opened first. */
  path: string
}

/** The real storefront on mocked calls. */
export function Shop({ path }: ShopProps) {
  const language = useLanguage()
  const [resources] = useState(() => new ResourceCache(() => Promise.resolve(http)))
  return (
    <MemoryRouter initialEntries={[path]}>
      <App language={language} words={allMessages[language]} resources={resources} />
    </MemoryRouter>
  )
}
