import { BagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OrderSummary } from '@/shop/orders/order'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Link } from '@/ui/link'
import { LoadingRegion } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table-states'
import type { ListState } from '../shared/lists/list-state'
import { OrderList } from '../orders/order-list'
import { Panel } from '../shared/panel'
import { sectionHref } from '../layout/sections'
import { usePhone } from '../shared/use-narrow'

interface DashboardOrdersProps {
  state: ListState<OrderSummary>
  onRetry: () => void
  onOpen: (id: string) => void
}

/** Most recent orders. */
export function DashboardOrders({ state, onRetry, onOpen }: DashboardOrdersProps) {
  const t = useTranslations('adminReports')
  const common = useTranslations('admin')
  const phone = usePhone()
  return (
    <Panel
      title={t('dashboard.recent')}
      aside={
        <>
          <span className="text-a-small text-text-subtle max-md:hidden">{common('zones.all')}</span>
          <Link href={sectionHref('orders')} className="text-a-small">
            {t('dashboard.all')}
          </Link>
        </>
      }
    >
      {state.status === 'loading' && (
        <LoadingRegion>
          <table className="w-full">
            <tbody>
              <TableSkeleton columns={phone ? 2 : 5} rows={5} />
            </tbody>
          </table>
        </LoadingRegion>
      )}
      {state.status === 'error' && (
        <ErrorState
          density="admin"
          headingLevel={3}
          title={state.message ?? t('dashboard.recentFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          density="admin"
          headingLevel={3}
          drawing={<BagIcon size="l" />}
          title={t('dashboard.recentNone')}
        />
      )}
      {state.status === 'ready' && <OrderList orders={state.items} onOpen={onOpen} />}
    </Panel>
  )
}
