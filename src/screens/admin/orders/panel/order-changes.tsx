import { useState } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import {
  isReleased,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@/shop/orders/order'
import { awaitsPayment, outstandingOf } from '@/shop/orders/payment-due'
import { Button } from '@/ui/button'
import { CopyField } from '@/ui/copy-field'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { NativeSelect } from '@/ui/native-select'
import type { OrderSaving } from '../orders-types'
import { ChangeQuestion, effectsOf, type Wanted } from './change-question'

export interface OrderChangesProps {
  order: AdminOrder
  saving?: OrderSaving
  onStatusChange: (status: OrderStatus) => void
  onPaymentChange: (status: PaymentStatus) => void
}

/** Status and payment of an order. Changes that affect stock, money or mails ask for confirmation. */
export function OrderChanges({ order, saving, onStatusChange, onPaymentChange }: OrderChangesProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  const rest = outstandingOf(order)
  const [asked, setAsked] = useState<Wanted>()
  const run = (wanted: Wanted) => {
    setAsked(undefined)
    if (wanted.kind === 'status') onStatusChange(wanted.to)
    else onPaymentChange(wanted.to)
  }
  const want = (wanted: Wanted) => (effectsOf(order, wanted).length > 0 ? setAsked(wanted) : run(wanted))
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {!order.holdsStock && !isReleased(order.status) && (
        <Note size="admin" tone="warn" className="col-span-2">
          {t('change.notHeld')}
        </Note>
      )}
      <ChoiceField
        key={`status-${order.status}`}
        label={t('detail.status')}
        value={order.status}
        options={ORDER_STATUSES}
        nameOf={(status) => common(`orderStatus.${status}`)}
        saving={saving === 'status'}
        onApply={(to) => want({ kind: 'status', to })}
      />
      <ChoiceField
        key={`payment-${order.payment.status}`}
        label={t('detail.paymentStatus')}
        value={order.payment.status}
        options={PAYMENT_STATUSES}
        nameOf={(status) => common(`paymentStatus.${status}`)}
        saving={saving === 'payment'}
        onApply={(to) => want({ kind: 'payment', to })}
      />
      {rest > 0 && (
        <Note size="admin" tone="warn" className="col-span-2">
          {t('change.outstanding', { amount: format.money({ amount: rest, currency: order.currency }) })}
        </Note>
      )}
      {awaitsPayment(order) && (
        <Button
          variant="outline"
          size="admin"
          aria-keyshortcuts="P"
          loading={saving === 'payment'}
          className="col-span-2"
          onClick={() => want({ kind: 'payment', to: 'completed' })}
        >
          {t(rest > 0 ? 'change.bookDifference' : 'bulk.confirmPaid')}
        </Button>
      )}
      {order.payUrl !== undefined && (
        <Field label={t('change.payUrl')} size="admin" className="col-span-2">
          <CopyField label={t('change.payUrl')} value={order.payUrl} />
        </Field>
      )}
      {asked && (
        <ChangeQuestion
          order={order}
          wanted={asked}
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  /** Saved value. */
  value: Value
  options: readonly Value[]
  nameOf: (value: Value) => string
  saving: boolean
  onApply: (value: Value) => void
}

/** Select with a separate button, because browsers change a closed select with every arrow key. */
function ChoiceField<Value extends string>({
  label,
  value,
  options,
  nameOf,
  saving,
  onApply,
}: ChoiceFieldProps<Value>) {
  const t = useTranslations('adminOrders')
  const [chosen, setChosen] = useState(value)
  return (
    <div className="grid gap-2">
      <Field label={label} size="admin" disabled={saving}>
        <NativeSelect
          value={chosen}
          onChange={(event) => setChosen(options.find((option) => option === event.target.value) ?? value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {chosen !== value && (
        <Button size="admin" loading={saving} onClick={() => onApply(chosen)}>
          {t('change.apply')}
        </Button>
      )}
    </div>
  )
}
