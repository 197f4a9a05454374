import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/shop/shared/platform'
import { ACTIVITY } from '@/screens/admin/shared/lists/activity'
import { itemId, oneOfParam, useListParams } from '../../shared/section-params'

const FILTERS = z.object({ platform: oneOfParam(PLATFORMS), activity: oneOfParam(ACTIVITY) })
const OPEN = z.object({ category: itemId, mode: oneOfParam(['view']) })

/** Filters, the open category and whether it is read-only. */
export function useCategoriesParams() {
  const { filters, params, view, applyView, setFilters, change } = useListParams(FILTERS, OPEN)
  const query: Query<'listCategories'> = {
    platform: filters.platform,
    ...(filters.activity && { isActive: filters.activity === 'active' ? 'true' : 'false' }),
  }
  return {
    filters,
    query,
    keptView: { view, applyView },
    openId: params.category,
    mode: params.mode ?? ('edit' as const),
    setFilters,
    open: (category: string | undefined, mode?: 'view') =>
      change({ category, mode }, { replace: category === undefined }),
  }
}
