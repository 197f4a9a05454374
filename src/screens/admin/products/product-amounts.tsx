import { useFormat, useTranslations } from '../../../i18n'
import type { ProductRow } from '../../../domain/catalogue/product-record'

/** Distinct prices only: Germany and mobile often share one. */
export function Prices({ product: { prices } }: { product: ProductRow }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const texts = [...new Set(prices.map(({ price }) => format.money(price)))]
  const [first, ...others] = texts
  if (first === undefined) return <span className="text-text-subtle">{t('noPrice')}</span>
  return (
    <>
      <b className="font-semibold">{first}</b>
      {others.length > 0 && (
        <small className="block text-a-caption text-text-subtle">{others.join(' · ')}</small>
      )}
    </>
  )
}

/** True if stock is at or below the product's threshold. */
export const isLow = ({ stock, lowStockThreshold }: ProductRow): boolean => stock <= lowStockThreshold

/** Stock in one line, for phones. */
export function StockLine({ product }: { product: ProductRow }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  if (product.stock === 0 && isLow(product))
    return <span className="font-semibold text-warn-fg">{t('statuses.out_of_stock')}</span>
  return (
    <span className={isLow(product) ? 'font-semibold text-warn-fg' : undefined}>
      {t(isLow(product) ? 'lowStock' : 'columns.stock')} {format.number(product.stock)}
    </span>
  )
}

export function Stock({ product }: { product: ProductRow }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const low = isLow(product)
  return (
    <>
      <span className={low ? 'font-semibold text-warn-fg' : undefined}>{format.number(product.stock)}</span>
      {low && (
        <small className="block text-a-caption text-warn-fg">
          {t(product.stock === 0 ? 'statuses.out_of_stock' : 'lowStock')}
        </small>
      )}
    </>
  )
}
