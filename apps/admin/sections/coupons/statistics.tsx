import { useQuery } from '@tanstack/react-query'
import { CouponStatsModal } from '@/screens/admin/coupons/coupon-stats-modal'
import { getCoupon, getCouponStats } from '@/shop/coupons/coupons.client'
import { useHttp } from '../../app/application'
import { itemState } from '../../shared/query-states'
import { useOpenedItem } from '../../shared/use-opened-item'
import type { ListedCoupons } from './queries'

interface CouponStatisticsProps {
  id: string
  listed: ListedCoupons
  /** The coupon could not be loaded. */
  onFailed: (error: Error) => void
  onClose: () => void
}

/** Usage of a coupon, read anew at each opening. */
export function CouponStatistics({ id, listed, onFailed, onClose }: CouponStatisticsProps) {
  const http = useHttp()
  const stats = useQuery({
    queryKey: ['coupons', 'stats', id],
    queryFn: () => getCouponStats(http, id),
    staleTime: 0,
  })
  const { item: coupon } = useOpenedItem({
    id,
    name: 'coupon-statistics',
    items: listed.coupons,
    pending: listed.pending,
    read: getCoupon,
    onFailed: (error) => {
      onClose()
      onFailed(error)
    },
  })
  if (!coupon) return null
  return (
    <CouponStatsModal
      coupon={coupon}
      stats={itemState(stats)}
      onRetry={() => void stats.refetch()}
      onClose={onClose}
    />
  )
}
