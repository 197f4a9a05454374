import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { settlePaypal, startPaypal } from '@/shop/paypal/paypal.client'
import { PayPage, type PayPageState } from '@/screens/storefront/checkout/pay-page'
import { useApplication, useSession } from '../../features/application'
import { confirmationPath, placedOrderOf, rememberPlaced } from '../../features/checkout/placed-order'
import { refusalMessage } from '../../features/session/failure-message'

const isCode = (error: unknown, code: string) => isFailure(error) && error.code === code

/** On the way to PayPal, or what went wrong with it. */
type Leaving = { readonly status: 'leaving' } | { readonly status: 'failed'; readonly message?: string }

/** Where an order is paid, and where PayPal leads back to. */
export function Payment({ token }: { token: string }) {
  const { http, stores } = useApplication()
  const [params, setParams] = useSearchParams()
  const owner = useSession(({ user }) => user?.id)
  const [leaving, setLeaving] = useState<Leaving>()
  const looking = useQuery({
    queryKey: ['paypal', token],
    queryFn: () => settlePaypal(http, token),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
  })
  const payment = looking.data
  const leave = async () => {
    setLeaving({ status: 'leaving' })
    try {
      location.assign(await startPaypal(http, token))
    } catch (error) {
      setLeaving({ status: 'failed', message: refusalMessage(error) })
      // Paid or cancelled in the meantime.
      if (isCode(error, 'CONFLICT')) void looking.refetch()
    }
  }

  const begins = params.has('start') && payment?.state === 'open'
  const begin = useEffectEvent(() => {
    // Back from PayPal leads to the button.
    setParams({ pay: token }, { replace: true, state: { keepsPlace: true } })
    void leave()
  })
  useEffect(() => {
    if (begins) begin()
  }, [begins])
  useEffect(() => {
    // Back from PayPal, the browser may show this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(undefined)
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [])
  useEffect(() => {
    if (payment?.state !== 'paid') return
    const known = placedOrderOf(stores.placed, payment.orderNumber, owner)
    if (!known || known.order.payment.status === 'completed') return
    const order = { ...known.order, payment: { ...known.order.payment, status: 'completed' as const } }
    rememberPlaced(stores.placed, { ...known, order })
  }, [payment, stores.placed, owner])

  const stateOf = (): PayPageState => {
    if (token === '' || isCode(looking.error, 'NOT_FOUND')) return { status: 'unknown' }
    if (looking.isError) return { status: 'failed', payment, message: refusalMessage(looking.error) }
    if (!payment) return { status: 'loading' }
    if (payment.state !== 'open') return { status: payment.state, payment }
    if (leaving?.status === 'failed') return { ...leaving, payment }
    if (begins || leaving) return { status: 'starting', payment }
    return { status: 'ready', payment, isCancelled: params.has('cancelled') }
  }
  return (
    <PayPage
      state={stateOf()}
      onPay={() => void (payment ? leave() : looking.refetch())}
      orderHref={payment ? confirmationPath(payment.orderNumber) : '/orders'}
    />
  )
}
