import { useState } from 'react'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { useCargoAssignment } from '../queries/cargo-assignment'
import { useOrderAddress } from '../queries/order-address'
import { useOrderChanges } from '../queries/order-changes'
import { useOrderList } from '../queries/order-list'
import { useOrder } from '../queries/orders'
import { itemState } from '../queries/states'

export default function OrdersContainer() {
  const [notice, say] = useState<OrderNotice>()
  const address = useOrderAddress()
  const list = useOrderList(address, say)
  const order = useOrder(address.selectedId)
  const changes = useOrderChanges(order.data, say)
  const cargo = useCargoAssignment(order.data, () => say({ code: 'cargoAssigned' }))
  return (
    <OrdersScreen
      {...list}
      {...changes}
      selectedId={address.selectedId}
      detail={itemState(order)}
      assignment={cargo.state}
      notice={notice}
      onSelect={address.select}
      onDetailClose={() => address.select(undefined)}
      onDetailRetry={() => void order.refetch()}
      onAssignStart={cargo.start}
      onAssign={cargo.assign}
      onAssignCancel={cargo.cancel}
      onCompaniesRetry={cargo.retry}
      onNoticeEnd={() => say(undefined)}
    />
  )
}
