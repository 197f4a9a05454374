import { useState } from 'react'
import { isFailure } from '@/client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { ParcelLine } from '@/shop/orders/order'
import { openUnits } from '@/shop/orders/parcels'
import { CargoModal } from '@/screens/admin/orders/panel/cargo-modal'
import { isSame } from '@/screens/admin/shared/forms/conflicts'
import { useActiveCargo } from '../cargo/queries'
import { useAssignCargo } from './queries'
import { refusedLoadMessage } from '../../shared/query-states'

interface AssignCargoProps {
  order: AdminOrder
  /** Id of the parcel that is corrected. @default what is left is sent, or the last parcel corrected */
  parcelId?: string | undefined
  onDone: () => void
  onClose: () => void
}

/** Whether another order has the tracking number. */
const isShared = (error: Error | null): boolean =>
  isFailure(error) && error.details.field === 'trackingNumber'

/** The line of which less is left, as somebody else has sent it. */
function refusedLine(error: Error | null, lines: readonly ParcelLine[] = []) {
  const [, index] = /^lines\.(\d+)\.quantity$/.exec(isFailure(error) ? String(error.details.field) : '') ?? []
  const line = index === undefined ? undefined : lines[Number(index)]
  return line && { position: line.position, message: refusedLoadMessage(error) ?? '' }
}

/** Sends a parcel of an order, or corrects one; closes after that. Loaded when it is opened. */
export default function AssignCargo({ order, parcelId, onDone, onClose }: AssignCargoProps) {
  const companies = useActiveCargo(order.platform)
  const assignment = useAssignCargo()
  const [opened] = useState(order)
  // The order is read again while the dialog is open; a shipment that nobody has seen here is not replaced untold.
  const seen = assignment.isError || isSame(order.parcels, opened.parcels) ? order : opened
  const { parcels = [] } = opened
  const corrected =
    parcelId === undefined
      ? openUnits(opened) === 0
        ? parcels.at(-1)
        : undefined
      : parcels.find(({ id }) => id === parcelId)
  const shared = isShared(assignment.error) ? assignment.variables?.trackingNumber : undefined
  return (
    <CargoModal
      order={seen}
      parcel={corrected}
      state={{
        companies: companies.data
          ? { status: 'ready', items: companies.data }
          : { status: companies.isError ? 'error' : 'loading' },
        submitting: assignment.isPending,
        ...(assignment.isError && {
          serverError: refusedLoadMessage(assignment.error) ?? '',
          isShared: shared !== undefined,
          refusedLine: refusedLine(assignment.error, assignment.variables?.lines),
        }),
      }}
      onAssign={({ companyId, trackingNumber, lines }) =>
        assignment.mutate(
          {
            id: order.id,
            updatedAt: seen.updatedAt,
            cargoCompanyId: companyId,
            trackingNumber,
            ...(lines && { lines: [...lines] }),
            ...(corrected && { parcelId: corrected.id }),
            anyway: trackingNumber === shared,
          },
          {
            onSuccess: () => {
              onClose()
              onDone()
            },
          },
        )
      }
      onClose={onClose}
      onRetry={() => void companies.refetch()}
    />
  )
}
