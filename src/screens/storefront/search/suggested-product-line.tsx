import { basePrice } from '@/shop/catalogue/product'
import type { SuggestedProduct } from '@/shop/suggestions/suggestions'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { ProductThumb } from '../product/product-thumb'
import { textLang } from '../shared/content-lang'

/** Image, name and price with the legally required base price. */
export function SuggestedProductLine({ product }: { product: SuggestedProduct }) {
  const t = useTranslations('search')
  const ui = useTranslations('ui')
  const format = useFormat()
  const contentLang = useContentLang()
  const { id, name, subtitle, price, netContent, picture, tint, inStock } = product
  const base = netContent && basePrice(price, netContent)
  return (
    <>
      <ProductThumb size="xs" productId={id} tint={tint} image={picture} faded={!inStock} />
      <span className="min-w-0 flex-1">
        <span lang={contentLang} className="block truncate font-semibold">
          {name}
        </span>{' '}
        <span
          lang={inStock ? textLang(product, 'subtitle') : undefined}
          className="block truncate text-caption text-text-subtle"
        >
          {inStock ? subtitle : t('soldOut')}
        </span>
      </span>{' '}
      <span className="flex-none text-end tabular-nums">
        <span className="block font-semibold">{format.money(price)}</span>{' '}
        {base && (
          <span className="block text-caption text-text-subtle">
            {ui('price.base', { price: format.money(base.price), unit: base.unit })}
          </span>
        )}
      </span>
    </>
  )
}
