import { useState } from 'react'
import { isFailure } from '@/client'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { CargoAssignment } from '@/shop/cargo/cargo-form'
import type { CargoAssignmentState } from '@/screens/admin/orders/orders-types'
import { useActiveCargo } from '../cargo/queries'
import { useAssignCargo } from './queries'
import { refusedLoadMessage } from '../../shared/query-states'

/** Whether another order has the tracking number. */
const isShared = (error: Error | null): boolean =>
  isFailure(error) && error.details.field === 'trackingNumber'

/** Cargo dialog of an order: companies of its platform, sending, refusals. */
export function useCargoAssignment(order: AdminOrder | undefined, onDone: () => void) {
  const [openFor, setOpenFor] = useState<AdminOrder['id']>()
  const isOpen = order !== undefined && openFor === order.id
  const companies = useActiveCargo(isOpen ? order.platform : undefined)
  const assignment = useAssignCargo()
  const cancel = () => {
    setOpenFor(undefined)
    assignment.reset()
  }
  const shared = isShared(assignment.error) ? assignment.variables?.trackingNumber : undefined
  const state: CargoAssignmentState | undefined = isOpen
    ? {
        companies: companies.data
          ? { status: 'ready', items: companies.data }
          : { status: companies.isError ? 'error' : 'loading' },
        submitting: assignment.isPending,
        ...(assignment.isError && {
          serverError: refusedLoadMessage(assignment.error) ?? '',
          isShared: shared !== undefined,
        }),
      }
    : undefined
  return {
    state,
    start: ({ id }: AdminOrder) => setOpenFor(id),
    assign: (id: string, input: CargoAssignment) =>
      order &&
      assignment.mutate(
        {
          id,
          updatedAt: order.updatedAt,
          cargoCompanyId: input.companyId,
          trackingNumber: input.trackingNumber,
          anyway: input.trackingNumber === shared,
        },
        {
          onSuccess: () => {
            cancel()
            onDone()
          },
        },
      ),
    cancel,
    retry: () => void companies.refetch(),
  }
}
