import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '@/i18n'
import { ORDER_VIEWS, orderViewFilters, type OrderCounts } from '@/shop/orders/order-views'
import { useHttp } from '../../app/application'
import { attempt } from '../../app/browser-storage'
import { ListViews, useViews, viewsKey } from '../../shared/list-views'
import { orderViewQuery, queryOfView } from './params'
import { useOrderTotals } from './queries'

/** Where browsers kept views before the server did. */
export const FORMER_VIEWS_KEY = 'adminOrderViews'

interface OrderViewsProps {
  /** Filters and order of the list, as a view keeps them. */
  current: string
  counts: OrderCounts | undefined
  onApply: (query: string) => void
}

/** Ready and saved views of the orders, with their counts. */
export function OrderViews({ current, counts, onApply }: OrderViewsProps) {
  const t = useTranslations('adminOrders')
  const saved = useViews('orders')
  useTakeOver()
  return (
    <ListViews
      section="orders"
      saved={saved}
      counts={useOrderTotals(saved.map(({ query }) => queryOfView(query)))}
      current={current}
      ready={ORDER_VIEWS.map((view) => ({
        label: t(`views.${view}`),
        query: orderViewQuery(new URLSearchParams({ ...orderViewFilters[view] })),
        count: counts?.[view],
      }))}
      onApply={onApply}
    />
  )
}

/** Views that this browser kept itself are moved to the server. */
function useTakeOver() {
  const http = useHttp()
  const queries = useQueryClient()
  useEffect(() => {
    if (!attempt(() => localStorage.getItem(FORMER_VIEWS_KEY))) return
    void import('./take-over-views')
      .then(({ takeOverViews }) => takeOverViews(http, FORMER_VIEWS_KEY))
      .then(
        () => queries.invalidateQueries({ queryKey: viewsKey('orders') }),
        () => undefined, // They stay for the next time.
      )
  }, [http, queries])
}
