import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { USER_STATUSES } from '@/shop/users/users'
import { PLATFORMS } from '@/shop/shared/platform'
import type { UserFilters } from '@/screens/admin/users/users-types'
import { flag, itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'

const FILTERS = z.object({
  search: textParam,
  platform: oneOfParam(PLATFORMS),
  status: oneOfParam(USER_STATUSES),
  group: textParam,
  premium: flag,
})
const OPEN = z.object({ user: itemId })

/** Filters, page and the user whose dialog is open. */
export function useUsersParams() {
  const { filters, params, page, view, applyView, setFilters, setPage, open } = useListParams(FILTERS, OPEN)
  const { premium, group, ...others } = filters
  const query: Query<'listUsers'> = {
    page,
    search: filters.search.trim(),
    platform: filters.platform,
    status: filters.status,
    group: filters.group.trim() || undefined,
  }
  return {
    filters: { ...others, group: group || undefined, premiumOnly: premium },
    query,
    view,
    applyView,
    managedId: params.user,
    setFilters: ({ premiumOnly, ...next }: UserFilters) => setFilters({ ...next, premium: premiumOnly }),
    setPage,
    manage: (id: string | undefined) => open('user', id),
  }
}
