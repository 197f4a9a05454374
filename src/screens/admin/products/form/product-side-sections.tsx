import type { ReactNode } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import { RailSection } from '../section-rail'

interface ProductSideSectionsProps {
  /** Undefined for a new product. */
  product: ProductRecord | undefined
  pictures: ReactNode
  reviews: ReactNode
}

/** Images and reviews, which are saved immediately and not with the form. */
export function ProductSideSections({ product, pictures, reviews }: ProductSideSectionsProps) {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  return (
    <>
      <RailSection
        id="images"
        title={t('form.sections.images')}
        hint={t('form.hints.images', { rating: '' })}
      >
        {pictures}
      </RailSection>
      <RailSection
        id="reviews"
        title={t('form.sections.reviews')}
        hint={t('form.hints.reviews', { rating: product ? format.number(product.rating) : '–' })}
      >
        {reviews}
      </RailSection>
    </>
  )
}
