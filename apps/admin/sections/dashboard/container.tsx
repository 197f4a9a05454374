import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDate, useLanguage } from '@/i18n'
import { DashboardScreen } from '@/screens/admin/dashboard/dashboard-screen'
import { useMay } from '@/screens/admin/shared/permissions'
import { useAdminSession } from '../../app/application'
import { itemState, listState } from '../../shared/query-states'
import { useAnalytics } from '../analytics/queries'
import { useOrders } from '../orders/queries'
import { RENEWED_EVERY, useDashboard } from './queries'

export default function DashboardContainer() {
  const navigate = useNavigate()
  const language = useLanguage()
  const name = useAdminSession(({ admin }) => admin?.name ?? '')
  const [now] = useState(() => new Date().toISOString())
  const mayRead = useMay('orders.read')
  const stats = useDashboard()
  const orders = useOrders({ limit: 5 }, { every: RENEWED_EVERY, enabled: mayRead })
  const revenue = useAnalytics({ period: '30d' })
  return (
    <DashboardScreen
      adminName={name}
      today={formatDate(now, language, 'long')}
      state={itemState(stats)}
      orders={mayRead ? listState(orders) : undefined}
      revenue={itemState(revenue)}
      onRetry={() => void stats.refetch()}
      onOrdersRetry={() => void orders.refetch()}
      onRevenueRetry={() => void revenue.refetch()}
      onOrderOpen={(id) => void navigate(`/dashboard?section=orders&order=${id}`)}
    />
  )
}
