import { ArrowLeftIcon, MailIcon, TruckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isReleased } from '@/shop/orders/order'
import { openUnits, sentUnits } from '@/shop/orders/parcels'
import { Button } from '@/ui/button'
import { CloseButton } from '@/ui/close-button'
import { Drawer, DrawerContent, DrawerTitle } from '@/ui/drawer'
import { IconButton } from '@/ui/icon-button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { useMay } from '../../shared/permissions'
import { OthersHere } from '../../shared/others-here'
import { ItemBody } from '../../shared/lists/item-body'
import type { ItemState } from '../../shared/lists/list-state'
import { OrderDetails, type OrderDetailsProps } from './order-details'
import { OrderStatusMark } from '../order-status'
import { Panel } from '../../shared/panel'
import { useSmall } from '../../shared/use-narrow'
import { useSidePanel } from './use-side-panel'

export interface OrderPanelProps extends Omit<OrderDetailsProps, 'order'> {
  state: ItemState<AdminOrder>
  /** Names of the others who have the order open. @default [] */
  others?: readonly string[]
  onClose: () => void
  onRetry: () => void
}

/**
 * Detail of an order: over the table's right columns, on smaller windows a dialog over the page, which fills the screen
 * of a phone.
 */
export function OrderPanel(props: OrderPanelProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { state, onClose } = props
  const overlay = useSmall()
  const order = state.status === 'ready' ? state.item : undefined
  const title = order?.number ?? t('detail.label')
  const mark = order && <OrderStatusMark status={order.status} />
  const side = useSidePanel({ isActive: !overlay, version: order?.updatedAt, onClose })
  if (!overlay)
    return (
      <Panel
        {...side}
        tabIndex={-1}
        aria-label={t('detail.label')}
        title={title}
        className="fixed inset-y-0 inset-e-0 z-10 flex w-100 flex-col rounded-none border-y-0 border-e-0 bg-surface-raised shadow-l outline-none"
        aside={
          <>
            {mark}
            <CloseButton size="admin" onClick={onClose} className="-me-2" />
          </>
        }
      >
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <PanelBody {...props} />
        </div>
        {order && <PanelFoot order={order} onAssign={() => props.onWork({ kind: 'cargo' })} />}
      </Panel>
    )
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent
        density="admin"
        sheet={null}
        closable={false}
        aria-describedby={undefined}
        className="overflow-hidden max-md:rounded-none!"
      >
        <header className="flex min-h-15 flex-none items-center gap-3 border-b border-border ps-2 pe-3 md:ps-5 md:pe-4">
          <IconButton
            size="admin"
            label={common('form.back')}
            icon={ArrowLeftIcon}
            onClick={onClose}
            className="md:hidden"
          />
          <DrawerTitle className="me-auto text-[1.0625rem]! tabular-nums">{title}</DrawerTitle>
          {mark}
          <CloseButton size="admin" onClick={onClose} className="max-md:hidden" />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <PanelBody {...props} />
        </div>
        {order && <PanelFoot order={order} onAssign={() => props.onWork({ kind: 'cargo' })} />}
      </DrawerContent>
    </Drawer>
  )
}

/** What is done with an order, always in view. */
function PanelFoot({ order, onAssign }: { order: AdminOrder; onAssign: () => void }) {
  const mayWrite = useMay('orders.write')
  const t = useTranslations('adminOrders')
  const shipping = useTranslations('adminShipping')
  const isOut = openUnits(order) === 0 && sentUnits(order) > 0
  return (
    <footer className="grid flex-none grid-cols-[1fr_1.4fr] gap-2.5 border-t border-border px-4 pt-3 pb-4 md:px-4.5 md:py-3">
      <Button asChild variant="outline" size="admin">
        <a href={`mailto:${order.customer.email}`}>
          <MailIcon size="s" />
          {t('detail.write')}
        </a>
      </Button>
      {mayWrite && !isReleased(order.status) && (
        <Button size="admin" variant={isOut ? 'outline' : 'primary'} aria-keyshortcuts="S" onClick={onAssign}>
          <TruckIcon size="s" />
          {shipping(isOut ? 'cargo.change' : sentUnits(order) > 0 ? 'cargo.rest' : 'cargo.assign')}
        </Button>
      )}
    </footer>
  )
}

function PanelBody({ state, others = [], onRetry, ...rest }: OrderPanelProps) {
  const t = useTranslations('adminOrders')
  return (
    <>
      <OthersHere names={others} className="px-4.5 not-empty:pt-3.5">
        {(names) => t('othersHere', { names, count: others.length })}
      </OthersHere>
      <ItemBody
        state={state}
        loading={<PanelSkeleton />}
        errorTitle={t('detail.loadFailed')}
        onRetry={onRetry}
      >
        {(order) => <OrderDetails order={order} {...rest} />}
      </ItemBody>
    </>
  )
}

function PanelSkeleton() {
  return (
    <LoadingRegion className="grid gap-4 p-4.5">
      <Skeleton className="w-28" />
      <Skeleton shape="block" className="h-9" />
      <Skeleton className="mt-3 w-20" />
      {['w-full', 'w-4/5', 'w-3/5', 'w-4/5'].map((width, index) => (
        <Skeleton key={`${index}-${width}`} className={width} />
      ))}
      <Skeleton shape="block" className="mt-3 h-32" />
    </LoadingRegion>
  )
}
