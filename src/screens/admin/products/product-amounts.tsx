import { useFormat, useTranslations } from '@/i18n'
import type { ProductRow } from '@/shop/catalogue/product-record'

/** The first price, and those that differ from it with their platform: Germany and mobile often share one. */
export function Prices({ product: { prices } }: { product: ProductRow }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const common = useTranslations('admin')
  const [first] = prices
  if (!first) return <span className="text-text-subtle">{t('noPrice')}</span>
  const others = prices.filter(({ price }) => format.money(price) !== format.money(first.price))
  return (
    <>
      <b className="font-semibold">{format.money(first.price)}</b>
      {others.map(({ platform, price }) => (
        <small key={platform} className="block text-a-caption text-text-subtle">
          {common(`platforms.${platform}`)} {format.money(price)}
        </small>
      ))}
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
