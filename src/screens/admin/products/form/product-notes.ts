import { useWatch } from 'react-hook-form'
import { useFormat, useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import { IMAGE_MAX_FILES } from '@/shop/catalogue/image-rules'
import type { DraftRow } from './draft-texts'
import type { ProductControl } from './product-draft'
import type { ProductFormSection } from './product-sections'

/** Notes beside the sections of the rail, for example counts. */
export function useProductNotes(
  control: ProductControl,
  product: ProductRecord | undefined,
  /** Stored ones, or those that wait for the first save. */
  pictures: number,
): Partial<Record<ProductFormSection, string>> {
  const t = useTranslations('adminProducts')
  const format = useFormat()
  const [
    germany,
    turkey,
    mobile,
    premium,
    features,
    benefits,
    stock,
    ingredients,
    related,
    sizeFamily,
    sizeLabel,
  ] = useWatch({
    control,
    name: [
      'germanyPrice',
      'turkeyPrice',
      'mobilePrice',
      'premiumEnabled',
      'features',
      'benefits',
      'stockQuantity',
      'ingredients',
      'related',
      'sizeFamily',
      'sizeLabel',
    ],
  })
  const filled = (rows: readonly DraftRow[]) =>
    format.number(rows.filter(({ text }) => text.trim() !== '').length)
  return {
    prices: format.number([germany, turkey, mobile].filter((price) => price.trim() !== '').length),
    premium: t(premium ? 'form.on' : 'form.off'),
    features: filled(features),
    benefits: filled(benefits),
    ingredients: format.number(ingredients.filter(({ name }) => name.trim() !== '').length),
    related: format.number(related.length),
    stock,
    sizes: sizeFamily === null ? '' : sizeLabel,
    images: t('form.of', { count: pictures, max: IMAGE_MAX_FILES }),
    reviews: format.number(product?.reviewCount ?? 0),
  }
}
