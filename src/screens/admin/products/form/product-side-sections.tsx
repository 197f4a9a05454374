import { useFormat, useTranslations } from '../../../../i18n'
import type { ProductRecord } from '../../../../domain/catalogue/product-record'
import type { ProductSideActions, ProductSideState } from '../products-types'
import { RailSection } from '../section-rail'
import { ProductImages } from './product-images'
import { ProductReviews } from './product-reviews'

interface ProductSideSectionsProps extends ProductSideActions {
  /** Missing for a new one. */
  product: ProductRecord | undefined
  side: ProductSideState | undefined
  readOnly: boolean
  /** A review is being written and not sent yet. */
  onReviewing: (reviewing: boolean) => void
}

/** Pictures and reviews: each is saved at once, not with the form. */
export function ProductSideSections({ onReviewing, ...parts }: ProductSideSectionsProps) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const { product } = parts
  return (
    <>
      <RailSection
        id="images"
        title={t('form.sections.images')}
        hint={t('form.hints.images', { rating: '' })}
      >
        <ProductImages {...parts} />
      </RailSection>
      <RailSection
        id="reviews"
        title={t('form.sections.reviews')}
        hint={t('form.hints.reviews', { rating: product ? format.number(product.rating) : '–' })}
      >
        <ProductReviews {...parts} onDirtyChange={onReviewing} />
      </RailSection>
    </>
  )
}
