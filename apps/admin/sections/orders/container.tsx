import { lazy, Suspense, use, useState } from 'react'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import type { OrderNotice } from '@/screens/admin/orders/orders-types'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import { itemState } from '../../shared/query-states'
import { RefundOrder } from '../returns/refund'
import { useCargoAssignment } from './cargo-assignment'
import { useOrderChanges } from './changes'
import { useOrderDocuments } from './documents'
import { useOrderList } from './list'
import { useOrderParams } from './params'
import { useOrderWork } from './order-work'
import { useOrder } from './queries'

const BulkShipping = lazy(() => import('./bulk-shipping'))

export default function OrdersContainer() {
  const [notice, show] = useState<OrderNotice>()
  const params = useOrderParams()
  const documents = useOrderDocuments(show)
  const { selected, ...list } = useOrderList(params, documents, show)
  const order = useOrder(params.openId)
  const [isShipping, setShipping] = useState(false)
  const changes = useOrderChanges(order.data, show)
  const work = useOrderWork(params.openId, order.data, show)
  const cargo = useCargoAssignment(order.data, () => show({ code: 'cargoAssigned' }))
  // The panel may contain a note that has not been added yet.
  const { leave } = use(LeaveGuardContext)
  const select = (id: string | undefined) => {
    if (id !== params.openId) leave(() => params.select(id))
  }
  return (
    <OrdersScreen
      {...list}
      {...changes}
      {...work}
      openId={params.openId}
      detail={itemState(order)}
      assignment={cargo.state}
      notice={notice}
      refund={
        work.work.dialog === 'refund' &&
        order.data && (
          <RefundOrder
            order={order.data}
            onDone={() => show({ code: 'refunded' })}
            onClose={work.actions.onDialogClose}
          />
        )
      }
      shipping={
        isShipping && (
          <Suspense>
            <BulkShipping
              orders={selected}
              show={show}
              onClose={(left) => {
                setShipping(false)
                params.setSelection(left)
              }}
            />
          </Suspense>
        )
      }
      onShippingStart={() => setShipping(true)}
      onOpen={select}
      onDetailClose={() => select(undefined)}
      onDocumentDownload={(kind) =>
        order.data && documents.one(order.data.id, order.data.invoiceNumber ?? order.data.number, kind)
      }
      onDetailRetry={() => void order.refetch()}
      onAssignStart={cargo.start}
      onAssign={cargo.assign}
      onAssignCancel={cargo.cancel}
      onCompaniesRetry={cargo.retry}
      onNoticeEnd={() => show(undefined)}
    />
  )
}
