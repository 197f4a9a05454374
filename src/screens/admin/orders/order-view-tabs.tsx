import { cva } from 'class-variance-authority'
import { useEffect, useRef, useState } from 'react'
import { PlusIcon, TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { ORDER_VIEWS, type OrderCounts } from '@/shop/orders/order-views'
import type { OrderSort } from '@/shop/orders/order'
import { AlertDialog } from '@/ui/alert-dialog'
import { IconButton } from '@/ui/icon-button'
import { OrderViewDialog } from './order-view-dialog'
import { isSameView, readyFilters } from './order-views'
import type { OrderFilters, OrdersView } from './orders-types'

export interface OrderViewsProps {
  filters: OrderFilters
  sort: OrderSort
  /** The administrator's saved views. */
  views: readonly OrdersView[]
  /** Number of orders per predefined view; undefined while loading. */
  counts?: OrderCounts
  onViewApply: (view: Pick<OrdersView, 'filters' | 'sort'>) => void
  /** Saves the current filters under a unique name. */
  onViewSave: (name: string) => void
  onViewRemove: (name: string) => void
}

const STANDARD: OrderSort = 'newest'

// The right end fades out to show that the tabs can be scrolled.
const listStyles = cva([
  'flex min-w-0 [scrollbar-width:none] gap-5 self-stretch overflow-x-auto overflow-y-hidden pr-6 max-md:gap-4.5',
  '[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]',
])
const tabStyles = cva([
  'relative inline-flex min-h-11 max-w-60 flex-none items-center gap-1.5 text-a-body font-medium text-text-muted',
  'transition-colors duration-fast hover:text-text focus-visible:-outline-offset-2',
  'aria-pressed:font-semibold aria-pressed:text-text',
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-['']",
  'aria-pressed:after:bg-primary forced-colors:aria-pressed:after:bg-[Highlight]',
])
const countStyles = cva(
  'rounded-pill bg-neutral-bg px-1.75 py-px text-a-caption font-semibold text-neutral-fg tabular-nums',
)

/** Predefined views with their counts, then saved views; the current filters can be saved as a view. */
export function OrderViewTabs(props: OrderViewsProps) {
  const { filters, sort, views, counts, onViewApply, onViewSave, onViewRemove } = props
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  const [asking, setAsking] = useState<'name' | 'remove'>()
  const shown = { filters, sort }
  const own = views.find((view) => isSameView(view, shown))
  const ready = ORDER_VIEWS.find((view) => isSameView({ filters: readyFilters(view), sort: STANDARD }, shown))
  const list = useRef<HTMLDivElement>(null)
  const current = own?.name ?? ready
  useEffect(() => {
    const pressed = list.current?.querySelector('[aria-pressed="true"]')
    if (current !== undefined) pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <>
      <div role="group" aria-label={t('views.menu')} className={listStyles()} ref={list}>
        {ORDER_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={!own && view === ready}
            onClick={() => onViewApply({ filters: readyFilters(view), sort: STANDARD })}
            className={tabStyles()}
          >
            {t(`views.${view}`)}
            {counts && <span className={countStyles()}>{format.number(counts[view])}</span>}
          </button>
        ))}
        {views.map((view) => (
          <button
            key={view.name}
            type="button"
            aria-pressed={view === own}
            onClick={() => onViewApply(view)}
            className={tabStyles()}
          >
            <span className="truncate">{view.name}</span>
          </button>
        ))}
      </div>
      {own ? (
        <IconButton
          size="admin"
          icon={TrashIcon}
          label={t('views.remove', { name: own.name })}
          onClick={() => setAsking('remove')}
        />
      ) : (
        !ready &&
        // Views do not store a customer filter.
        filters.customer === undefined && (
          <IconButton
            size="admin"
            icon={PlusIcon}
            label={t('views.save')}
            onClick={() => setAsking('name')}
          />
        )
      )}
      {asking === 'name' && (
        <OrderViewDialog
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            setAsking(undefined)
            onViewSave(name)
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && own && (
        <AlertDialog
          open
          title={t('views.removeTitle', { name: own.name })}
          description={t('views.removeText')}
          confirmLabel={common('form.delete')}
          onConfirm={() => {
            setAsking(undefined)
            onViewRemove(own.name)
          }}
          onOpenChange={(open) => !open && setAsking(undefined)}
        />
      )}
    </>
  )
}
