import { useTranslations } from '../../../i18n'
import { PLATFORMS } from '../../../domain/shared/platform'
import { PRODUCT_STATUSES } from '../../../domain/catalogue/product'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import { PRODUCT_MARKS, PRODUCT_SORTS, type ProductFilters } from './products-types'

interface ProductFiltersBarProps {
  filters: ProductFilters
  categories: readonly string[]
  onChange: (filters: ProductFilters) => void
}
/** Search, filters and order of the product list. */
export function ProductFiltersBar({ filters, categories, onChange }: ProductFiltersBarProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: t('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: t('status'),
          all: t('allStatuses'),
          value: filters.status,
          options: PRODUCT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
        filterChoice({
          label: t('category'),
          all: t('allCategories'),
          value: filters.category,
          options: categories.map((value) => ({ value, label: value })),
          onChange: (category) => onChange({ ...filters, category }),
        }),
        filterChoice({
          label: t('platform'),
          all: t('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: t('mark'),
          all: t('allMarks'),
          value: filters.mark,
          options: PRODUCT_MARKS.map((value) => ({ value, label: t(value) })),
          onChange: (mark) => onChange({ ...filters, mark }),
        }),
        filterChoice({
          label: t('sort'),
          all: t('sorts.position'),
          value: filters.sort,
          options: PRODUCT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
          onChange: (sort) => onChange({ ...filters, sort }),
        }),
      ]}
    />
  )
}
