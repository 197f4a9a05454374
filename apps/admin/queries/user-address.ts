import type { Query } from '@/contract/shared/dto'
import { USER_STATUSES } from '@/domain/users/user'
import { PLATFORMS } from '@/domain/shared/platform'
import type { UserFilters } from '@/screens/admin/users/users-types'
import { useAddress } from './use-address'

/** Filters, page and the user whose dialog is open. */
export function useUserAddress() {
  const { text, choice, flag, page, setPage, setFilters, open } = useAddress()
  const filters: UserFilters = {
    search: text('search'),
    platform: choice('platform', PLATFORMS),
    status: choice('status', USER_STATUSES),
    premiumOnly: flag('premium'),
  }
  const query: Query<'listUsers'> = {
    page,
    search: filters.search.trim(),
    platform: filters.platform,
    status: filters.status,
  }
  return {
    filters,
    query,
    managedId: text('user') || undefined,
    setFilters: ({ search, platform, status, premiumOnly }: UserFilters) =>
      setFilters({ search, platform, status, premium: premiumOnly }),
    setPage,
    manage: (id: string | undefined) => open('user', id),
  }
}
