import { useFormat, useTranslations } from '@/i18n'
import type { platformCurrency } from '@/shop/shared/platform'
import type { PriceStep } from './price-entry'

interface PriceLineProps {
  step: PriceStep
  currency: (typeof platformCurrency)[keyof typeof platformCurrency]
}

/** A product with old and new price. */
export function PriceLine({ step: { product, from, to, result }, currency }: PriceLineProps) {
  const t = useTranslations('adminProductWork')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  return (
    <li className="flex min-h-11 items-center gap-x-3 border-b border-border py-2 last:border-b-0">
      <b lang="de" className="min-w-0 flex-1 truncate font-semibold">
        {product.name}
      </b>
      {from && (
        <span className="text-text-muted tabular-nums">
          <span className="sr-only">{t('prices.was')} </span>
          {money(from.amount)}
        </span>
      )}
      {result === 'changed' && to ? (
        <span className="min-w-24 text-end tabular-nums">
          <span aria-hidden="true" className="me-2 text-text-subtle">
            →
          </span>
          <span className="sr-only">{t('prices.now')} </span>
          <b className="font-semibold">{money(to.amount)}</b>
          {to.originalAmount !== null && (
            <small className="block text-a-caption text-text-subtle">
              {t('prices.struck', { amount: money(to.originalAmount) })}
            </small>
          )}
        </span>
      ) : (
        <span
          className={
            result === 'impossible'
              ? 'min-w-24 text-end text-a-small text-danger-fg'
              : 'min-w-24 text-end text-a-small text-text-subtle'
          }
        >
          {result === 'same' ? t('bulk.same') : result === 'changed' ? null : t(`prices.${result}`)}
        </span>
      )}
    </li>
  )
}
