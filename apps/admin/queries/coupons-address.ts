import type { Query } from '@/contract/shared/dto'
import { COUPON_STATUSES, COUPON_TYPES } from '@/domain/coupons/coupon-types'
import { PLATFORMS } from '@/domain/shared/platform'
import type { CouponFilters } from '@/screens/admin/coupons/coupons-types'
import { useAddress } from './use-address'

/** Filters, page, the coupon whose form is open and the one whose statistics are. */
export function useCouponsAddress() {
  const { text, choice, page, setPage, setFilters, open } = useAddress()
  const filters: CouponFilters = {
    search: text('search'),
    status: choice('status', COUPON_STATUSES),
    type: choice('type', COUPON_TYPES),
    platform: choice('platform', PLATFORMS),
  }
  const query: Query<'listCoupons'> = { ...filters, page, search: filters.search.trim() }
  return {
    filters,
    query,
    editedId: text('coupon') || undefined,
    countedId: text('stats') || undefined,
    setFilters: ({ search, status, type, platform }: CouponFilters) =>
      setFilters({ search, status, type, platform }),
    setPage,
    edit: (id: string | undefined) => open('coupon', id),
    count: (id: string | undefined) => open('stats', id),
  }
}
