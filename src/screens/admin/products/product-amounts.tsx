import { useFormat, useTranslations } from '@/i18n'
import type { PlatformPrice, PlatformSale, ProductRow } from '@/shop/catalogue/product-record'
import type { Money } from '@/shop/shared/money'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'

const now = ({ price, sale }: PlatformPrice): Money =>
  sale?.running === true ? { ...price, amount: sale.amount } : price

/** When a sale begins and ends: 'İndirim 1 Ara – 7 Ara'. */
function SaleSpan({ platform, sale: { from, until } }: { platform: Platform; sale: PlatformSale }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const day = (iso: string | null) =>
    iso === null ? '' : format.date(`${iso}T12:00:00Z`, 'day', platformTimeZone[platform])
  const kind = from === null ? (until === null ? 'open' : 'until') : until === null ? 'from' : 'span'
  return <>{t(`sale.${kind}`, { from: day(from), until: day(until) })}</>
}

/** The first price, and those that differ from it with their platform: Germany and mobile often share one. */
export function Prices({ product: { prices } }: { product: ProductRow }) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const common = useTranslations('admin')
  const [first] = prices
  if (!first) return <span className="text-text-subtle">{t('noPrice')}</span>
  const others = prices.filter((price) => format.money(now(price)) !== format.money(now(first)))
  const spans = prices.filter(
    ({ sale }, index) =>
      sale &&
      prices.findIndex((each) => each.sale?.from === sale.from && each.sale.until === sale.until) === index,
  )
  return (
    <>
      <b className="font-semibold">{format.money(now(first))}</b>
      {others.map((price) => (
        <small key={price.platform} className="block text-a-caption text-text-subtle">
          {common(`platforms.${price.platform}`)} {format.money(now(price))}
        </small>
      ))}
      {spans.map(({ platform, sale }) => (
        <small key={platform} className="block text-a-caption text-text-subtle">
          {sale && <SaleSpan platform={platform} sale={sale} />}
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
