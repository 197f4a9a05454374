import type { ProductSummary } from '@/shop/catalogue/product'
import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Link } from '@/ui/link'
import type { ProductActions } from './product-actions'
import { ProductGrid } from '../catalogue/product-grid'

interface RelatedProductsProps extends ProductActions {
  products: readonly ProductSummary[]
}

/** Cards below a product; renders nothing if there are none. */
export function RelatedProducts({ products, ...actions }: RelatedProductsProps) {
  const t = useTranslations('product')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related-title" data-slot="related-products" className="mt-section print:hidden">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="related-title" className="font-serif text-display-m text-balance">
          {t('detail.related')}
        </h2>
        <Link href="/products">
          {t('detail.all')}
          <ArrowRightIcon size="s" />
        </Link>
      </div>
      <ProductGrid products={products} {...actions} />
    </section>
  )
}
