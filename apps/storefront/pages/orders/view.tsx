import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { useApplication, useSession } from '../../features/application'
import { placedOrderOf } from '../../features/checkout/placed-order'
import { isCompleteSearch, readOrderKey } from '../../features/orders/order-search-params'
import { ConfirmOrder } from './confirm-order'
import { MyOrders } from './my-orders'
import { OrderLookup } from './order-lookup'

/**
 * The list for customers; the lookup of a single order for guests and for anyone who follows a guest's link; the button
 * that confirms an order for who follows the link in its mail.
 */
export default function OrdersView() {
  const t = useTranslations('meta')
  const isVisitor = useSession(({ user, started }) => started && user === null)
  const [params] = useSearchParams()
  const token = params.get('confirm')
  const { placed } = useApplication().stores
  const asked = readOrderKey(params)
  // The address of an order that this tab has placed is never part of a link.
  const known = isVisitor ? placedOrderOf(placed, asked.orderNumber, undefined) : undefined
  const key = { ...asked, email: asked.email || (known?.order.customer.email ?? '') }
  return (
    <>
      <PageHead title={t('orders.title')} />
      {token !== null ? (
        <ConfirmOrder token={token} />
      ) : isVisitor || isCompleteSearch(key) ? (
        <OrderLookup initial={key} />
      ) : (
        <MyOrders />
      )}
    </>
  )
}
