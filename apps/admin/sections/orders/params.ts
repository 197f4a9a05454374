import * as z from 'zod/mini'
import type { Query } from '@/contract/shared/dto'
import { ORDER_SORTS, ORDER_STATUS_FILTERS, PAYMENT_STATUSES, type OrderSort } from '@/shop/orders/order'
import { COUNTRIES } from '@/shop/orders/address'
import { DATE_RANGES } from '@/shop/orders/date-range'
import { toMajor } from '@/shop/shared/money'
import { PLATFORMS } from '@/shop/shared/platform'
import type { OrderFilters } from '@/screens/admin/orders/orders-types'
import {
  ids,
  itemId,
  oneOfParam,
  readParams,
  textParam,
  useListParams,
  viewQuery,
} from '../../shared/section-params'

const STANDARD: OrderSort = 'newest'
/** An amount in minor units. */
const minorParam = z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(0))), undefined)
const FILTERS = z.object({
  search: textParam,
  status: oneOfParam(ORDER_STATUS_FILTERS),
  platform: oneOfParam(PLATFORMS),
  range: oneOfParam(DATE_RANGES),
  payment: oneOfParam(PAYMENT_STATUSES),
  product: itemId,
  country: oneOfParam(COUNTRIES),
  carrier: itemId,
  coupon: itemId,
  amountFrom: minorParam,
  amountTo: minorParam,
  customer: itemId,
})
const OTHERS = z.object({ sort: z.catch(z.enum(ORDER_SORTS), STANDARD), selected: ids, order: itemId })

const majorOf = (minor: number | undefined) => (minor === undefined ? undefined : toMajor(minor))

/** What the filters ask for. */
const queryOf = (filters: OrderFilters): Query<'listOrders'> => ({
  search: filters.search.trim(),
  status: filters.status,
  platform: filters.platform,
  dateRange: filters.range,
  paymentStatus: filters.payment,
  product: filters.product,
  country: filters.country,
  carrier: filters.carrier,
  coupon: filters.coupon,
  amountFrom: majorOf(filters.amountFrom),
  amountTo: majorOf(filters.amountTo),
  user: filters.customer,
})

/** Filters and order of an address as a view keeps them. */
export const orderViewQuery = (params: URLSearchParams): string => viewQuery(FILTERS, OTHERS, params)

/** What a view asks for, whatever its order. */
export const queryOfView = (view: string): Query<'listOrders'> =>
  queryOf(readParams(FILTERS, new URLSearchParams(view)))

/** Filters, sort, page, selection and the open order. Changing the list clears the selection. */
export function useOrderParams() {
  const { filters, params, page, view, applyView, change, setFilters, open } = useListParams(FILTERS, OTHERS)
  const { sort } = params
  const query: Query<'listOrders'> = {
    page,
    ...queryOf(filters),
    sort: sort === STANDARD ? undefined : sort,
  }
  return {
    filters,
    sort,
    query,
    selectedIds: params.selected,
    openId: params.order,
    setFilters: (next: OrderFilters) => setFilters(next, { selected: [] }),
    setSort: (next: OrderSort) => change({ sort: next, selected: [], page: 1 }),
    view,
    setView: (next: string) => applyView(next, { selected: [] }),
    setPage: (next: number, options?: { replace?: boolean }) => change({ page: next, selected: [] }, options),
    /** Replaces the history entry: Back should not step through selections. */
    setSelection: (next: readonly string[]) => change({ selected: [...next] }, { replace: true }),
    /** Shows the newest orders; selection and the open order are kept. */
    toNewest: () => change({ sort: STANDARD, page: 1 }),
    select: (id: string | undefined) => open('order', id),
  }
}
