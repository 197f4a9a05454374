import { cva } from 'class-variance-authority'
import type { OrderDetail, OrderStatus } from '@/shop/orders/order'
import { useFormat, useTranslations } from '@/i18n'

const STEPS = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[]

/** A step of what an order goes through. */
export const stepStyles = cva(
  [
    "relative text-[0.9375rem]/[1.35] before:absolute before:size-2.75 before:rounded-pill before:content-['']",
    "after:absolute after:content-[''] last:after:hidden forced-colors:after:bg-[CanvasText]",
    'before:inset-s-0 before:top-1 after:inset-s-1.25 after:top-4.25 after:-bottom-0.5 after:w-px',
    'ps-7.5 pb-4.5 last:pb-0',
  ],
  {
    variants: {
      layout: {
        column: '',
        row: 'md:ps-0 md:pt-6 md:pb-0 md:before:top-0.75 md:after:inset-s-2.75 md:after:inset-e-0 md:after:top-2 md:after:bottom-auto md:after:h-px md:after:w-auto',
      },
      state: {
        done: 'before:border-[5.5px] before:border-primary after:bg-primary',
        current: 'font-semibold before:border-[5.5px] before:border-primary after:bg-border-strong',
        open: 'text-text-muted before:border-2 before:border-border-input after:bg-border-strong',
      },
    },
  },
)

interface OrderTimelineProps {
  order: Pick<OrderDetail, 'status' | 'createdAt' | 'history' | 'shipment'>
  /** Direction of the steps; 'row' falls back to a column on narrow screens. @default 'row' */
  layout?: 'row' | 'column'
}

/** Progress of an order; renders nothing for cancelled or refunded orders. */
export function OrderTimeline({ order, layout = 'row' }: OrderTimelineProps) {
  const t = useTranslations('account')
  const format = useFormat()
  const current = STEPS.findIndex((step) => step === order.status)
  if (current < 0) return null
  const timeOf = (step: (typeof STEPS)[number]): string | undefined => {
    const event = order.history.findLast(({ kind, to }) => kind === 'status' && to === step)
    if (event) return event.at
    if (step === 'pending') return order.createdAt
    return step === 'shipped' ? order.shipment?.shippedAt : undefined
  }
  return (
    <ol
      data-slot="order-timeline"
      aria-label={t('orders.progress')}
      className={layout === 'row' ? 'grid md:auto-cols-fr md:grid-flow-col' : 'grid'}
    >
      {STEPS.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'open'
        const time = index <= current ? timeOf(step) : undefined
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={stepStyles({ layout, state })}
          >
            {t(`orders.steps.${step}`)}
            <span className="sr-only"> ({t(`orders.stepStates.${state}`)})</span>
            {time && (
              <time dateTime={time} className="block text-caption font-normal text-text-subtle">
                {format.date(time, 'time')}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
