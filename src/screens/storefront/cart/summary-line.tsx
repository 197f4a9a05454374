import { useFormat, useTranslations } from '@/i18n'
import type { CartEntry } from './cart-types'
import { ProductThumb } from '../product/product-thumb'
import { useBasePrice } from './use-base-price'

/** A read-only line of the order. */
export function SummaryLine({ entry }: { entry: CartEntry }) {
  const t = useTranslations('cart')
  const format = useFormat()
  const basePriceOf = useBasePrice()
  const { name, quantity, unitPrice, currency, isFree, previousPrice, premium, stock } = entry
  const money = (amount: number) => format.money({ amount, currency })
  const details = [
    isFree ? t('line.gift') : `${quantity} × ${money(unitPrice)}`,
    !isFree && basePriceOf(entry),
    previousPrice !== undefined &&
      previousPrice !== unitPrice &&
      `${t('totals.before')} ${money(previousPrice)}`,
    premium && t('line.premium', { count: premium.months * quantity }),
    !isFree && quantity > stock && t('line.shortage', { count: stock }),
  ].filter(Boolean)
  return (
    <li
      data-slot="summary-line"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 py-3.25"
    >
      <span className="relative">
        <ProductThumb size="m" productId={entry.productId} tint={entry.tint} image={entry.imageUrl} />
        <span
          aria-hidden="true"
          className="absolute -inset-e-1.75 -top-1.75 min-w-5.5 rounded-pill bg-text px-1 text-center text-[0.75rem]/5.5 font-semibold text-bg tabular-nums"
        >
          {quantity}
        </span>
      </span>
      <div className="min-w-0">
        <p className="text-small font-semibold wrap-break-word">{name}</p>
        <p className="text-caption text-text-subtle tabular-nums">{details.join(', ')}</p>
      </div>
      <p className="text-small font-medium tabular-nums">
        {isFree ? t('totals.free') : money(unitPrice * quantity)}
      </p>
    </li>
  )
}
