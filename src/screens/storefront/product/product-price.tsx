import { basePrice, type ProductSummary } from '@/shop/catalogue/product'
import { useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link'

interface ProductPriceProps {
  product: Pick<ProductSummary, 'price' | 'originalPrice' | 'lowestPrice' | 'netContent'>
}

/** Price of the product page: savings, base price, tax note and lowest price of 30 days. */
export function ProductPrice({ product }: ProductPriceProps) {
  const t = useTranslations('product')
  const ui = useTranslations('ui')
  const format = useFormat()
  const { price, originalPrice, lowestPrice, netContent } = product
  const reduced = originalPrice !== undefined && originalPrice.amount > price.amount
  const base = netContent && basePrice(price, netContent)
  return (
    <div data-slot="product-price" className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-3.5 gap-y-2">
        <span
          className={`text-[2.125rem]/none font-semibold tracking-[-0.025em] ${reduced ? 'text-text-accent' : ''}`}
        >
          <span className="sr-only">{ui('price.now')} </span>
          {format.money(price)}
        </span>
        {reduced && (
          <>
            <s className="text-[1.125rem] text-text-subtle">
              <span className="sr-only">{ui('price.before')} </span>
              {format.money(originalPrice)}
            </s>
            <Badge variant="accent">
              {t('detail.saving', {
                amount: format.money({
                  amount: originalPrice.amount - price.amount,
                  currency: price.currency,
                }),
              })}
            </Badge>
          </>
        )}
      </p>
      <div className="mt-3 text-small text-text-subtle">
        <p>
          {netContent && base && (
            <>
              {t('perUnit', { amount: format.number(netContent.amount), unit: netContent.unit })}
              {' · '}
              {ui('price.base', { price: format.money(base.price), unit: base.unit })}
              {' · '}
            </>
          )}
          {t.rich('detail.tax', {
            shipping: (chunks) => (
              <Link variant="inline" href="/legal/versand">
                {chunks}
              </Link>
            ),
          })}
        </p>
        {reduced && lowestPrice && <p>{ui('price.lowest', { price: format.money(lowestPrice) })}</p>}
      </div>
    </div>
  )
}
