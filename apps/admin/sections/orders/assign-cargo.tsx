import { useState } from 'react'
import { isFailure } from '@/client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { CargoModal } from '@/screens/admin/orders/panel/cargo-modal'
import { isSame } from '@/screens/admin/shared/forms/conflicts'
import { useActiveCargo } from '../cargo/queries'
import { useAssignCargo } from './queries'
import { refusedLoadMessage } from '../../shared/query-states'

interface AssignCargoProps {
  order: AdminOrder
  onDone: () => void
  onClose: () => void
}

/** Whether another order has the tracking number. */
const isShared = (error: Error | null): boolean =>
  isFailure(error) && error.details.field === 'trackingNumber'

/** Gives an order a carrier of its platform and a tracking number; closes after that. */
export function AssignCargo({ order, onDone, onClose }: AssignCargoProps) {
  const companies = useActiveCargo(order.platform)
  const assignment = useAssignCargo()
  const [opened] = useState(order)
  // The order is read again while the dialog is open; a shipment that nobody has seen here is not replaced untold.
  const seen = assignment.isError || isSame(order.shipment, opened.shipment) ? order : opened
  const shared = isShared(assignment.error) ? assignment.variables?.trackingNumber : undefined
  return (
    <CargoModal
      order={order}
      state={{
        companies: companies.data
          ? { status: 'ready', items: companies.data }
          : { status: companies.isError ? 'error' : 'loading' },
        submitting: assignment.isPending,
        ...(assignment.isError && {
          serverError: refusedLoadMessage(assignment.error) ?? '',
          isShared: shared !== undefined,
        }),
      }}
      onAssign={({ companyId, trackingNumber }) =>
        assignment.mutate(
          {
            id: order.id,
            updatedAt: seen.updatedAt,
            cargoCompanyId: companyId,
            trackingNumber,
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
