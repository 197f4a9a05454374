import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/shop/shared/platform'
import { ACTIVITY } from '@/screens/admin/shared/lists/activity'
import { itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'

const FILTERS = z.object({
  search: textParam,
  platform: oneOfParam(PLATFORMS),
  activity: oneOfParam(ACTIVITY),
})
const OPEN = z.object({ company: itemId })

/** Filters, page and the company whose form is open. */
export function useCargoParams() {
  const { filters, params, page, view, applyView, setFilters, setPage, open } = useListParams(FILTERS, OPEN)
  const query: Query<'listCargo'> = {
    page,
    search: filters.search.trim(),
    platform: filters.platform,
    ...(filters.activity && { isActive: filters.activity === 'active' ? 'true' : 'false' }),
  }
  return {
    filters,
    query,
    keptView: { view, applyView },
    editedId: params.company,
    setFilters,
    setPage,
    edit: (id: string | undefined) => open('company', id),
  }
}
