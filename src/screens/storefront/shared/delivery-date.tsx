import { useSyncExternalStore, type ReactNode } from 'react'
import type { DeliveryDates } from '@/shop/delivery/delivery'
import { TruckIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { useShop } from './shop-context'
import { useDays } from './use-days'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, MINUTE / 2)
  return () => clearInterval(timer)
}
/** Milliseconds until `instant`, to the minute; undefined in server markup, which may be older. */
const useTimeUntil = (instant: string | undefined): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => instant && Math.floor((Date.parse(instant) - Date.now()) / MINUTE) * MINUTE,
    () => undefined,
  ) || undefined

interface DeliveryDateProps {
  /** @default the first country that the shop delivers to */
  country?: string
  /** Of a paid order; else of what is ordered now. */
  dates?: DeliveryDates
  /** Working days from the arrival of the payment instead of calendar days. */
  awaitsPayment?: boolean
  className?: string
}

/** When the parcel arrives. States: ordered now (with the time left), paid, awaiting payment. */
export function DeliveryDate({ country, dates, awaitsPayment = false, className = '' }: DeliveryDateProps) {
  const t = useTranslations('shop')
  const format = useFormat()
  const days = useDays()
  const deliveries = useShop()?.deliveries ?? []
  const now = deliveries.find((each) => each.country === country) ?? deliveries[0]
  const isNow = !dates && !awaitsPayment
  const left = useTimeUntil(isNow ? now?.orderBy : undefined)
  const shown = dates ?? now
  if (!shown || (awaitsPayment && !now)) return null
  const b = (chunks: ReactNode) => <b className="font-semibold text-text">{chunks}</b>
  return (
    <div
      data-slot="delivery-date"
      className={`flex items-baseline gap-3 text-small text-text-muted ${className}`}
    >
      <TruckIcon className="flex-none translate-y-0.75 text-text" />
      <div>
        <p className="text-[0.9375rem]">
          {awaitsPayment && now
            ? t('delivery.afterPayment', {
                range: now.days.from === now.days.to ? '' : `${now.days.from}–`,
                to: now.days.to,
              })
            : t.rich('delivery.arrival', { days: days(shown), b })}
        </p>
        {/* Its line is kept free for the time that only the browser knows. */}
        {isNow && now && (
          <p className="min-h-[1lh]">
            {left !== undefined &&
              left > 0 &&
              t(left < 24 * HOUR ? 'delivery.orderIn' : 'delivery.orderBy', {
                hours: Math.floor(left / HOUR),
                minutes: (left / MINUTE) % 60,
                day: format.date(now.orderBy, 'weekdayLong'),
                to: t(`delivery.to.${now.country}`),
              })}
          </p>
        )}
      </div>
    </div>
  )
}
