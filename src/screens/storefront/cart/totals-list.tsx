import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Spinner } from '@/ui/spinner'
import type { ShownTotals } from './cart-types'

const listStyles = cva('grid grid-cols-[1fr_auto] gap-y-2.25 text-[0.9375rem]/normal tabular-nums', {
  variants: { busy: { true: 'text-text-subtle' } },
})
const totalStyles = cva('mt-1 border-t border-border font-semibold', {
  variants: {
    size: { m: 'pt-3.25 text-[1.1875rem]', l: 'mt-1.5 pt-4 text-[1.3125rem]' },
  },
  defaultVariants: { size: 'm' },
})

interface TotalsListOwnProps extends Pick<VariantProps<typeof totalStyles>, 'size'> {
  totals: ShownTotals
  /** Code shown in the discount row. */
  couponCode?: string
  /** Totals before a change, struck through beside the new ones. */
  previous?: ShownTotals
  /** True while waiting for the server's totals. */
  recalculating?: boolean
}
export type TotalsListProps = TotalsListOwnProps & Omit<ComponentProps<'dl'>, keyof TotalsListOwnProps>

export function TotalsList({
  totals,
  couponCode,
  previous,
  recalculating = false,
  size,
  className,
  ...rest
}: TotalsListProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { currency } = totals
  const discountLabel = couponCode ? t('totals.coupon', { code: couponCode }) : t('totals.discount')
  const amount = (of: (totals: ShownTotals) => number, sign = ''): ReactNode => {
    const text = (from: ShownTotals) => sign + format.money({ amount: of(from), currency })
    const changed = previous && of(previous) !== of(totals)
    return (
      <>
        {changed && (
          <s className="me-2 text-[0.9375rem] font-normal text-text-subtle">
            <span className="sr-only">{t('totals.before')} </span>
            {text(previous)}
          </s>
        )}
        {text(totals)}
      </>
    )
  }
  const row = (label: ReactNode, value: ReactNode, accent = false) => (
    <>
      <dt className="text-text-muted">{label}</dt>
      <dd className={accent ? 'text-end font-semibold text-text-accent' : 'text-end'}>{value}</dd>
    </>
  )
  return (
    <dl
      data-slot="totals-list"
      aria-busy={recalculating || undefined}
      className={listStyles({ busy: recalculating, className })}
      {...rest}
    >
      {row(
        t('totals.subtotal'),
        amount(({ subtotal }) => subtotal),
      )}
      {totals.discount > 0 &&
        row(
          discountLabel,
          amount(({ discount }) => discount, '−'),
          true,
        )}
      {row(
        t('totals.shipping'),
        totals.shipping === 0 ? t('totals.free') : amount(({ shipping }) => shipping),
      )}
      {totals.shippingDiscount > 0 &&
        row(
          t('totals.shippingDiscount'),
          amount(({ shippingDiscount }) => shippingDiscount, '−'),
          true,
        )}
      <dt className={totalStyles({ size })}>
        {t('totals.total')}{' '}
        <span className="text-caption font-normal text-text-subtle">
          {totals.tax === undefined
            ? t('totals.taxIncluded')
            : t('totals.taxAmount', { amount: format.money({ amount: totals.tax, currency }) })}
        </span>
      </dt>
      <dd className={totalStyles({ size, className: 'text-end whitespace-nowrap' })}>
        {amount(({ total }) => total)}
      </dd>
      {recalculating && (
        <dd className="col-span-2">
          <span role="status" className="flex items-center justify-end gap-2 text-caption text-text-muted">
            <Spinner size="s" className="size-3.5" />
            {t('totals.recalculating')}
          </span>
        </dd>
      )}
    </dl>
  )
}
