import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { PLATFORMS } from '@/shop/shared/platform'
import { PRODUCT_MARKS, PRODUCT_SORTS, type ProductFilters } from '@/screens/admin/products/products-types'
import { ids, itemId, NEW, oneOfParam, textParam, useListParams } from '../../shared/section-params'

const FILTERS = z.object({
  search: textParam,
  status: oneOfParam(PRODUCT_STATUSES),
  platform: oneOfParam(PLATFORMS),
  category: itemId,
  mark: oneOfParam(PRODUCT_MARKS),
  sort: oneOfParam(PRODUCT_SORTS),
})
const OPEN = z.object({ product: itemId, mode: oneOfParam(['view']), copy: itemId, selected: ids })

/**
 * Filters, sort, page, selection, the open product and whether it is read-only. The selection is kept across pages
 * and cleared by changing the filters.
 */
export function useProductsParams() {
  const { filters, params, page, view, applyView, setFilters, setPage, change } = useListParams(FILTERS, OPEN)
  const { mark, search, ...others } = filters
  const { sort, ...shown } = others
  const narrowed: Query<'exportProducts'> = {
    ...shown,
    search: search.trim(),
    ...(mark && { [mark]: 'true' }),
  }
  const query: Query<'listProducts'> = { ...narrowed, sort, page }
  const opened = params.product
  const open = (product: string | undefined, more: { mode?: 'view'; copy?: string } = {}) =>
    change(
      { product, mode: undefined, copy: undefined, ...more },
      { replace: product === undefined || opened === NEW },
    )
  return {
    filters,
    keptView: { view, applyView: (next: string) => applyView(next, { selected: [] }) },
    query,
    /** Filters of the export, which covers all pages. */
    narrowed,
    selectedIds: params.selected,
    isNew: opened === NEW,
    openId: opened === NEW ? undefined : opened,
    /** Product that a new one is copied from. */
    copiedId: opened === NEW ? params.copy : undefined,
    mode: params.mode ?? ('edit' as const),
    setFilters: (next: ProductFilters) => setFilters(next, { selected: [] }),
    /** Replaces the history entry: Back should not step through selections. */
    setSelection: (next: readonly string[]) => change({ selected: [...next] }, { replace: true }),
    setPage,
    create: () => open(NEW),
    duplicate: (id: string) => open(NEW, { copy: id }),
    view: (id: string) => open(id, { mode: 'view' }),
    edit: (id: string) => open(id),
    close: () => open(undefined),
  }
}
