import type { ReactNode, RefObject } from 'react'
import { RefreshIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { isShippable, type OrderSummary } from '@/shop/orders/order'
import { awaitsPayment } from '@/shop/orders/payment-due'
import { CURRENCIES } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import { RemovableTag } from '@/ui/removable-tag'
import { useMay } from '../shared/permissions'
import { ExportButton, type ListExportProps } from '../shared/lists/export-button'
import { ListToolbar } from '../shared/lists/list-toolbar'
import { SelectionCount } from '../shared/lists/selection-count'
import type { OrderNews } from './orders-types'
import { usePhone } from '../shared/use-narrow'
import { OrderSelectionActions, type OrderSelectionActionsProps } from './order-selection-actions'

export interface OrdersToolbarProps
  extends ListExportProps, Omit<OrderSelectionActionsProps, 'onClear' | 'hasUnpaid' | 'isShippable'> {
  /** Receives focus when the focused button is removed. */
  ref: RefObject<HTMLDivElement | null>
  /** Orders of the current page. */
  orders: readonly OrderSummary[]
  selection: readonly string[]
  /** `ViewTabs`, shown while nothing is selected. */
  views: ReactNode
  news?: OrderNews
  onSelectionChange: (ids: readonly string[]) => void
  /** Shows the orders of all customers again; without it the list is not limited to one. */
  onCustomerClear?: () => void
  onNewsLoad: () => void
}

/** Toolbar above the filters with constant height: views, or the actions for the selected orders. */
export function OrdersToolbar({
  ref,
  orders,
  selection,
  news,
  onCustomerClear,
  ...props
}: OrdersToolbarProps) {
  const mayExport = useMay('orders.export')
  const t = useTranslations('adminOrders')
  const list = useTranslations('adminOrderList')
  const phone = usePhone()
  const count = selection.length
  const chosen = orders.filter(({ id }) => selection.includes(id))
  const sumOf = useSums()
  /** Moves focus to the toolbar after a press that removes the pressed button. */
  const stay = () => ref.current?.focus({ preventScroll: true })
  return (
    <ListToolbar ref={ref} label={t('toolbar')} selecting={count > 0}>
      <SelectionCount
        rows={orders}
        selection={selection}
        texts={{
          page: list('select.page'),
          count: t('select.count', { count }),
          countShort: t('select.countShort', { count }),
        }}
        onSelectionChange={props.onSelectionChange}
      />
      {count > 0 ? (
        <OrderSelectionActions
          onClear={() => {
            props.onSelectionChange([])
            stay()
          }}
          making={props.making}
          hasUnpaid={chosen.some(awaitsPayment)}
          isShippable={chosen.some(isShippable)}
          onBulkStart={props.onBulkStart}
          onShippingStart={props.onShippingStart}
          onDocumentsDownload={props.onDocumentsDownload}
        />
      ) : (
        <>
          {props.views}
          {onCustomerClear && (
            <RemovableTag
              label={orders[0]?.customer.name ?? t('customerOnly')}
              onRemove={() => {
                onCustomerClear()
                stay()
              }}
            />
          )}
        </>
      )}
      {!(phone && count > 0) && (
        <div className="ms-auto flex flex-none items-center gap-2.5 max-md:gap-2">
          <NewsButton
            news={news}
            onNewsLoad={() => {
              props.onNewsLoad()
              stay()
            }}
          />
          {count > 0 && <span className="text-on-inverse-muted tabular-nums">{sumOf(chosen)}</span>}
          {mayExport && count === 0 && (
            <ExportButton
              texts={{
                start: t('export.start'),
                running: t('export.running'),
                cancel: t('export.cancel'),
                progress: (progress) => t('export.progress', { ...progress }),
              }}
              exporting={props.exporting}
              onExport={() => {
                props.onExport()
                stay()
              }}
              onExportCancel={() => {
                props.onExportCancel()
                stay()
              }}
            />
          )}
        </div>
      )}
    </ListToolbar>
  )
}

/** Totals of the orders, one for each currency. */
function useSums() {
  const format = useFormat()
  return (orders: readonly OrderSummary[]): string =>
    CURRENCIES.flatMap((currency) => {
      const own = orders.filter((order) => order.currency === currency)
      const amount = own.reduce((sum, { total }) => sum + total, 0)
      return own.length > 0 ? [format.money({ amount, currency })] : []
    }).join(' + ')
}

/** The live region is mounted before its content, so that screen readers announce it. */
function NewsButton({ news, onNewsLoad }: Pick<OrdersToolbarProps, 'news' | 'onNewsLoad'>) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  return (
    <span role="status">
      {news && news.count > 0 && (
        <Button variant="soft" size="admin" onClick={onNewsLoad} className="max-sm:px-2.5">
          <RefreshIcon size="s" />
          <span className="max-sm:sr-only">{t(news.more ? 'newsMany' : 'news', { count: news.count })}</span>
          <span aria-hidden="true" className="tabular-nums sm:hidden">
            {format.number(news.count)}
            {news.more && '+'}
          </span>
        </Button>
      )}
    </span>
  )
}
