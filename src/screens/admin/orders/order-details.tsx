import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '../../../i18n'
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderDetail,
  type OrderStatus,
  type PaymentStatus,
} from '../../../domain/orders/order'
import { Field } from '../../../ui/field'
import { NativeSelect } from '../../../ui/native-select'
import { Progress } from '../../../ui/progress'
import { Link } from '../../../ui/link'
import { OrderCargo } from './order-cargo'
import { OrderHistory } from './order-history'
import { OrderLines } from './order-lines'
import type { OrderSaving } from './orders-types'
import { PlatformLabel } from '../shared/platform-label'

export interface OrderDetailsProps {
  order: OrderDetail
  saving?: OrderSaving
  onStatusChange: (status: OrderStatus) => void
  onPaymentChange: (status: PaymentStatus) => void
  onAssign: () => void
}

/** Everything about one order, from what is done most to what is read least. */
export function OrderDetails({ order, saving, onAssign, ...changes }: OrderDetailsProps) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  return (
    <>
      {saving && (
        <Progress size="bar" label={t(`detail.${saving === 'status' ? 'status' : 'paymentStatus'}`)} />
      )}
      <Part>
        <p className="mb-3 flex justify-between gap-3 text-text-muted">
          {format.date(order.createdAt, 'time')}
          <PlatformLabel platform={order.platform} />
        </p>
        <StatusFields order={order} saving={saving} {...changes} />
      </Part>
      <Part title={t('detail.customer')}>
        <OrderCustomer order={order} />
      </Part>
      {order.note && (
        <Part title={t('detail.note')}>
          <p className="wrap-break-word text-text-muted">{order.note}</p>
        </Part>
      )}
      <Part title={t('detail.lines')}>
        <OrderLines order={order} />
      </Part>
      <Part>
        <OrderCargo order={order} onAssign={onAssign} />
      </Part>
      <Part title={t('detail.history')}>
        <OrderHistory events={order.history} />
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

type StatusFieldsProps = Omit<OrderDetailsProps, 'onAssign'>
function StatusFields({ order, saving, onStatusChange, onPaymentChange }: StatusFieldsProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('detail.status')} size="admin" disabled={saving === 'status'}>
        <NativeSelect
          value={order.status}
          onChange={(event) => {
            const next = ORDER_STATUSES.find((status) => status === event.target.value)
            if (next) onStatusChange(next)
          }}
        >
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {common(`orderStatus.${status}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('detail.paymentStatus')} size="admin" disabled={saving === 'payment'}>
        <NativeSelect
          value={order.payment.status}
          onChange={(event) => {
            const next = PAYMENT_STATUSES.find((status) => status === event.target.value)
            if (next) onPaymentChange(next)
          }}
        >
          {PAYMENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {common(`paymentStatus.${status}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}

function OrderCustomer({ order: { customer, address } }: { order: OrderDetail }) {
  const t = useTranslations('adminOrders')
  const rows = [
    [t('detail.name'), customer.name],
    [
      t('detail.email'),
      <Link key="mail" variant="inline" href={`mailto:${customer.email}`}>
        {customer.email}
      </Link>,
    ],
    [
      t('detail.phone'),
      customer.phone ? (
        <Link key="phone" variant="inline" href={`tel:${customer.phone.replaceAll(' ', '')}`}>
          {customer.phone}
        </Link>
      ) : (
        '–'
      ),
    ],
    [
      t('detail.address'),
      <address key="address" className="not-italic">
        {address.street}
        <br />
        {address.zipCode} {address.city}, {address.country}
      </address>,
    ],
  ] as const
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-text-subtle">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
