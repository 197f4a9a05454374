import type { ReactNode, RefObject } from 'react'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { CargoAssignment } from '@/shop/cargo/cargo-form'
import { AddressDialog } from './panel/address-dialog'
import { CargoModal } from './panel/cargo-modal'
import { ShortageQuestion } from './panel/shortage-question'
import { OrderBulkDialog } from './order-bulk-dialog'
import type { OrderWorkProps } from './order-work-types'
import type { BulkChange, CargoAssignmentState, OrderSaving, StockShortage } from './orders-types'

export interface OrderDialogsProps extends OrderWorkProps {
  /** The opened order. */
  order: AdminOrder | undefined
  saving?: OrderSaving
  /** State of the cargo dialog; undefined if closed. */
  assignment?: CargoAssignmentState
  /** State of the bulk status change; undefined if closed. */
  bulk?: BulkChange
  /** Asks whether the open order's payment is accepted although stock is short; undefined if it does not. */
  shortages?: readonly StockShortage[]
  /** The open form of a refund. */
  refund?: ReactNode
  /** The open table of parcels. */
  shipping?: ReactNode
  /** Receives focus when the bulk dialog closes. */
  returnTo: RefObject<HTMLDivElement | null>
  onAssign: (id: string, input: CargoAssignment) => void
  onAssignCancel: () => void
  onCompaniesRetry: () => void
  onPayAnyway: (id: string) => void
  onShortageClose: () => void
  onBulkRun: () => void
  onBulkStop: () => void
  onBulkClose: () => void
}

/** Dialogs of the opened order or of the selected orders. */
export function OrderDialogs(props: OrderDialogsProps) {
  const { order, assignment, bulk } = props
  return (
    <>
      {assignment && order && (
        <CargoModal
          order={order}
          state={assignment}
          onAssign={(input) => props.onAssign(order.id, input)}
          onClose={props.onAssignCancel}
          onRetry={props.onCompaniesRetry}
        />
      )}
      {order && props.work.dialog === 'address' && (
        <AddressDialog
          address={order.address}
          submitting={props.work.saving === 'address'}
          serverError={props.work.serverError}
          onSave={props.actions.onAddressSave}
          onClose={props.actions.onDialogClose}
        />
      )}
      {props.refund}
      {props.shipping}
      {order && props.shortages && (
        <ShortageQuestion
          shortages={props.shortages}
          submitting={props.saving === 'payment'}
          onConfirm={() => props.onPayAnyway(order.id)}
          onCancel={props.onShortageClose}
        />
      )}
      {bulk && (
        <OrderBulkDialog
          change={bulk}
          returnTo={props.returnTo}
          onRun={props.onBulkRun}
          onStop={props.onBulkStop}
          onClose={props.onBulkClose}
        />
      )}
    </>
  )
}
