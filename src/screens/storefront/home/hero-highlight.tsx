import { basePrice, type ProductSummary } from '@/shop/catalogue/product'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { productHref } from '../product/product-href'

interface HeroHighlightProps {
  product: ProductSummary
}

/** Label of the tin in the middle of the hero image, connected to it by a hairline. */
export function HeroHighlight({ product }: HeroHighlightProps) {
  const t = useTranslations('landing')
  const ui = useTranslations('ui')
  const format = useFormat()
  const { name, price, netContent } = product
  const base = netContent && basePrice(price, netContent)
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-s-[72.6%] top-[9%] hidden h-[12.6%] w-[15%] border-s border-t border-text opacity-50 xl:block"
      />
      <span
        aria-hidden="true"
        className="absolute inset-s-[calc(72.6%-3px)] top-[21.2%] hidden size-1.75 rounded-pill bg-text xl:block"
      />
      <aside
        aria-label={name}
        className="absolute inset-s-[88.5%] top-[7.2%] hidden w-41 xl:block rtl:*:[direction:rtl]"
      >
        <p lang={useContentLang()} className="font-serif text-title-s">
          <a href={productHref(product)} className="underline-offset-4 hover:underline">
            {name}
          </a>
        </p>
        <p className="mt-0.75 mb-2.5 max-w-38 text-caption">{t('hero.highlight')}</p>
        <p className="text-[1.0625rem] font-semibold tracking-tight tabular-nums">{format.money(price)}</p>
        <p className="mt-0.5 text-[0.75rem]/normal">
          {base && (
            <span className="block tabular-nums">
              {ui('price.base', { price: format.money(base.price), unit: base.unit })}
            </span>
          )}
          {ui('price.tax')}
        </p>
      </aside>
    </>
  )
}
