import { OrdersScreen } from '@/screens/admin/orders-screen'
import { useCargoAssignment } from '../queries/cargo-assignment'
import { useOrderAddress } from '../queries/order-address'
import { useOrder, useOrders, useSetPayment, useSetStatus } from '../queries/orders'
import { itemState, listState } from '../queries/states'
import { useNotice } from '../queries/use-notice'
import type { OrderNotice } from '@/screens/admin/orders-types'

export default function OrdersContainer() {
  const address = useOrderAddress()
  const orders = useOrders(address.query)
  const order = useOrder(address.selectedId)
  const status = useSetStatus()
  const payment = useSetPayment()
  const { notice, say, saying, end } = useNotice<OrderNotice>()
  const cargo = useCargoAssignment(order.data, () => say({ code: 'cargoAssigned' }))
  return (
    <OrdersScreen
      state={listState(orders)}
      filters={address.filters}
      selectedId={address.selectedId}
      detail={itemState(order)}
      saving={status.isPending ? 'status' : payment.isPending ? 'payment' : undefined}
      assignment={cargo.state}
      notice={notice}
      onFiltersChange={address.setFilters}
      onPageChange={address.setPage}
      onRetry={() => void orders.refetch()}
      onRefresh={() => void orders.refetch()}
      onSelect={address.select}
      onDetailClose={() => address.select(undefined)}
      onDetailRetry={() => void order.refetch()}
      onStatusChange={(id, next) =>
        status.mutate({ id, status: next }, saying('statusUpdated', 'statusFailed', 'statusLost'))
      }
      onPaymentChange={(id, next) =>
        payment.mutate({ id, status: next }, saying('paymentUpdated', 'paymentFailed'))
      }
      onAssignStart={cargo.start}
      onAssign={cargo.assign}
      onAssignCancel={cargo.cancel}
      onCompaniesRetry={cargo.retry}
      onNoticeEnd={end}
    />
  )
}
