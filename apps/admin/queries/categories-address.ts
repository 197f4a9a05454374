import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/domain/shared/platform'
import { ACTIVITY } from '@/screens/admin/cargo/cargo-types'
import type { CategoryFilters } from '@/screens/admin/categories/categories-types'
import { useAddress } from './use-address'

const MODES = ['view'] as const

/** Filters, the open category and whether it is only looked at. */
export function useCategoriesAddress() {
  const { text, choice, change } = useAddress()
  const filters: CategoryFilters = {
    platform: choice('platform', PLATFORMS),
    activity: choice('activity', ACTIVITY),
  }
  const query: Query<'listCategories'> = {
    platform: filters.platform,
    ...(filters.activity && { isActive: filters.activity === 'active' ? 'true' : 'false' }),
  }
  return {
    filters,
    query,
    openId: text('category') || undefined,
    mode: choice('mode', MODES) ?? ('edit' as const),
    setFilters: ({ platform, activity }: CategoryFilters) => change({ platform, activity }),
    open: (category: string | undefined, mode?: 'view') => change({ category, mode }, category === undefined),
  }
}
