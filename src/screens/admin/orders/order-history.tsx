import { useTranslations } from '../../../i18n'
import type { Platform } from '../../../domain/shared/platform'
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderEvent } from '../../../domain/orders/order'
import { usePlatformTime } from '../shared/use-platform-time'

interface OrderHistoryProps {
  events: readonly OrderEvent[]
  platform: Platform
}

/** Every change with its time and who made it, the newest first. */
export function OrderHistory({ events, platform }: OrderHistoryProps) {
  const time = usePlatformTime()
  const textOf = useEventText()
  return (
    <ol className="ml-1">
      {events.toReversed().map((event) => (
        <li
          key={`${event.at}-${event.kind}-${event.to}`}
          className="group/event relative border-l border-border pb-3.5 pl-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-1.25 size-2.25 rounded-pill border-2 border-surface bg-border-input group-first/event:bg-primary"
          />
          <p className="leading-snug wrap-anywhere">{textOf(event)}</p>
          <p className="text-a-caption text-text-subtle">
            {time.marked(event.at, platform)}, {event.actor}
          </p>
        </li>
      ))}
    </ol>
  )
}

function useEventText() {
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
  return ({ kind, from, to }: OrderEvent): string => {
    switch (kind) {
      case 'status':
        return from
          ? t('detail.historyStatusFrom', { from: statusName(from), to: statusName(to) })
          : t('detail.historyStatus', { to: statusName(to) })
      case 'payment':
        return t('detail.historyPayment', { to: paymentName(to) })
      case 'cargo':
        return t('detail.historyCargo', { to })
      case 'reminder':
        return t('detail.historyReminder')
    }
  }
}
