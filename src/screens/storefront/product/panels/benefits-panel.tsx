import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { LeafIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { textLang } from '../../shared/content-lang'
import { PanelNote } from './panel-parts'

interface BenefitsPanelProps {
  product: ProductDetail
}

export function BenefitsPanel({ product }: BenefitsPanelProps) {
  const t = useTranslations('product')
  if (product.benefits.length === 0) return <PanelNote>{t('detail.noBenefits')}</PanelNote>
  return (
    <ul
      lang={textLang(product, 'benefits')}
      className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3 xl:gap-x-16"
    >
      {product.benefits.map((benefit) => (
        <li key={benefit} className="flex gap-4 border-t border-border py-6">
          <span className="grid h-13 w-11 flex-none place-items-center rounded-t-[22px] rounded-b-[8px] bg-soft pt-1 text-on-soft">
            <LeafIcon />
          </span>
          <span className="self-center font-serif text-[1.125rem]/snug text-pretty">{benefit}</span>
        </li>
      ))}
    </ul>
  )
}
