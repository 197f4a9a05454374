import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { outstandingOf, paidOf } from '@/shop/orders/payment-due'
import { isPartlySent, sentOf } from '@/shop/orders/parcels'
import { Thumbnail } from '../../shared/thumbnail'

/** Lines and totals of an order. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const t = useTranslations('adminOrders')
  const contentLang = useContentLang()
  const common = useTranslations('admin')
  const format = useFormat()
  const { totals, couponCode, payment } = order
  const outstanding = outstandingOf(order)
  const sent = isPartlySent(order) ? sentOf(order) : undefined
  const money = (amount: number) => format.money({ amount, currency: totals.currency })
  const sums = [
    [t('detail.subtotal'), money(totals.subtotal)],
    [t('detail.shipping'), money(totals.shipping)],
    totals.discount > 0 && [
      couponCode
        ? t('detail.discountCode', { code: couponCode })
        : order.discountReason
          ? `${t('detail.discount')} (${order.discountReason})`
          : t('detail.discount'),
      `−${money(totals.discount)}`,
    ],
    totals.shippingDiscount > 0 && [t('detail.shippingDiscount'), `−${money(totals.shippingDiscount)}`],
  ].filter((row) => row !== false)
  return (
    <>
      <ul>
        {order.lines.map(({ productId, name, quantity, total, imageUrl, isGift, returned }, at) => (
          <li
            key={`${productId}-${total}-${isGift}`}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-1.5"
          >
            <Thumbnail url={imageUrl} />
            <span className="leading-snug">
              <span lang={contentLang}>{name}</span>
              <small className="block text-a-caption text-text-subtle">
                {t('detail.quantity', { count: quantity })}
                {isGift && `, ${t('detail.gift')}`}
                {sent && (sent[at] ?? 0) > 0 && `, ${t('detail.sent', { count: sent[at] ?? 0 })}`}
                {returned > 0 && `, ${t('detail.returned', { count: returned })}`}
              </small>
            </span>
            <span className="font-medium tabular-nums">{money(total)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2.5 grid grid-cols-[1fr_auto] gap-y-1.5">
        {sums.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-muted">{term}</dt>
            <dd className="text-end tabular-nums">{value}</dd>
          </div>
        ))}
        <dt className="mt-1 border-t border-border pt-2.5 font-semibold">{t('detail.total')}</dt>
        <dd className="mt-1 border-t border-border pt-2.5 text-end font-semibold tabular-nums">
          {money(totals.total)}
        </dd>
        {outstanding > 0 && (
          <>
            <dt className="text-text-muted">{t('detail.paid')}</dt>
            <dd className="text-end tabular-nums">{money(paidOf(order))}</dd>
            <dt className="font-semibold">{t('detail.outstanding')}</dt>
            <dd className="text-end font-semibold tabular-nums">{money(outstanding)}</dd>
          </>
        )}
        {order.refunded > 0 && (
          <>
            <dt className="text-text-muted">{t('detail.refunded')}</dt>
            <dd className="text-end tabular-nums">−{money(order.refunded)}</dd>
          </>
        )}
        <dt className="text-a-caption text-text-subtle">{common(`paymentMethod.${payment.method}`)}</dt>
        <dd className="text-end text-a-caption text-text-subtle">
          {t('detail.tax', { amount: money(totals.tax) })}
        </dd>
      </dl>
    </>
  )
}
