import { Suspense, use, useRef, useState } from 'react'
import { OrderList } from '@/screens/admin/orders/order-list'
import { OrdersScreen } from '@/screens/admin/orders/orders-screen'
import { ORDER_COLUMNS } from '@/screens/admin/orders/orders-table'
import { OrdersToolbar } from '@/screens/admin/orders/orders-toolbar'
import type { BulkTarget, OrderNotice, OrderWork } from '@/screens/admin/orders/orders-types'
import { OrderChanges } from '@/screens/admin/orders/panel/order-changes'
import { OrderPanel } from '@/screens/admin/orders/panel/order-panel'
import { ShortageQuestion } from '@/screens/admin/orders/panel/shortage-question'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import { useOthersHere } from '../../app/news'
import { lazyDialog } from '../../shared/lazy-dialog'
import { itemState, listState } from '../../shared/query-states'
import { useColumns } from '../../shared/use-columns'
import { afterEnd } from '../../shared/use-notice'
import { RefundOrder } from '../returns/refund'
import { BulkOrderChange } from './bulk-change'
import { useOrderChanges } from './changes'
import { useOrderCommands } from './commands'
import { CorrectAddress } from './correct-address'
import { useOrderDocuments } from './documents'
import { useOrderExport } from './export'
import { useOrderList } from './list'
import { useOrderMessages } from './messages'
import { OrderViews } from './order-views'
import { moreOrderFilters } from './more-filters'
import { useOrderParams } from './params'
import { useOrder } from './queries'

const AssignCargo = lazyDialog(() => import('./assign-cargo'))
const ChangeLines = lazyDialog(() => import('./change-lines'))
const MakeOrder = lazyDialog(() => import('./make-order'))
const BulkShipping = lazyDialog(() => import('./bulk-shipping'))
const TakeBackParcel = lazyDialog(() => import('./take-back-parcel'))

/** A dialog of the open order, or of the selected ones. */
type OpenDialog =
  | (OrderWork & { readonly of: string })
  | { readonly kind: 'shipping' | 'new' }
  | { readonly kind: 'bulk'; readonly to: BulkTarget; readonly opened?: boolean }

