import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/domain/shared/platform'
import { ACTIVITY, type CargoFilters } from '@/screens/admin/cargo/cargo-types'
import { useAddress } from './use-address'

/** Filters, page and the company whose form is open. */
export function useCargoAddress() {
  const { text, choice, page, setPage, setFilters, open } = useAddress()
  const filters: CargoFilters = {
    search: text('search'),
    platform: choice('platform', PLATFORMS),
    activity: choice('activity', ACTIVITY),
  }
  const query: Query<'listCargo'> = {
    page,
    search: filters.search.trim(),
    platform: filters.platform,
    ...(filters.activity && { isActive: filters.activity === 'active' ? 'true' : 'false' }),
  }
  return {
    filters,
    query,
    editedId: text('company') || undefined,
    setFilters: ({ search, platform, activity }: CargoFilters) => setFilters({ search, platform, activity }),
    setPage,
    edit: (id: string | undefined) => open('company', id),
  }
}
