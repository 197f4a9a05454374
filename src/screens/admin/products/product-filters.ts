import { useTranslations } from '@/i18n'
import { PLATFORMS } from '@/shop/shared/platform'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { optionsOf, type ListFilter } from '../shared/lists/filter-description'
import { PRODUCT_MARKS, PRODUCT_SORTS, type ProductFilters } from './products-types'

/** Filters and sort order of the product list. */
export function useProductFilters(categories: readonly string[]): readonly ListFilter<ProductFilters>[] {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  return [
    {
      name: 'status',
      label: t('status'),
      all: t('allStatuses'),
      options: optionsOf(PRODUCT_STATUSES, (value) => t(`statuses.${value}`)),
    },
    {
      name: 'category',
      label: t('category'),
      all: t('allCategories'),
      options: optionsOf(categories, (value) => value),
    },
    {
      name: 'platform',
      label: t('platform'),
      all: t('allPlatforms'),
      options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
    },
    {
      name: 'mark',
      label: t('mark'),
      all: t('allMarks'),
      options: optionsOf(PRODUCT_MARKS, (value) => t(value)),
    },
    {
      name: 'sort',
      label: t('sort'),
      all: t('sorts.position'),
      options: optionsOf(PRODUCT_SORTS, (value) => t(`sorts.${value}`)),
    },
  ]
}
