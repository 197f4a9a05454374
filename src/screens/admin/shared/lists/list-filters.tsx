import { useTranslations } from '@/i18n'
import { FilterBar } from '@/ui/filter-bar'
import { SearchFilter } from './search-filter'
import { usePhone } from '../use-narrow'
import type { ListFiltersProps } from './filter-types'
import { FilterPopover } from './filter-popover'
import { FilterSelect } from './filter-select'
import { PhoneFilters } from './phone-filters'

/** Search and filter selects of a list. */
export function ListFilters(props: ListFiltersProps) {
  const phone = usePhone()
  return phone ? <PhoneFilters {...props} /> : <WideFilters {...props} />
}

/** In one line from 1280 px on: beside a button for further filters the fields are narrower. */
function WideFilters({ search, choices, more, end, bare = false }: ListFiltersProps) {
  const t = useTranslations('admin')
  return (
    <FilterBar label={t('list.filters')} density={bare ? 'shop' : 'admin'} className="xl:flex-nowrap">
      {search && (
        <SearchFilter {...search} className={`${more ? 'w-50' : 'w-65'} max-w-full min-w-40 shrink`} />
      )}
      {choices.map((choice) => (
        <FilterSelect
          key={choice.label}
          choice={choice}
          className={`w-auto min-w-0 shrink ${more ? 'max-w-40' : 'max-w-48'}`}
          labelHidden
        />
      ))}
      {more && <FilterPopover more={more} />}
      {end}
    </FilterBar>
  )
}
