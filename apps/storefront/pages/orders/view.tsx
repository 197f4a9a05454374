import '../../rest.css'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { useSession } from '../../features/application'
import { isComplete, readOrderKey } from '../../features/orders/order-search-params'
import { MyOrders } from './my-orders'
import { OrderLookup } from './order-lookup'

/** A customer's list; a visitor, and who follows a guest's link, asks for one order. */
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
