/** Orders dialog of the header ('Meine Bestellungen'); has the states of the list. */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { onEscape } from '../layout/on-escape'
import { OrderList, type OrderListProps } from './order-list'

export interface OrdersDialogProps extends OrderListProps {
  open: boolean
  onClose: () => void
  /** The opened order, an `OrderDetailDialog`. */
  children?: ReactNode
}

export function OrdersDialog({ open, onClose, children, ...list }: OrdersDialogProps) {
  const t = useTranslations('account')
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="xl" aria-describedby={undefined} onKeyDown={onEscape(onClose)}>
        <DialogHeader>
          <DialogTitle>{t('orders.title')}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <OrderList {...list} />
        </DialogBody>
        {children}
      </DialogContent>
    </Dialog>
  )
}
