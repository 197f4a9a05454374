import { usePhone } from '../shared/use-narrow'
import { OrderRows } from './order-rows'
import { OrdersTable, type OrderListProps } from './orders-table'

/** Orders as a table, on phones as rows. */
export function OrderList(props: OrderListProps) {
  const List = usePhone() ? OrderRows : OrdersTable
  return <List {...props} />
}
