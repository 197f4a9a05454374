import { useRef, type ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from '@/shop/orders/order'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { OrderListLoading } from './order-list-loading'
import { OrderListPages } from './order-list-pages'
import { OrderRow } from './order-row'

export type OrderListState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message?: string; readonly retrying?: boolean }
  /** No order at all, or none with the selected status. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly orders: readonly OrderSummary[]
      /** 1-based; ten orders per page. */
      readonly page: number
      readonly totalPages: number
      /** Orders on all pages. */
      readonly total: number
    }

export interface OrderListProps {
  state: OrderListState
  /** Selected status; undefined shows all. */
  filter?: OrderStatus
  onFilterChange: (filter: OrderStatus | undefined) => void
  onPageChange: (page: number) => void
  onOpen: (orderId: string) => void
  onRetry: () => void
  productsHref?: string
  /** Above the filters: the customer's Sparabos. */
  subscriptions?: ReactNode
}

/** The customer's orders, filtered by status. States: loading, error, empty (all or filtered), ready. */
export function OrderList({ state, filter, onFilterChange, subscriptions, ...rest }: OrderListProps) {
  const t = useTranslations('account')
  const filters = useRef<HTMLDivElement>(null)
  // The button disappears with the press; that of the filters says the same.
  const handleShowAll = () => {
    onFilterChange(undefined)
    filters.current?.querySelector('button')?.focus()
  }
  return (
    <div data-slot="order-list">
      {subscriptions}
      <div
        ref={filters}
        role="group"
        aria-label={t('orders.filter')}
        className="mb-7 flex flex-wrap gap-2 max-md:-mx-5 max-md:[scrollbar-width:none] max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:gap-1.5 md:[&>*]:px-3 md:[&>*]:text-small/none"
      >
        <Chip selected={filter === undefined} onClick={() => onFilterChange(undefined)}>
          {t('orders.all')}
        </Chip>
        {ORDER_STATUSES.map((status) => (
          <Chip key={status} selected={filter === status} onClick={() => onFilterChange(status)}>
            {t(`orders.statuses.${status}`)}
          </Chip>
        ))}
      </div>
      <OrderListBody state={state} filtered={filter !== undefined} onShowAll={handleShowAll} {...rest} />
    </div>
  )
}

interface OrderListBodyProps extends Omit<OrderListProps, 'filter' | 'onFilterChange' | 'subscriptions'> {
  filtered: boolean
  onShowAll: () => void
}

function OrderListBody({ state, filtered, onShowAll, ...rest }: OrderListBodyProps) {
  const t = useTranslations('account')
  switch (state.status) {
    case 'loading':
      return <OrderListLoading />
    case 'error':
      return (
        <ErrorState
          title={t('orders.failedTitle')}
          onRetry={rest.onRetry}
          retrying={state.retrying}
          drawing={<Botanical name="hagebutte" preserveAspectRatio="xMidYMax meet" />}
          tint="rose"
        >
          {state.message ?? t('orders.failed')}
        </ErrorState>
      )
    case 'empty':
      return (
        <EmptyState
          tint="sage"
          drawing={<Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" />}
          title={t(filtered ? 'orders.noneOfStatus' : 'orders.emptyTitle')}
          action={
            filtered ? (
              <Button variant="outline" onClick={onShowAll}>
                {t('orders.showAll')}
              </Button>
            ) : (
              <Button asChild>
                <a href={rest.productsHref ?? '/products'}>{t('discover')}</a>
              </Button>
            )
          }
        >
          {!filtered && t('orders.emptyText')}
        </EmptyState>
      )
    case 'ready': {
      const { orders, page, totalPages, total } = state
      return (
        <>
          <ul aria-label={t('orders.title')}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} onOpen={() => rest.onOpen(order.id)} />
            ))}
          </ul>
          <OrderListPages
            page={page}
            totalPages={totalPages}
            total={total}
            onPageChange={rest.onPageChange}
          />
        </>
      )
    }
  }
}
