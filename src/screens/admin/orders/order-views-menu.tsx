import { useState } from 'react'
import { ChevronDownIcon, PlusIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { OrderSort } from '../../../domain/orders/order'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Button } from '../../../ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu'
import { OrderViewDialog } from './order-view-dialog'
import { BUILT_IN_VIEWS, builtInFilters, isSameView } from './order-views'
import type { OrderFilters, OrderView } from './orders-types'

export interface OrderViewsProps {
  filters: OrderFilters
  sort: OrderSort
  /** The administrator's own. */
  views: readonly OrderView[]
  onViewApply: (view: Pick<OrderView, 'filters' | 'sort'>) => void
  /** Keeps what is shown now under a name that is free. */
  onViewSave: (name: string) => void
  onViewRemove: (name: string) => void
}

const STANDARD: OrderSort = 'newest'

/** Filters by name: ready ones, the own ones, keeping and deleting. */
export function OrderViewsMenu(props: OrderViewsProps) {
  const { filters, sort, views, onViewApply, onViewSave, onViewRemove } = props
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const [asking, setAsking] = useState<'name' | 'remove'>()
  const shown = { filters, sort }
  const own = views.find((view) => isSameView(view, shown))
  const builtIn = BUILT_IN_VIEWS.find((view) =>
    isSameView({ filters: builtInFilters[view], sort: STANDARD }, shown),
  )
  const current = own?.name ?? (builtIn && t(`views.${builtIn}`))
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="admin"
            className="max-w-60 min-w-0"
            {...(current && { 'aria-label': t('views.current', { name: current }) })}
          >
            <span className="truncate">{current ?? t('views.menu')}</span>
            <ChevronDownIcon size="s" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-w-80">
          <DropdownMenuLabel>{t('views.builtIn')}</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={own ? '' : (builtIn ?? '')} aria-label={t('views.builtIn')}>
            {BUILT_IN_VIEWS.map((view) => (
              <DropdownMenuRadioItem
                key={view}
                value={view}
                onSelect={() => onViewApply({ filters: builtInFilters[view], sort: STANDARD })}
              >
                {t(`views.${view}`)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          {views.length > 0 && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuLabel>{t('views.own')}</DropdownMenuLabel>
              <DropdownMenuRadioGroup value={own?.name ?? ''} aria-label={t('views.own')}>
                {views.map((view) => (
                  <DropdownMenuRadioItem key={view.name} value={view.name} onSelect={() => onViewApply(view)}>
                    <span className="truncate">{view.name}</span>
                  </DropdownMenuRadioItem>
                ))}
              </DropdownMenuRadioGroup>
            </>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={PlusIcon}
            disabled={current !== undefined}
            onSelect={() => setAsking('name')}
          >
            {t('views.save')}
          </DropdownMenuItem>
          {own && (
            <DropdownMenuItem icon={TrashIcon} tone="danger" onSelect={() => setAsking('remove')}>
              <span className="truncate">{t('views.remove', { name: own.name })}</span>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
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
