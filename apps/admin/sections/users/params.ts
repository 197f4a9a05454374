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
  guests: flag,
})
const OPEN = z.object({ user: itemId, guest: itemId })

/** Filters, page and the customer or guest whose dialog is open. */
export function useUsersParams() {
  const { filters, params, page, view, applyView, setFilters, setPage, open } = useListParams(FILTERS, OPEN)
  const { premium, guests, group, ...others } = filters
  const query: Query<'listUsers'> = {
    page,
    search: filters.search.trim(),
    platform: filters.platform,
    status: filters.status,
    group: filters.group.trim() || undefined,
  }
  return {
    filters: { ...others, group: group || undefined, premiumOnly: premium, guestsOnly: guests },
    query,
    view,
    applyView,
    managedId: params.user,
    setFilters: ({ premiumOnly, guestsOnly, ...next }: UserFilters) =>
      setFilters({ ...next, premium: premiumOnly, guests: guestsOnly }),
    setPage,
    manage: (id: string | undefined) => open('user', id),
    guestId: params.guest,
    openGuest: (id: string | undefined) => open('guest', id),
  }
}

export type UsersParams = ReturnType<typeof useUsersParams>
