import type { OrderDetail } from '@/shop/orders/order'
import { useTranslations } from '@/i18n'
import { OrderAddress } from '../orders/order-address'
import { OrderLineRow } from '../orders/order-line-row'
import { TotalsList } from '../cart/totals-list'

interface SuccessOrderProps {
  order: Pick<OrderDetail, 'customer' | 'address' | 'lines' | 'totals' | 'couponCode'>
}

/** Lines, totals and addresses of the placed order. */
export function SuccessOrder({ order: { customer, address, lines, totals, couponCode } }: SuccessOrderProps) {
  const t = useTranslations('checkout')
  return (
    <section aria-labelledby="success-order" className="mt-9">
      <h2 id="success-order" className="mb-3 font-serif text-title-m">
        {t('summary.title')}
      </h2>
      <ul aria-label={t('summary.title')}>
        {lines.map((line) => (
          <OrderLineRow key={`${line.productId} ${line.name}`} line={line} currency={totals.currency} />
        ))}
      </ul>
      <div className="grid gap-x-12 gap-y-6 border-t border-border pt-6.5 md:grid-cols-2">
        <div className="text-small wrap-anywhere">
          <h3 className="mb-1.5 font-semibold">{t('address.title')}</h3>
          <OrderAddress customer={customer} address={address} vatIdLabel={t('customer.vatId')} />
        </div>
        <TotalsList totals={totals} couponCode={couponCode} className="content-start" />
      </div>
    </section>
  )
}
