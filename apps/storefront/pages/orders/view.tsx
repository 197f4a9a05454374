import '../../rest.css'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { useSession } from '../../features/application'
import { isComplete, readOrderKey } from '../../features/orders/order-search-params'
import { MyOrders } from './my-orders'
import { OrderLookup } from './order-lookup'

/** The list for customers; the lookup of a single order for guests and for anyone who follows a guest's link. */
export default function OrdersView() {
  const t = useTranslations('meta')
  const isVisitor = useSession(({ user, started }) => started && user === null)
  const key = readOrderKey(useSearchParams()[0])
  return (
    <>
      <PageHead title={t('orders.title')} />
      {isVisitor || isComplete(key) ? <OrderLookup initial={key} /> : <MyOrders />}
    </>
  )
}
