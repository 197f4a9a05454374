import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import type { AdminOrder, OrderDocument, OrderFile, OrderMail } from '@/shop/orders/admin-order'
import { Button } from '@/ui/button'
import { isChangeable } from '@/shop/orders/order-changes'
import { refundableOf } from '@/shop/returns/refunds'
import { OrderDocuments } from './order-documents'
import { OrderMails } from './order-mails'
import { OrderNotes } from './order-notes'
import { Progress } from '@/ui/progress'
import { OrderCargo } from './order-cargo'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import { useMay } from '../../shared/permissions'
import { PlatformLabel } from '../../shared/platform-label'
import { useNamedTime } from '../../shared/use-named-time'
import type { DraftStorage } from '../../shared/forms/draft-storage'
import type { OrderSaving, OrderWork } from '../orders-types'
import { OrderCustomer } from './order-customer'

export interface OrderDetailsProps {
  order: AdminOrder
  saving?: OrderSaving
  /** `OrderChanges`, for those who may. */
  changes: ReactNode
  /** Document being generated. */
  making?: OrderFile
  /** What is being sent. */
  sending?: 'note' | 'mail'
  /** Number of notes added; remounts the note field empty after each. */
  addedNotes: number
  /** Of the note being typed. */
  noteDraft?: DraftStorage
  /** @param parcelId of the only parcel that it is of */
  onDocumentDownload: (kind: OrderDocument, parcelId?: string) => void
  /** @param number of the invoice or credit note */
  onXRechnungDownload: (number: string) => void
  onNoteAdd: (text: string) => void
  onMailSend: (kind: OrderMail) => void
  /** Opens the dialog of what is to be done. */
  onWork: (work: OrderWork) => void
}

/** Order details, most frequent actions first. */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, saving } = props
  const t = useTranslations('adminOrders')
  const edit = useTranslations('adminOrderEdit')
  const named = useNamedTime()
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
          {named(order.createdAt)}
          <PlatformLabel platform={order.platform} />
        </p>
        {mayWrite && props.changes}
      </Part>
      <Part title={t('detail.customer')}>
        <OrderCustomer order={order} onAddressEdit={() => props.onWork({ kind: 'address' })} />
      </Part>
      {order.note && (
        <Part title={t('detail.note')}>
          <p className="wrap-break-word text-text-muted">{order.note}</p>
        </Part>
      )}
      {order.giftMessage && (
        <Part title={t('detail.giftMessage')}>
          <p className="wrap-break-word whitespace-pre-line text-text-muted">{order.giftMessage}</p>
        </Part>
      )}
      <Part title={t('detail.lines')}>
        <OrderLines order={order} />
        <p className="mt-3 flex flex-wrap gap-2.5 empty:hidden">
          {mayWrite && mayRefund && isChangeable(order) && (
            <Button variant="outline" size="admin" onClick={() => props.onWork({ kind: 'lines' })}>
              {edit('open')}
            </Button>
          )}
          {mayRefund && refundableOf(order, order.payment.status) > 0 && (
            <Button variant="outline" size="admin" onClick={() => props.onWork({ kind: 'refund' })}>
              {t('work.refund')}
            </Button>
          )}
        </p>
      </Part>
      <Part>
        <OrderCargo
          order={order}
          making={props.making}
          onWork={props.onWork}
          onDocumentDownload={props.onDocumentDownload}
        />
      </Part>
      {mayPrint && (
        <Part title={t('documents.title')}>
          <OrderDocuments
            order={order}
            making={props.making}
            onDownload={props.onDocumentDownload}
            onXRechnung={props.onXRechnungDownload}
          />
        </Part>
      )}
      <Part title={t('work.notes')}>
        <OrderNotes
          key={props.addedNotes}
          order={order}
          saving={props.sending === 'note'}
          draft={props.noteDraft}
          onAdd={props.onNoteAdd}
        />
      </Part>
      <Part title={t('work.mails')}>
        <OrderMails order={order} sending={props.sending === 'mail'} onSend={props.onMailSend} />
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
