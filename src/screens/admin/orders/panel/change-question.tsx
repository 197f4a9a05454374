import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { isReleased, type OrderStatus, type PaymentStatus } from '@/shop/orders/order'
import { outstandingOf, paidOf } from '@/shop/orders/payment-due'
import { paymentEffects, statusEffects, type OrderEffect } from '@/shop/orders/order-effects'
import { AlertDialog } from '@/ui/alert-dialog'

/** A new status or payment status of an order. */
export type Wanted =
  | { readonly kind: 'status'; readonly to: OrderStatus }
  | { readonly kind: 'payment'; readonly to: PaymentStatus }

export const effectsOf = (order: AdminOrder, wanted: Wanted): readonly OrderEffect[] =>
  wanted.kind === 'status' ? statusEffects(order, wanted.to) : paymentEffects(order, wanted.to)

interface ChangeQuestionProps {
  order: AdminOrder
  wanted: Wanted
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a change and names its effects. */
export function ChangeQuestion({ order, wanted, onConfirm, onCancel }: ChangeQuestionProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const format = useFormat()
  const { number, couponCode = '', premiumMonths, refunded, currency } = order
  const effectValues = {
    code: couponCode,
    count: premiumMonths,
    amount: format.money({ amount: paidOf(order) - refunded, currency }),
    outstanding: format.money({ amount: outstandingOf(order), currency }),
    refunded: format.money({ amount: refunded, currency }),
  }
  const status =
    wanted.kind === 'status' ? common(`orderStatus.${wanted.to}`) : common(`paymentStatus.${wanted.to}`)
  const isDifference = effectsOf(order, wanted).includes('differencePaid')
  const kind = isDifference ? 'difference' : wanted.kind
  const isLoss = wanted.kind === 'status' ? isReleased(wanted.to) : wanted.to !== 'completed'
  return (
    <AlertDialog
      size="admin"
      open
      tone={isLoss ? 'danger' : 'neutral'}
      title={t(`change.${kind}Title`, { number, status })}
      confirmLabel={t(`change.${kind}Confirm`)}
      aria-describedby={undefined}
      onConfirm={onConfirm}
      onOpenChange={(open) => !open && onCancel()}
    >
      <ul className="ms-4 grid list-disc gap-1 text-text-muted">
        {effectsOf(order, wanted).map((effect) => (
          <li key={effect}>{t(`change.effects.${effect}`, effectValues)}</li>
        ))}
      </ul>
    </AlertDialog>
  )
}
