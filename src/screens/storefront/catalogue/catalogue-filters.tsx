import type { Ref } from 'react'
import { useTranslations } from '../../../i18n'
import { Chip, RemovableChip } from '../../../ui/chip'
import { Link } from '../../../ui/link'
import { NativeSelect } from '../../../ui/native-select'
import { useEarlyValue } from '../shared/use-early-value'
import { CATALOGUE_SORTS, type CatalogueQuery } from './catalogue-types'

interface CatalogueFiltersProps {
  query: CatalogueQuery
  categories: readonly string[]
  /** Number of products found; undefined while loading. */
  total: number | undefined
  onQueryChange: (change: Partial<CatalogueQuery>) => void
  /** Like `onQueryChange`, by a control that disappears with the change. */
  onReset: (change: Partial<CatalogueQuery>) => void
  /** Ref of the number of products found, which then receives the focus. */
  foundRef: Ref<HTMLParagraphElement>
}

const resets = {
  category: { category: undefined },
  bestseller: { bestseller: false },
  search: { search: '' },
  all: { search: '', category: undefined, bestseller: false },
} satisfies Record<string, Partial<CatalogueQuery>>

/** Categories, sort order and active filters. */
export function CatalogueFilters({
  query,
  categories,
  total,
  onQueryChange,
  onReset,
  foundRef,
}: CatalogueFiltersProps) {
  const t = useTranslations('catalogue')
  const handleSort = (value: string) => {
    const chosen = CATALOGUE_SORTS.find((each) => each === value)
    if (chosen) onQueryChange({ sort: chosen })
  }
  const handleCategory = (name: string) => onQueryChange({ category: name || undefined })
  const handleBestseller = () => onQueryChange({ bestseller: !query.bestseller })
  const sortRef = useEarlyValue<HTMLSelectElement>(query.sort, handleSort)
  const { search, category, bestseller, sort } = query
  const active = [
    category !== undefined && ({ reset: 'category', label: category } as const),
    bestseller && ({ reset: 'bestseller', label: t('bestsellers') } as const),
    search !== '' && ({ reset: 'search', label: t('searchChip', { search }) } as const),
  ].filter((filter) => filter !== false)
  return (
    <>
      <div className="flex items-center justify-between gap-x-6 gap-y-3.5 max-md:flex-col max-md:items-stretch">
        <div
          role="group"
          aria-label={t('categories')}
          className="flex flex-wrap gap-2 max-md:-mx-gutter max-md:[scrollbar-width:none] max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-1"
        >
          <Chip selected={category === undefined} onClick={() => handleCategory('')}>
            {t('all')}
          </Chip>
          {categories.map((name) => (
            <Chip key={name} selected={name === category} onClick={() => handleCategory(name)}>
              {name}
            </Chip>
          ))}
          <Chip selected={bestseller} onClick={handleBestseller}>
            {t('bestsellers')}
          </Chip>
        </div>
        <NativeSelect
          size="s"
          aria-label={t('sort')}
          value={sort}
          ref={sortRef}
          onChange={({ target }) => handleSort(target.value)}
          className="w-57 flex-none max-md:w-full"
        >
          {CATALOGUE_SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="mt-4.5 flex min-h-8.5 flex-wrap items-center gap-2 border-t border-border pt-4.5 pb-5.5 max-md:mt-3.5 max-md:pt-3.5 max-md:pb-4.5">
        <p
          ref={foundRef}
          tabIndex={-1}
          role="status"
          className="mr-2 rounded-xs text-small text-text-muted tabular-nums max-md:w-full"
        >
          {total !== undefined && t('count', { count: total })}
        </p>
        {active.map(({ reset, label }) => (
          <RemovableChip key={reset} label={label} onRemove={() => onReset(resets[reset])} />
        ))}
        {active.length > 1 && (
          <Link asChild className="ml-2 text-small">
            <button type="button" onClick={() => onReset(resets.all)}>
              {t('clear')}
            </button>
          </Link>
        )}
      </div>
    </>
  )
}
