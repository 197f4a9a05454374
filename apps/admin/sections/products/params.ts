import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { PRODUCT_STATUSES } from '@/domain/catalogue/product'
import { PLATFORMS } from '@/domain/shared/platform'
import { PRODUCT_MARKS, PRODUCT_SORTS } from '@/screens/admin/products/products-types'
import { itemId, NEW, oneOf, text, useListParams } from '../../shared/section-params'

const FILTERS = z.object({
  search: text,
  status: oneOf(PRODUCT_STATUSES),
  platform: oneOf(PLATFORMS),
  category: itemId,
  mark: oneOf(PRODUCT_MARKS),
  sort: oneOf(PRODUCT_SORTS),
})
const OPEN = z.object({ product: itemId, mode: oneOf(['view']) })

/** Filters, order, page, the open product and whether it is only looked at. */
export function useProductsParams() {
  const { filters, params, page, setFilters, setPage, change } = useListParams(FILTERS, OPEN)
  const { mark, search, ...others } = filters
  const query: Query<'listProducts'> = {
    ...others,
    page,
    search: search.trim(),
    ...(mark && { [mark]: 'true' }),
  }
  const opened = params.product
  const open = (product: string | undefined, mode?: 'view') =>
    change({ product, mode }, { replace: product === undefined || opened === NEW })
  return {
    filters,
    query,
    isNew: opened === NEW,
    openId: opened === NEW ? undefined : opened,
    mode: params.mode ?? ('edit' as const),
    setFilters,
    setPage,
    create: () => open(NEW),
    view: (id: string) => open(id, 'view'),
    edit: (id: string) => open(id),
    close: () => open(undefined),
  }
}
