import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isFailure } from '@/client'
import { useTranslations } from '@/i18n'
import { settlePaypal, startPaypal } from '@/shop/paypal/paypal.client'
import { PayPage, type PayPageState } from '@/screens/storefront/checkout/pay-page'
import { PageHead } from '../../app/page-head'
import { useApplication, useSession } from '../../features/application'
import { confirmationPath, placedOrderOf, rememberPlaced } from '../../features/checkout/placed-order'
import { refusalMessage } from '../../features/session/failure-message'

const isCode = (error: unknown, code: string) => isFailure(error) && error.code === code

/** Where an order is paid, and where PayPal leads back to. */
export default function PayView() {
  const t = useTranslations('checkout')
  const { http, stores } = useApplication()
  const [params, setParams] = useSearchParams()
  const token = params.get('token') ?? ''
  const owner = useSession(({ user }) => user?.id)
  const looking = useQuery({
    queryKey: ['paypal', token],
    queryFn: () => settlePaypal(http, token),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
  })
  const starting = useMutation({
    mutationFn: () => startPaypal(http, token),
    onSuccess: (approveUrl) => location.assign(approveUrl),
    // Paid or cancelled in the meantime.
    onError: (error) => isCode(error, 'CONFLICT') && void looking.refetch(),
  })
  const payment = looking.data
  const { mutate, reset } = starting
  const begins = params.has('start') && payment?.state === 'open'
  useEffect(() => {
    if (!begins) return
    // Back from PayPal leads to the button.
    setParams({ token }, { replace: true, state: { keepsPlace: true } })
    mutate()
  }, [begins, mutate, setParams, token])
  useEffect(() => {
    // Back from PayPal, the browser may show this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [reset])
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
    // Until the browser has left for PayPal.
    if (begins || starting.isPending || starting.isSuccess) return { status: 'starting', payment }
    return { status: 'ready', payment, isCancelled: params.has('cancelled') }
  }
  return (
    <>
      <PageHead title={t('pay.title')} />
      <PayPage
        state={stateOf()}
        onPay={() => (payment ? starting.mutate() : void looking.refetch())}
        orderHref={payment ? confirmationPath(payment.orderNumber) : '/orders'}
      />
    </>
  )
}
