import { createStore } from 'zustand'
import { ORDER_SORTS, ORDER_STATUS_FILTERS, PAYMENT_STATUSES } from '@/shop/orders/order'
import { DATE_RANGES } from '@/shop/orders/date-range'
import { PLATFORMS } from '@/shop/shared/platform'
import { fields, isText, jsonOf, oneOf, textOr } from '@/shop/shared/stored'
import type { OrdersView } from '@/screens/admin/orders/orders-types'
import { attempt } from '../../app/browser-storage'

export const ORDER_VIEWS_KEY = 'adminOrderViews'
/** Maximum stored views. */
const MOST = 50

/** Drops unknown values; undefined without a name. */
function readView(stored: unknown): OrdersView | undefined {
  const { name, filters, sort } = fields(stored)
  if (!isText(name)) return undefined
  const { search, status, platform, range, payment } = fields(filters)
  return {
    name: name.trim(),
    filters: {
      search: textOr(search, ''),
      status: oneOf(ORDER_STATUS_FILTERS, status),
      platform: oneOf(PLATFORMS, platform),
      range: oneOf(DATE_RANGES, range),
      payment: oneOf(PAYMENT_STATUSES, payment),
    },
    sort: oneOf(ORDER_SORTS, sort) ?? 'newest',
  }
}

/** Parses the stored views; of two with the same name the first one is kept. */
function readOrderViews(stored: unknown): readonly OrdersView[] {
  const list = jsonOf(stored)
  if (!Array.isArray(list)) return []
  const byName = new Map<string, OrdersView>()
  for (const each of list) {
    const view = readView(each)
    if (view && !byName.has(view.name)) byName.set(view.name, view)
  }
  return [...byName.values()].slice(0, MOST)
}

export interface OrderViewsState {
  readonly views: readonly OrdersView[]
  /** Replaces a view of the same name. @returns whether it could be stored permanently */
  readonly save: (view: OrdersView) => boolean
  readonly remove: (name: string) => void
  /** Called after another tab has saved or removed a view. */
  readonly readAgain: () => void
}

const read = () => readOrderViews(attempt(() => localStorage.getItem(ORDER_VIEWS_KEY)))

/** If storage is blocked, views are kept in memory. */
export const createOrderViews = () =>
  createStore<OrderViewsState>()((set, get) => {
    const write = (views: readonly OrdersView[]): boolean => {
      set({ views })
      const written = attempt(() => {
        localStorage.setItem(ORDER_VIEWS_KEY, JSON.stringify(views))
        return true
      })
      return written === true
    }
    return {
      views: read(),
      save: (view) => write([...get().views.filter(({ name }) => name !== view.name), view].slice(-MOST)),
      remove: (name) => void write(get().views.filter((view) => view.name !== name)),
      readAgain: () => set({ views: read() }),
    }
  })
