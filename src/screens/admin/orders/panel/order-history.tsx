import { useFormat, useTranslations } from '@/i18n'
import { ORDER_MAILS, type AdminOrder } from '@/shop/orders/admin-order'
import type { Currency } from '@/shop/shared/platform'
import {
  HOLD_STEPS,
  MADE_NOTE,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  UNPAID_NOTE,
  type OrderEvent,
} from '@/shop/orders/order'
import { MATCHED } from '@/shop/returns/returns'

/** What PayPal has done about a refund. */
const PAYPAL_STEPS = ['refunded', 'refused', 'found'] as const

/** All changes with time and author, newest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { history: events, currency } = order
  const t = useTranslations('adminOrders')
  const edit = useTranslations('adminOrderEdit')
  const format = useFormat()
  const textOf = useEventText(currency)
  const noteOf = ({ kind, note }: OrderEvent) => {
    if (kind === 'status' && note === UNPAID_NOTE) return t('detail.historyUnpaid')
    return kind === 'status' && note === MADE_NOTE ? edit('made.history') : note
  }
  return (
    <ol className="ms-1">
      {events.toReversed().map((event) => (
        <li
          key={`${event.at}-${event.kind}-${event.to}`}
          className="group/event relative border-s border-border ps-4 pb-3.5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute -inset-s-1.25 top-1.5 size-2.25 rounded-pill border-2 border-surface bg-border-input group-first/event:bg-primary"
          />
          <p className="leading-snug wrap-anywhere">{textOf(event)}</p>
          {event.note && <p className="wrap-anywhere whitespace-pre-line text-text-muted">{noteOf(event)}</p>}
          <p className="text-a-caption text-text-subtle">
            {format.date(event.at, 'time')}, {event.actor}
          </p>
        </li>
      ))}
    </ol>
  )
}

function useEventText(currency: Currency) {
  const format = useFormat()
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const statusName = (raw: string) => {
    const status = ORDER_STATUSES.find((known) => known === raw)
    return status ? common(`orderStatus.${status}`) : raw
  }
  const paymentName = (raw: string) => {
    const status = PAYMENT_STATUSES.find((known) => known === raw)
    return status ? common(`paymentStatus.${status}`) : raw
  }
  const mailName = (raw: string) => {
    const mail = ORDER_MAILS.find((known) => known === raw)
    return mail ? t(`work.mailKinds.${mail}`) : raw
  }
  return ({ kind, from, to }: OrderEvent): string => {
    switch (kind) {
      case 'status':
        return from
          ? t('detail.historyStatusFrom', { from: statusName(from), to: statusName(to) })
          : t('detail.historyStatus', { to: statusName(to) })
      case 'payment':
        return t('detail.historyPayment', { to: paymentName(to) })
      case 'change': {
        const money = (amount: string | undefined) => format.money({ amount: Number(amount), currency })
        return t('detail.historyChange', { from: money(from), to: money(to) })
      }
      case 'cargo':
        return to === ''
          ? t('detail.historyCargoBack', { from: from ?? '' })
          : t('detail.historyCargo', { to })
      case 'refund':
        return t('detail.historyRefund', { amount: format.money({ amount: Number(to), currency }) })
      case 'difference':
        return t('detail.historyDifference', { amount: format.money({ amount: Number(to), currency }) })
      case 'return':
        return t(from === 'written_off' ? 'detail.historyWrittenOff' : 'detail.historyReturn', { to })
      case 'withdrawal':
        if (to === MATCHED) return t('detail.historyWithdrawalMatched', { from: from ?? '' })
        return t(to === 'accepted' ? 'detail.historyWithdrawalAccepted' : 'detail.historyWithdrawalRefused')
      case 'address':
        return t('detail.historyAddress', { from: from ?? '', to })
      case 'mail':
        return t('detail.historyMail', { mail: mailName(to) })
      case 'invoice':
        return t('detail.historyInvoice', { to })
      case 'credit_note':
        return t('detail.historyCreditNote', { to })
      case 'paypal':
        return t(`detail.historyPaypal.${PAYPAL_STEPS.find((known) => known === to) ?? 'refused'}`, {
          amount: format.money({ amount: Number(from), currency }),
        })
      case 'reminder':
        return t('detail.historyReminder')
      case 'hold': {
        const step = HOLD_STEPS.find((known) => known === to)
        return step ? t(`detail.historyHold.${step}`) : to
      }
    }
  }
}
