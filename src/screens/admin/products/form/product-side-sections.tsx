import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import type { ProductSideActions, ProductSideState } from '../products-types'
import { RailSection } from '../section-rail'
import { ProductImages } from './product-images'
import { ProductReviews } from './product-reviews'

interface ProductSideSectionsProps extends ProductSideActions {
  /** Undefined for a new product. */
  product: ProductRecord | undefined
  side: ProductSideState | undefined
  readOnly: boolean
  /** Follows the images. */
  film: ReactNode
  /** Called when a review form starts or stops having unsaved input. */
  onReviewing: (reviewing: boolean) => void
}

/** Images and reviews, which are saved immediately and not with the form. */
export function ProductSideSections({ onReviewing, film, ...parts }: ProductSideSectionsProps) {
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
        {film}
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
