import type { RefObject } from 'react'
import { ChevronDownIcon, RefreshIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { ORDER_DOCUMENTS, type OrderDocument } from '../../../domain/orders/admin-order'
import { ORDER_STATUSES, type OrderStatus, type OrderSummary } from '../../../domain/orders/order'
import { Button } from '../../../ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu'
import { RemovableTag } from '../../../ui/removable-tag'
import { ClearSelection } from '../shared/lists/clear-selection'
import { ExportButton, type ListExportProps } from '../shared/lists/export-button'
import { ListToolbar } from '../shared/lists/list-toolbar'
import { PageCheckbox } from '../shared/lists/page-checkbox'
import { OrderViewTabs, type OrderViewsProps } from './order-view-tabs'
import type { OrderFilters, OrderNews } from './orders-types'
import { usePhone } from '../shared/use-narrow'

export interface OrdersToolbarProps extends OrderViewsProps, ListExportProps {
  /** Takes the focus when the button that had it is gone. */
  ref: RefObject<HTMLDivElement | null>
  /** The rows of the page. */
  orders: readonly OrderSummary[]
  selection: readonly string[]
  news?: OrderNews
  onFiltersChange: (filters: OrderFilters) => void
  onSelectionChange: (ids: readonly string[]) => void
  onBulkStart: (status: OrderStatus) => void
  onNewsLoad: () => void
  /** The file that is being made. */
  making?: OrderDocument
  /** Of the selected orders, in one file. */
  onDocumentsDownload: (kind: OrderDocument) => void
}

/**
 * Above the filters, always of one height: views, or what can be done with the selected orders. A phone has it above the
 * rows, and the views in a line of their own.
 */
export function OrdersToolbar({ ref, orders, selection, news, ...props }: OrdersToolbarProps) {
  const t = useTranslations('adminOrders')
  const phone = usePhone()
  const count = selection.length
  /** After a press that takes its own button away. */
  const stay = () => ref.current?.focus({ preventScroll: true })
  return (
    <ListToolbar ref={ref} label={t('toolbar')}>
      {phone && (
        <PageCheckbox
          label={t('select.page')}
          rows={orders}
          selection={selection}
          onSelectionChange={props.onSelectionChange}
          className="flex-none py-3 pr-1"
        />
      )}
      <p role="status" className={count > 0 ? 'font-semibold whitespace-nowrap tabular-nums' : 'sr-only'}>
        {phone && count > 0 ? t('select.countShort', { count }) : t('select.count', { count })}
      </p>
      {count > 0 ? (
        <SelectionActions
          onClear={() => {
            props.onSelectionChange([])
            stay()
          }}
          making={props.making}
          onBulkStart={props.onBulkStart}
          onDocumentsDownload={props.onDocumentsDownload}
        />
      ) : (
        <>
          {!phone && <OrderViewTabs {...props} />}
          {props.filters.customer !== undefined && (
            <RemovableTag
              label={orders[0]?.customer.name ?? t('customerOnly')}
              onRemove={() => {
                props.onFiltersChange({ ...props.filters, customer: undefined })
                stay()
              }}
            />
          )}
        </>
      )}
      {!(phone && count > 0) && (
        <div className="ml-auto flex flex-none items-center gap-2.5 max-md:gap-2">
          <NewsButton
            news={news}
            onNewsLoad={() => {
              props.onNewsLoad()
              stay()
            }}
          />
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
        </div>
      )}
    </ListToolbar>
  )
}

interface SelectionActionsProps extends Pick<
  OrdersToolbarProps,
  'making' | 'onBulkStart' | 'onDocumentsDownload'
> {
  onClear: () => void
}
function SelectionActions(props: SelectionActionsProps) {
  const { making, onClear, onBulkStart, onDocumentsDownload } = props
  const t = useTranslations('adminOrders')
  const phone = usePhone()
  const common = useTranslations('admin')
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="admin"
            aria-label={phone ? t('select.change') : undefined}
            className="max-sm:px-2.5"
          >
            {t(phone ? 'status' : 'select.change')}
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {ORDER_STATUSES.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => onBulkStart(status)}>
              {common(`orderStatus.${status}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="admin" loading={making !== undefined} className="max-sm:px-2.5">
            {t('documents.title')}
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {ORDER_DOCUMENTS.map((kind) => (
            <DropdownMenuItem key={kind} onSelect={() => onDocumentsDownload(kind)}>
              {t(`documents.many.${kind}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <ClearSelection label={t('select.clear')} onClear={onClear} />
    </>
  )
}

/** The live region is there before its content, so that screen readers announce it. */
function NewsButton({ news, onNewsLoad }: Pick<OrdersToolbarProps, 'news' | 'onNewsLoad'>) {
  const t = useTranslations('adminOrders')
  return (
    <span role="status">
      {news && news.count > 0 && (
        <Button variant="soft" size="admin" onClick={onNewsLoad} className="max-sm:px-2.5">
          <RefreshIcon size="s" />
          {t(news.more ? 'newsMany' : 'news', { count: news.count })}
        </Button>
      )}
    </span>
  )
}
