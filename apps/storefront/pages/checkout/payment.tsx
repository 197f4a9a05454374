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

/** Where an order is paid, and where PayPal leads back to. */
export function Payment({ token }: { token: string }) {
  const { http, stores } = useApplication()
  const [params, setParams] = useSearchParams()
  const owner = useSession(({ user }) => user?.id)
  const [attempt, setAttempt] = useState({ number: 0, isPressed: false })
  const looking = useQuery({
    queryKey: ['paypal', token],
    queryFn: () => settlePaypal(http, token),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
  })
  const payment = looking.data
  const begins = payment?.state === 'open' && (attempt.isPressed || params.has('start'))
  const starting = useQuery({
    queryKey: ['paypal-start', token, attempt.number],
    queryFn: () => startPaypal(http, token),
    enabled: begins,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const approveUrl = starting.data
  const leave = useEffectEvent((url: string) => {
    // Back from PayPal leads to the button.
    setParams({ pay: token }, { replace: true, state: { keepsPlace: true } })
    location.assign(url)
  })
  useEffect(() => {
    if (approveUrl !== undefined) leave(approveUrl)
  }, [approveUrl])
  const isSettled = isCode(starting.error, 'CONFLICT')
  const { refetch } = looking
  useEffect(() => {
    // Paid or cancelled in the meantime.
    if (isSettled) void refetch()
  }, [isSettled, refetch])
  const begin = (isPressed: boolean) => setAttempt(({ number }) => ({ number: number + 1, isPressed }))
  useEffect(() => {
    // Back from PayPal, the browser may show this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && begin(false)
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
    if (starting.isError) return { status: 'failed', payment, message: refusalMessage(starting.error) }
    if (begins || approveUrl !== undefined) return { status: 'starting', payment }
    return { status: 'ready', payment, isCancelled: params.has('cancelled') }
  }
  return (
    <PayPage
      state={stateOf()}
      onPay={() => (payment ? begin(true) : void refetch())}
      orderHref={payment ? confirmationPath(payment.orderNumber) : '/orders'}
    />
  )
}
