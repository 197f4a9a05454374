import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { OrderPlan } from '@/shop/orders/order-changes'
import { Note } from '@/ui/note'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** A plan as its container has read it. */
export type PlanState<Plan extends OrderPlan = OrderPlan> =
  /** Nothing to plan: no line, or a price that is none. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string | undefined }
  /** `updating`: what is typed is newer. */
  | { readonly status: 'ready'; readonly plan: Plan; readonly updating: boolean }

interface PlanSummaryProps {
  state: PlanState
  /** What becomes of the money, coupon and papers. */
  children?: ReactNode
}

/** Totals, VAT and stock of a planned order. */
export function PlanSummary({ state, children }: PlanSummaryProps) {
  const t = useTranslations('adminOrderEdit')
  const format = useFormat()
  if (state.status === 'none') return null
  if (state.status === 'error')
    return (
      <Note tone="danger" size="admin" role="alert">
        {state.message ?? t('previewFailed')}
      </Note>
    )
  if (state.status === 'loading')
    return (
      <LoadingRegion label={t('loading')} className="grid gap-2">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </LoadingRegion>
    )
  const { totals, taxes, stock, lines } = state.plan
  const money = (amount: number) => format.money({ amount, currency: totals.currency })
  const rows: readonly (readonly [string, string])[] = [
    [t('subtotal'), money(totals.subtotal)],
    ...(totals.discount > 0 ? [[t('discount'), `−${money(totals.discount)}`] as const] : []),
    [t('shipping'), money(totals.shipping)],
    ...(totals.shippingDiscount > 0
      ? [[t('shippingDiscount'), `−${money(totals.shippingDiscount)}`] as const]
      : []),
  ]
  return (
    <section aria-label={t('summary')} aria-busy={state.updating} className="grid gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-muted">{term}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
        <dt className="mt-1 border-t border-border pt-2.5 font-semibold">{t('total')}</dt>
        <dd className="mt-1 border-t border-border pt-2.5 text-end font-semibold">{money(totals.total)}</dd>
        {taxes.map(({ rate, tax }) => (
          <div key={rate} className="contents text-a-caption text-text-subtle">
            <dt>{t('tax', { rate: format.number(rate) })}</dt>
            <dd className="text-end">{money(tax)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <ul className="grid gap-1 text-a-small text-text-muted">
        {lines
          .filter(({ isGift }) => isGift)
          .map(({ productId, name, quantity }) => (
            <li key={`gift-${productId}`}>{t('giftOf', { name, count: quantity })}</li>
          ))}
        {stock.map(({ productId, name, units, left }) => (
          <li key={productId}>
            {units > 0
              ? t('taken', { name, count: units, left: Math.max(0, left) })
              : t('returned', { name, count: -units })}
          </li>
        ))}
      </ul>
    </section>
  )
}
