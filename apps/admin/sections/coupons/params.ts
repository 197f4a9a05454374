import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { COUPON_STATUSES, COUPON_TYPES } from '@/domain/coupons/coupon-types'
import { PLATFORMS } from '@/domain/shared/platform'
import { itemId, oneOf, text, useListParams } from '../../shared/section-params'

const FILTERS = z.object({
  search: text,
  status: oneOf(COUPON_STATUSES),
  type: oneOf(COUPON_TYPES),
  platform: oneOf(PLATFORMS),
})
const OPEN = z.object({ coupon: itemId, stats: itemId })

/** Filters, page, the coupon being edited and the one whose statistics are open. */
export function useCouponsParams() {
  const { filters, params, page, setFilters, setPage, open } = useListParams(FILTERS, OPEN)
  const query: Query<'listCoupons'> = { ...filters, page, search: filters.search.trim() }
  return {
    filters,
    query,
    editedId: params.coupon,
    statsId: params.stats,
    setFilters,
    setPage,
    edit: (id: string | undefined) => open('coupon', id),
    showStats: (id: string | undefined) => open('stats', id),
  }
}
