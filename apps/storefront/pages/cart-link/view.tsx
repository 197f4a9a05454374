import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { CartLinkPage } from '@/screens/storefront/cart/cart-link-page'
import { parseCartLink } from '@/shop/cart/cart-link'
import { PageHead } from '../../app/page-head'
import { useApplication, useCart, useOverlay } from '../../features/application'
import { applyLinkedCoupon, fillCart } from '../../features/cart/fill-cart'
import { toQueryState } from '../../features/query-state'
import type { PageProps } from '../page'

/** Fills the cart by a link and shows it; says first what could not be added. */
export default function CartLinkView({ params }: PageProps) {
  const t = useTranslations('cart')
  const application = useApplication()
  const navigate = useNavigate()
  const open = useOverlay((overlay) => overlay.open)
  const started = useCart((cart) => cart.started)
  const code = useSearchParams()[0].get('coupon') ?? ''
  const items = params.items ?? ''
  const query = useQuery({
    queryKey: ['cart', 'link', items, code],
    queryFn: async () => {
      const leftOut = await fillCart(application, parseCartLink(items))
      if (code !== '') await applyLinkedCoupon(application, code)
      return leftOut
    },
    enabled: started,
    // Once: later the cart is the shopper's own, also when the window has the focus again.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const wanted = useRef(false)
  // Leaving a page closes overlays, so that the cart opens after it.
  useEffect(
    () => () => {
      if (wanted.current) open({ kind: 'cart' })
    },
    [open],
  )
  const showCart = () => {
    wanted.current = true
    void navigate('/', { replace: true })
  }
  const showFilled = useEffectEvent(showCart)
  const isFilled = query.data?.length === 0
  useEffect(() => {
    if (isFilled) showFilled()
  }, [isFilled])
  const state = toQueryState(query)
  return (
    <>
      <PageHead title={`${t('title')} – Verda`} />
      <CartLinkPage
        state={state.status === 'ready' ? { status: 'done', leftOut: state.data } : state}
        onCart={showCart}
        onRetry={() => void query.refetch()}
      />
    </>
  )
}
