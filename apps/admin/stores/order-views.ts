import { create } from 'zustand'
import { DATE_RANGES } from '@/domain/orders/date-range'
import { ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES } from '@/domain/orders/order'
import { PLATFORMS } from '@/domain/shared/platform'
import { fields, isText, jsonOf, oneOf, textOr } from '@/domain/shared/stored'
import type { OrderView } from '@/screens/admin/orders/orders-types'

export const ORDER_VIEWS_KEY = 'adminOrderViews'
/** More than a menu can hold is not kept. */
const MOST = 50

/** Unknown words are dropped, a view without a name is none. */
function readView(stored: unknown): OrderView | undefined {
  const { name, filters, sort } = fields(stored)
  if (!isText(name)) return undefined
  const { search, status, platform, range, payment } = fields(filters)
  return {
    name: name.trim(),
    filters: {
      search: textOr(search, ''),
      status: oneOf(ORDER_STATUSES, status),
      platform: oneOf(PLATFORMS, platform),
      range: oneOf(DATE_RANGES, range),
      payment: oneOf(PAYMENT_STATUSES, payment),
    },
    sort: oneOf(ORDER_SORTS, sort) ?? 'newest',
  }
}

/** Views out of whatever lies in storage; of two with one name the first counts. */
export function readOrderViews(stored: unknown): readonly OrderView[] {
  const list = jsonOf(stored)
  if (!Array.isArray(list)) return []
  const byName = new Map<string, OrderView>()
  for (const each of list) {
    const view = readView(each)
    if (view && !byName.has(view.name)) byName.set(view.name, view)
  }
  return [...byName.values()].slice(0, MOST)
}

function stored(): readonly OrderView[] {
  try {
    return readOrderViews(localStorage.getItem(ORDER_VIEWS_KEY))
  } catch {
    return []
  }
}

export const useOrderViews = create<{ views: readonly OrderView[] }>(() => ({ views: stored() }))

/** @returns whether it will outlive the page; storage may be blocked or full */
function keep(views: readonly OrderView[]): boolean {
  useOrderViews.setState({ views })
  try {
    localStorage.setItem(ORDER_VIEWS_KEY, JSON.stringify(views))
    return true
  } catch {
    return false
  }
}

/** Keeps a view; one of the same name is replaced. @returns whether it will outlive the page */
export const saveOrderView = (view: OrderView): boolean =>
  keep([...useOrderViews.getState().views.filter(({ name }) => name !== view.name), view].slice(-MOST))

export const removeOrderView = (name: string): boolean =>
  keep(useOrderViews.getState().views.filter((view) => view.name !== name))

/** Another tab saved or removed one, or all storage was cleared. */
export const readOrderViewsAgain = (): void => useOrderViews.setState({ views: stored() })

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === ORDER_VIEWS_KEY) readOrderViewsAgain()
})
