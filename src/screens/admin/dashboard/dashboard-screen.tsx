/**
 * How the shop is doing, and what waits to be done. States of the statistics: loading, error, ready; of the recent
 * orders: loading, error, empty, ready. The revenue chart is shown if `revenue` is given.
 */
import { useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import type { DashboardStats } from '@/shop/analytics/dashboard'
import type { OrderSummary } from '@/shop/orders/order'
import { isolated } from '@/shop/shared/isolated'
import { ErrorState } from '@/ui/error-state'
import { DashboardTotals } from './dashboard-totals'
import { DashboardOrders } from './dashboard-orders'
import { DashboardPlatforms } from './dashboard-platforms'
import { UnpaidHolds } from './unpaid-holds'
import { DashboardTop } from './dashboard-top'
import type { ItemState, ListState } from '../shared/lists/list-state'
import { Panel } from '../shared/panel'
import { RevenuePanel } from '../analytics/revenue-panel'
import { UNNAMED_ADMIN } from '@/shop/staff/admin'
import { ScreenHeader } from '../shared/screen-header'

export interface DashboardScreenProps {
  /** Name of the signed-in administrator, for the greeting. */
  adminName: string
  /** Today's date, formatted. */
  today?: string
  state: ItemState<DashboardStats>
  /** Missing without the permission to see them. */
  orders?: ListState<OrderSummary>
  /** Revenue of the last 30 days. */
  revenue?: ItemState<Analytics>
  onRetry: () => void
  onOrdersRetry: () => void
  onRevenueRetry?: () => void
  onOrderOpen: (id: string) => void
}

export function DashboardScreen(props: DashboardScreenProps) {
  const t = useTranslations('adminReports')
  const common = useTranslations('admin')
  const { state, revenue } = props
  const [firstName = props.adminName] = props.adminName.split(' ')
  const stats = state.status === 'ready' ? state.item : undefined
  return (
    <>
      <ScreenHeader
        keepTitle
        title={
          props.adminName === UNNAMED_ADMIN
            ? common('shell.welcome')
            : common('shell.welcomeName', { name: isolated(firstName) })
        }
        subtitle={props.today}
      />
      {state.status === 'error' ? (
        <Panel edge={false}>
          <ErrorState
            density="admin"
            title={state.message ?? t('dashboard.loadFailed')}
            onRetry={props.onRetry}
            retrying={state.retrying}
          />
        </Panel>
      ) : (
        <>
          {stats && <UnpaidHolds holds={stats.unpaidHolds} />}
          <DashboardTotals stats={stats} />
          {revenue ? (
            <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_23.25rem]">
              <RevenuePanel state={revenue} onRetry={props.onRevenueRetry} />
              <DashboardPlatforms stats={stats} />
            </div>
          ) : (
            <DashboardPlatforms stats={stats} wide className="mt-4" />
          )}
        </>
      )}
      <div className="mt-4 grid gap-4 min-[87rem]:grid-cols-[minmax(0,1fr)_23.25rem]">
        {props.orders && (
          <DashboardOrders state={props.orders} onRetry={props.onOrdersRetry} onOpen={props.onOrderOpen} />
        )}
        {state.status !== 'error' && <DashboardTop products={stats?.topProducts} />}
      </div>
    </>
  )
}