export default function OrdersContainer() {
  const [notice, show] = useState<OrderNotice>()
  const [dialog, open] = useState<OpenDialog>()
  const toolbar = useRef<HTMLDivElement>(null)
  const params = useOrderParams()
  const columns = useColumns('orders', ORDER_COLUMNS)
  const { filters, sort, openId } = params
  const list = useOrderList(params)
  const documents = useOrderDocuments(show)
  const { exporting, onExport, onExportCancel } = useOrderExport({
    query: params.query,
    total: list.orders.data?.total,
    show,
  })
  const order = useOrder(openId)
  const others = useOthersHere('orders', openId)
  const changes = useOrderChanges(order.data, show)
  const messages = useOrderMessages(openId, show)
  const selection = list.selected.map(({ id }) => id)
  // The panel may contain a note that has not been added yet.
  const { leave } = use(LeaveGuardContext)
  const select = (id: string | undefined) => {
    if (id !== openId) leave(() => params.select(id))
  }
  const close = () => open(undefined)
  useOrderCommands({
    ticked: list.selected,
    opened: order.data,
    onPay: (opened) => open({ kind: 'bulk', to: 'paid', opened }),
    onShip: () => open({ kind: 'shipping' }),
    onAssign: (of) => open({ kind: 'cargo', of }),
    onPrint: (kind, orders) => documents.many(orders, kind),
  })
  const tabs = <OrderViews current={params.view} counts={list.counts} onApply={params.setView} />
  const dialogOf = (kind: OrderWork['kind']) =>
    dialog?.kind === kind && dialog.of === openId ? order.data : undefined
  const [shipped, corrected, refunded] = [dialogOf('cargo'), dialogOf('address'), dialogOf('refund')]
  const [edited, takenBack] = [dialogOf('lines'), dialogOf('takeBack')]
  return (
    <OrdersScreen
      list={{
        state: listState(list.orders),
        filters,
        onFiltersChange: params.setFilters,
        onPageChange: params.setPage,
        onRetry: () => void list.orders.refetch(),
        onNoticeEnd: () => show(afterEnd(notice)),
      }}
      sort={sort}
      columns={columns}
      openId={openId}
      notice={notice}
      onSortChange={params.setSort}
      onRefresh={list.refresh}
      onMake={() => open({ kind: 'new' })}
      onUndo={changes.undo}
      moreFilters={moreOrderFilters(params)}
      rows={(orders) => (
        <OrderList
          orders={orders}
          sort={sort}
          columns={columns.chosen}
          openId={openId}
          selection={selection}
          onSortChange={params.setSort}
          onOpen={select}
          onSelectionChange={params.setSelection}
        />
      )}
      toolbar={
        <OrdersToolbar
          ref={toolbar}
          orders={list.rows}
          selection={selection}
          views={tabs}
          news={list.news}
          making={documents.making}
          exporting={exporting}
          onSelectionChange={params.setSelection}
          onCustomerClear={
            filters.customer === undefined
              ? undefined
              : () => params.setFilters({ ...filters, customer: undefined })
          }
          onNewsLoad={list.loadNews}
          onBulkStart={(to) => open({ kind: 'bulk', to })}
          onShippingStart={() => open({ kind: 'shipping' })}
          onDocumentsDownload={(kind) => documents.many(list.selected, kind)}
          onExport={onExport}
          onExportCancel={onExportCancel}
        />
      }
      detail={
        openId && (
          <OrderPanel
            key={openId}
            state={itemState(order)}
            others={others}
            saving={changes.saving}
            changes={
              order.data && (
                <OrderChanges
                  order={order.data}
                  saving={changes.saving}
                  onStatusChange={(status) => changes.setStatus(openId, status)}
                  onPaymentChange={(status) => changes.setPayment(openId, status)}
                />
              )
            }
            sending={messages.sending}
            addedNotes={messages.addedNotes}
            noteDraft={messages.noteDraft}
            making={documents.making}
            onNoteAdd={messages.addNote}
            onMailSend={messages.sendMail}
            onDocumentDownload={(kind, parcelId) => order.data && documents.one(order.data, kind, parcelId)}
            onXRechnungDownload={(number) => documents.xRechnung(openId, number)}
            onWork={(work) => open({ ...work, of: openId })}
            onRetry={() => void order.refetch()}
            onClose={() => select(undefined)}
          />
        )
      }
      dialogs={
        <>
          {shipped && (
            <Suspense>
              <AssignCargo
                order={shipped}
                parcelId={dialog?.kind === 'cargo' ? dialog.parcelId : undefined}
                onDone={() => show({ code: 'cargoAssigned' })}
                onClose={close}
              />
            </Suspense>
          )}
          {dialog?.kind === 'new' && (
            <Suspense>
              <MakeOrder
                platform={filters.platform}
                onDone={({ id }) => {
                  show({ code: 'orderMade' })
                  params.select(id)
                }}
                onClose={close}
              />
            </Suspense>
          )}
          {edited && (
            <Suspense>
              <ChangeLines order={edited} onDone={() => show({ code: 'orderChanged' })} onClose={close} />
            </Suspense>
          )}
          {takenBack && dialog?.kind === 'takeBack' && (
            <Suspense>
              <TakeBackParcel
                order={takenBack}
                parcelId={dialog.parcelId}
                onDone={() => show({ code: 'parcelTakenBack' })}
                onClose={close}
              />
            </Suspense>
          )}
          {corrected && (
            <CorrectAddress order={corrected} onDone={() => show({ code: 'addressSaved' })} onClose={close} />
          )}
          {refunded && (
            <RefundOrder order={refunded} onDone={() => show({ code: 'refunded' })} onClose={close} />
          )}
          {openId && changes.shortages && (
            <ShortageQuestion
              shortages={changes.shortages}
              submitting={changes.saving === 'payment'}
              onConfirm={() => changes.payAnyway(openId)}
              onCancel={changes.closeShortages}
            />
          )}
          {dialog?.kind === 'bulk' && (
            <BulkOrderChange
              to={dialog.to}
              orders={dialog.opened && order.data ? [order.data] : list.selected}
              returnTo={toolbar}
              onLeft={params.setSelection}
              onDone={(count) => show({ code: dialog.to === 'paid' ? 'bulkPaid' : 'bulkDone', count })}
              onClose={close}
            />
          )}
          {dialog?.kind === 'shipping' && (
            <Suspense>
              <BulkShipping orders={list.selected} show={show} onLeft={params.setSelection} onClose={close} />
            </Suspense>
          )}
        </>
      }
    />
  )
}
