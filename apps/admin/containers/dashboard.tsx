import { useNavigate } from 'react-router-dom'
import { formatDate, useLanguage } from '@/i18n'
import { DashboardScreen } from '@/screens/admin/dashboard/dashboard-screen'
import { useDashboard, useMonth, useRecentOrders } from '../queries/dashboard'
import { itemState, listState } from '../queries/states'
import { useSession } from '../stores/session'

export default function DashboardContainer() {
  const navigate = useNavigate()
  const language = useLanguage()
  const name = useSession(({ admin }) => admin?.name ?? '')
  const stats = useDashboard()
  const orders = useRecentOrders()
  const revenue = useMonth()
  return (
    <DashboardScreen
      adminName={name}
      today={formatDate(new Date().toISOString(), language, 'long')}
      state={itemState(stats)}
      orders={listState(orders)}
      revenue={itemState(revenue)}
      onRetry={() => void stats.refetch()}
      onOrdersRetry={() => void orders.refetch()}
      onRevenueRetry={() => void revenue.refetch()}
      onOrderOpen={(id) => void navigate(`/dashboard?section=orders&order=${id}`)}
    />
  )
}
