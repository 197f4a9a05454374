import '../all.css'
import { useSearchParams } from 'react-router-dom'
import { isComplete, readOrderKey } from '../order-address'
import { useSession } from '../stores/session'
import { useTitle } from '../use-title'
import { MyOrders } from './my-orders'
import { OrderLookup } from './order-lookup'

/** A customer's list; a visitor, and who follows a guest's link, asks for one order (decisions §2). */
export default function OrdersPageContainer() {
  useTitle('orders')
  const { user, started } = useSession()
  const key = readOrderKey(useSearchParams()[0])
  const isVisitor = started && user === null
  return isVisitor || isComplete(key) ? <OrderLookup initial={key} /> : <MyOrders />
}
