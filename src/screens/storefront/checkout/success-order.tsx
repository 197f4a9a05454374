import type { OrderDetail } from '@/shop/orders/order'
import { useTranslations } from '@/i18n'
import { OrderLineRow } from '../orders/order-line-row'
import { TotalsList } from '../cart/totals-list'

interface SuccessOrderProps {
  order: Pick<OrderDetail, 'lines' | 'totals' | 'couponCode'>
}

/** Lines and totals of the placed order. */
export function SuccessOrder({ order: { lines, totals, couponCode } }: SuccessOrderProps) {
  const t = useTranslations('checkout')
  return (
    <section
      aria-labelledby="success-order"
      className="rounded-l border border-border bg-surface p-6 max-md:px-4.5"
    >
      <h2 id="success-order" className="mb-1.5 font-serif text-title-m">
        {t('summary.title')}
      </h2>
      <ul aria-label={t('summary.title')} className="*:first:border-t-0">
        {lines.map((line) => (
          <OrderLineRow key={`${line.productId} ${line.name}`} line={line} currency={totals.currency} />
        ))}
      </ul>
      <TotalsList totals={totals} couponCode={couponCode} className="border-t border-border pt-5" />
    </section>
  )
}
