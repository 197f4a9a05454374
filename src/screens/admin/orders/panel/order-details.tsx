import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { OrderDocument } from '@/shop/orders/admin-order'
import { Button } from '@/ui/button'
import { refundableOf } from '@/shop/returns/refunds'
import { OrderDocuments } from './order-documents'
import { OrderMails } from './order-mails'
import { OrderNotes } from './order-notes'
import type { OrderWorkProps } from '../order-work-types'
import { Progress } from '@/ui/progress'
import { OrderChanges, type OrderChangesProps } from './order-changes'
import { OrderCargo } from './order-cargo'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import { useMay } from '../../shared/permissions'
import { PlatformLabel } from '../../shared/platform-label'
import { usePlatformTime } from '../../shared/use-platform-time'
import { OrderCustomer } from './order-customer'

export interface OrderDetailsProps extends OrderChangesProps, OrderWorkProps {
  /** Document being generated. */
  making?: OrderDocument
  onDocumentDownload: (kind: OrderDocument) => void
}

/** Order details, most frequent actions first. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, saving, work, actions, making, onDocumentDownload, ...changes } = props
  const t = useTranslations('adminOrders')
  const time = usePlatformTime()
  const mayWrite = useMay('orders.write')
  const mayRefund = useMay('refunds.write')
  const mayPrint = useMay('documents.read')
  return (
    <>
      {saving && (
        <Progress size="bar" label={t(`detail.${saving === 'status' ? 'status' : 'paymentStatus'}`)} />
      )}
      <Part>
        <p className="mb-3 flex justify-between gap-3 text-text-muted">
          {time.named(order.createdAt, order.platform)}
          <PlatformLabel platform={order.platform} />
        </p>
        {mayWrite && <OrderChanges order={order} saving={saving} {...changes} />}
      </Part>
      <Part title={t('detail.customer')}>
        <OrderCustomer order={order} onAddressEdit={() => actions.onDialogOpen('address')} />
      </Part>
      {order.note && (
        <Part title={t('detail.note')}>
          <p className="wrap-break-word text-text-muted">{order.note}</p>
        </Part>
      )}
      <Part title={t('detail.lines')}>
        <OrderLines order={order} />
        {mayRefund && refundableOf(order, order.payment.status) > 0 && (
          <Button
            variant="outline"
            size="admin"
            className="mt-3"
            onClick={() => actions.onDialogOpen('refund')}
          >
            {t('work.refund')}
          </Button>
        )}
      </Part>
      <Part>
        <OrderCargo order={order} />
      </Part>
      {mayPrint && (
        <Part title={t('documents.title')}>
          <OrderDocuments order={order} making={making} onDownload={onDocumentDownload} />
        </Part>
      )}
      <Part title={t('work.notes')}>
        <OrderNotes
          key={work.addedNotes}
          order={order}
          saving={work.saving === 'note'}
          onAdd={actions.onNoteAdd}
        />
      </Part>
      <Part title={t('work.mails')}>
        <OrderMails order={order} sending={work.saving === 'mail'} onSend={actions.onMailSend} />
      </Part>
      <Part title={t('detail.history')}>
        <OrderHistory order={order} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-border px-4.5 py-4 last:border-b-0">
      {title && <h3 className="mb-2 text-a-body font-semibold">{title}</h3>}
      {children}
    </section>
  )
}
