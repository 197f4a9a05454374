import { BagIcon } from '../../../icons'
import { useWords } from '../../../i18n'
import type { OrderSummary } from '../../../domain/orders/order'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Link } from '../../../ui/link'
import { LoadingRegion } from '../../../ui/skeleton'
import { TableSkeleton } from '../../../ui/table-states'
import type { ListState } from '../shared/lists/list-state'
import { OrderRows } from '../orders/order-rows'
import { OrdersTable } from '../orders/orders-table'
import { Panel } from '../shared/panel'
import { sectionHref } from '../layout/sections'
import { usePhone } from '../shared/use-narrow'

interface DashboardOrdersProps {
  state: ListState<OrderSummary>
  onRetry: () => void
  onOpen: (id: string) => void
}

/** The newest orders. */
export function DashboardOrders({ state, onRetry, onOpen }: DashboardOrdersProps) {
  const words = useWords('adminReports')
  const phone = usePhone()
  const List = phone ? OrderRows : OrdersTable
  return (
    <Panel
      title={words('dashboard.recent')}
      aside={
        <Link href={sectionHref('orders')} className="text-a-small">
          {words('dashboard.all')}
        </Link>
      }
    >
      {state.kind === 'loading' && (
        <LoadingRegion>
          <table className="w-full">
            <tbody>
              <TableSkeleton columns={phone ? 2 : 5} rows={5} />
            </tbody>
          </table>
        </LoadingRegion>
      )}
      {state.kind === 'error' && (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={state.message ?? words('dashboard.recentFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )}
      {state.kind === 'empty' && (
        <EmptyState
          density="admin"
          headingLevel={3}
          drawing={<BagIcon size="l" />}
          title={words('dashboard.recentNone')}
        />
      )}
      {state.kind === 'ready' && <List orders={state.items} onSelect={onOpen} />}
    </Panel>
  )
}
