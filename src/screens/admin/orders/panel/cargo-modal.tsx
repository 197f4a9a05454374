import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { Parcel } from '@/shop/orders/order'
import { isolated } from '@/shop/shared/isolated'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { DiscardQuestion, useDiscardQuestion } from '../../shared/forms/discard-question'
import { sheetOnPhone } from '../../shared/forms/modal-styles'
import { CargoForm } from './cargo-form'
import type { CargoAssignmentState, ParcelInput } from '../orders-types'

interface CargoModalProps {
  order: AdminOrder
  /** The parcel that is corrected; missing for a new one. */
  parcel?: Parcel | undefined
  state: CargoAssignmentState
  onAssign: (input: ParcelInput) => void
  onClose: () => void
  onRetry: () => void
}

/** Sends what is left of an order, or a part of it, or corrects a parcel. */
export function CargoModal({ order, parcel, state, onAssign, onClose, onRetry }: CargoModalProps) {
  const shipping = useTranslations('adminShipping')
  const { companies, submitting = false } = state
  const [dirty, setDirty] = useState(false)
  const { question, close } = useDiscardQuestion(dirty)
  const handleClose = () => {
    if (!submitting) close(onClose)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && handleClose()}>
      <DialogContent density="admin" size="s" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{shipping(parcel ? 'cargo.change' : 'cargo.assign')}</DialogTitle>
          <DialogDescription>
            {[order.number, isolated(order.customer.name), isolated(order.address.city)].join(', ')}
          </DialogDescription>
        </DialogHeader>
        {companies.status === 'loading' && (
          <DialogBody>
            <LoadingRegion label={shipping('cargo.companiesLoading')} className="grid gap-3">
              <Skeleton className="w-24" />
              <Skeleton shape="block" className="h-9" />
              <Skeleton className="w-28" />
              <Skeleton shape="block" className="h-9" />
            </LoadingRegion>
          </DialogBody>
        )}
        {companies.status === 'error' && (
          <ErrorState
            density="admin"
            headingLevel={3}
            title={shipping('cargo.companiesFailed')}
            onRetry={onRetry}
          />
        )}
        {companies.status === 'ready' && (
          <CargoForm
            order={order}
            parcel={parcel}
            companies={companies.items}
            state={state}
            onAssign={onAssign}
            onDirtyChange={setDirty}
            onCancel={handleClose}
          />
        )}
      </DialogContent>
      <DiscardQuestion {...question} />
    </Dialog>
  )
}
