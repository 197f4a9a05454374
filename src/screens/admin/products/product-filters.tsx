import { useWords } from '../../../i18n'
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
  const words = useWords('adminProducts')
  const common = useWords('admin')
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: words('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: words('status'),
          all: words('allStatuses'),
          value: filters.status,
          options: PRODUCT_STATUSES.map((value) => ({ value, label: words(`statuses.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
        filterChoice({
          label: words('category'),
          all: words('allCategories'),
          value: filters.category,
          options: categories.map((value) => ({ value, label: value })),
          onChange: (category) => onChange({ ...filters, category }),
        }),
        filterChoice({
          label: words('platform'),
          all: words('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: words('mark'),
          all: words('allMarks'),
          value: filters.mark,
          options: PRODUCT_MARKS.map((value) => ({ value, label: words(value) })),
          onChange: (mark) => onChange({ ...filters, mark }),
        }),
        filterChoice({
          label: words('sort'),
          all: words('sorts.position'),
          value: filters.sort,
          options: PRODUCT_SORTS.map((value) => ({ value, label: words(`sorts.${value}`) })),
          onChange: (sort) => onChange({ ...filters, sort }),
        }),
      ]}
    />
  )
}
