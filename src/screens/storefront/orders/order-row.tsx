import type { OrderSummary } from '@/shop/orders/order'
import { ChevronRightIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import { OrderStatus } from './order-status'
import { ProductThumb } from '../product/product-thumb'

interface OrderRowProps {
  order: OrderSummary
  onOpen: () => void
}

/** One order of the list; the whole row opens it. */
export function OrderRow({ order, onOpen }: OrderRowProps) {
  const t = useTranslations('account')
  const format = useFormat()
  const { number, createdAt, lines, total, currency } = order
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li
      data-slot="order-row"
      className="relative grid grid-cols-[6.875rem_minmax(0,1fr)_9.375rem_6.5rem_1rem] items-center gap-x-6 border-t border-border py-5 last:border-b max-md:grid-cols-[3.5rem_minmax(0,1fr)_auto] max-md:gap-x-3.5 max-md:gap-y-1.5 max-md:py-4"
    >
      <span className="flex max-md:row-span-2">
        {lines.slice(0, 2).map(({ productId, tint, imageUrl }, index) => (
          <ProductThumb
            key={productId}
            size="m"
            productId={productId}
            tint={tint}
            image={imageUrl}
            className={
              index > 0
                ? '-ms-4.5 ring-3 ring-bg in-data-[slot=dialog]:ring-surface-raised max-md:hidden'
                : 'max-md:h-16 max-md:w-14'
            }
          />
        ))}
      </span>
      <p className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="font-semibold tabular-nums underline-offset-4 after:absolute after:inset-0 after:rounded-m after:content-[''] hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{t('orders.open')} </span>
          {number}
        </button>
        <span className="block text-small text-text-muted">
          {format.date(createdAt, 'long')},{' '}
          <span className="whitespace-nowrap">{t('orders.items', { count: units })}</span>
        </span>
      </p>
      <OrderStatus order={order} className="max-md:col-start-2" />
      <p className="text-end font-semibold tabular-nums max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        {format.money({ amount: total, currency })}
      </p>
      <ChevronRightIcon size="s" className="text-text-subtle max-md:hidden" />
    </li>
  )
}
