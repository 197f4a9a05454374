import type { Query } from '@/contract/shared/dto'
import { PLATFORMS } from '@/domain/shared/platform'
import { PRODUCT_STATUSES } from '@/domain/catalogue/product'
import { PRODUCT_MARKS, PRODUCT_SORTS, type ProductFilters } from '@/screens/admin/products/products-types'
import { NEW, useAddress } from './use-address'

const MODES = ['view'] as const

/** Filters, order, page, the open product and whether it is only looked at. */
export function useProductsAddress() {
  const { text, choice, page, setPage, setFilters, change } = useAddress()
  const filters: ProductFilters = {
    search: text('search'),
    status: choice('status', PRODUCT_STATUSES),
    platform: choice('platform', PLATFORMS),
    category: text('category') || undefined,
    mark: choice('mark', PRODUCT_MARKS),
    sort: choice('sort', PRODUCT_SORTS),
  }
  const { mark, search, ...others } = filters
  const query: Query<'listProducts'> = {
    ...others,
    page,
    search: search.trim(),
    ...(mark && { [mark]: 'true' }),
  }
  const opened = text('product') || undefined
  const open = (product: string | undefined, mode?: 'view') =>
    change({ product, mode }, product === undefined || opened === NEW)
  return {
    filters,
    query,
    isNew: opened === NEW,
    openId: opened === NEW ? undefined : opened,
    mode: choice('mode', MODES) ?? ('edit' as const),
    setFilters: ({ search: typed, status, platform, category, mark: marked, sort }: ProductFilters) =>
      setFilters({ search: typed, status, platform, category, mark: marked, sort }),
    setPage,
    create: () => open(NEW),
    view: (id: string) => open(id, 'view'),
    edit: (id: string) => open(id),
    close: () => open(undefined),
  }
}
