import { useState } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import type { CargoAssignment } from '@/shop/cargo/cargo-form'
import { isolated } from '@/shop/shared/isolated'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { DiscardQuestion, useDiscardQuestion } from '../../shared/forms/discard-question'
import { sheetOnPhone } from '../../shared/forms/modal-styles'
import { CargoForm } from './cargo-form'
import type { CargoAssignmentState } from '../orders-types'

interface CargoModalProps {
  order: AdminOrder
  state: CargoAssignmentState
  onAssign: (input: CargoAssignment) => void
  onClose: () => void
  onRetry: () => void
}

/** Assigns a cargo company and tracking number to an order. */
export function CargoModal({ order, state, onAssign, onClose, onRetry }: CargoModalProps) {
  const t = useTranslations('adminOrders')
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
          <DialogTitle>{t('cargo.assign')}</DialogTitle>
          <DialogDescription>
            {[order.number, isolated(order.customer.name), isolated(order.address.city)].join(', ')}
          </DialogDescription>
        </DialogHeader>
        {companies.status === 'loading' && (
          <DialogBody>
            <LoadingRegion label={t('cargo.companiesLoading')} className="grid gap-3">
              <Skeleton className="w-24" />
              <Skeleton shape="block" className="h-9" />
              <Skeleton className="w-28" />
              <Skeleton shape="block" className="h-9" />
            </LoadingRegion>
          </DialogBody>
        )}
        {companies.status === 'error' && (
          <ErrorState density="admin" headingLevel={3} title={t('cargo.companiesFailed')} onRetry={onRetry} />
        )}
        {companies.status === 'ready' && (
          <CargoForm
            order={order}
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
