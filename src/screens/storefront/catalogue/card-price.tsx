import type { ProductSummary } from '@/shop/catalogue/product'
import { basePrice } from '@/shop/catalogue/product'
import { useFormat, useTranslations } from '@/i18n'
import { Price } from '@/ui/price'

interface CardPriceProps {
  product: Pick<
    ProductSummary,
    'price' | 'originalPrice' | 'lowestPrice' | 'netContent' | 'priceFrom' | 'basePriceFrom' | 'sizeCount'
  >
}

/** Price, base price and tax note, of several sizes the lowest price and how many there are; a reduced price also shows the lowest price of the last 30 days. */
export function CardPrice({ product }: CardPriceProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const { price, originalPrice, lowestPrice, netContent, priceFrom, sizeCount } = product
  if (priceFrom)
    return (
      <Price
        className="self-start"
        from
        price={priceFrom}
        base={product.basePriceFrom}
        content={t('sizes.count', { count: sizeCount ?? 0 })}
      />
    )
  return (
    <div className="self-start">
      <Price
        price={price}
        original={originalPrice}
        base={netContent && basePrice(price, netContent)}
        content={
          netContent && t('perUnit', { amount: format.number(netContent.amount), unit: netContent.unit })
        }
      />
      {originalPrice && lowestPrice && (
        <p className="text-caption text-text-subtle tabular-nums">
          {t('lowestShort', { price: format.money(lowestPrice) })}
        </p>
      )}
    </div>
  )
}
