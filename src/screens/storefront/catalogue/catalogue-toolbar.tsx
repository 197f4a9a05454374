import type { Ref } from 'react'
import type { Currency } from '@/shop/shared/platform'
import { FilterIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ChipLink } from '@/ui/chip'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { useEarlyValue } from '../shared/use-early-value'
import { NOTHING_SET, useActiveFilters } from './active-filters'
import { CATALOGUE_SORTS, FILTERS_ID, type CatalogueLinks, type CatalogueQuery } from './catalogue-types'

interface CatalogueToolbarProps extends CatalogueLinks {
  query: CatalogueQuery
  currency: Currency
  /** Number of products found; undefined while loading. */
  total: number | undefined
  onQueryChange: (change: Partial<CatalogueQuery>) => void
  /** A link that disappears with its press has been pressed. */
  onLeave: () => void
  /** Ref of the number of products found. */
  foundRef: Ref<HTMLParagraphElement>
}

/** Opens the filters, sort order, what is set and how much is found. */
export function CatalogueToolbar({
  query,
  currency,
  total,
  hrefOf,
  onQueryChange,
  onLeave,
  foundRef,
}: CatalogueToolbarProps) {
  const t = useTranslations('catalogue')
  const active = useActiveFilters(query, currency)
  const handleSort = (value: string) => {
    const chosen = CATALOGUE_SORTS.find((each) => each === value)
    if (chosen) onQueryChange({ sort: chosen })
  }
  const sortRef = useEarlyValue<HTMLSelectElement>(query.sort, handleSort)
  return (
    <div className="mb-6 grid grid-cols-2 items-center gap-x-2.5 gap-y-3.5 max-md:mb-4.5 lg:flex lg:items-start">
      <Button
        variant="outline"
        className="bg-surface lg:hidden"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="show"
      >
        <FilterIcon size="s" />
        {t('filter.title')}
        {active.length > 0 && (
          <span className="grid min-w-6.5 place-items-center rounded-pill bg-accent-soft px-1.5 py-0.5 text-caption text-text-accent">
            {active.length}
          </span>
        )}
      </Button>
      <NativeSelect
        aria-label={t('sort')}
        form={FILTERS_ID}
        name="sort"
        value={query.sort}
        ref={sortRef}
        onChange={({ target }) => handleSort(target.value)}
        className="lg:order-last lg:ms-auto lg:w-57 lg:flex-none"
      >
        {CATALOGUE_SORTS.map((value) => (
          <option key={value} value={value}>
            {t(`sorts.${value}`)}
          </option>
        ))}
      </NativeSelect>
      <div className="col-span-full flex min-w-0 flex-wrap items-center gap-2 empty:hidden lg:order-1 lg:min-h-12">
        {active.map(({ key, label, change }) => (
          <ChipLink key={key} label={label} href={hrefOf(change)} data-keeps-place="" onClick={onLeave} />
        ))}
        {active.length > 1 && (
          <Link href={hrefOf(NOTHING_SET)} data-keeps-place="" onClick={onLeave} className="ms-2 text-small">
            {t('clear')}
          </Link>
        )}
      </div>
      <p
        ref={foundRef}
        tabIndex={-1}
        role="status"
        className="col-span-full min-h-5.25 rounded-xs text-small text-text-muted tabular-nums lg:order-0 lg:me-2 lg:flex lg:min-h-12 lg:flex-none lg:items-center"
      >
        {total !== undefined && t('count', { count: total })}
      </p>
    </div>
  )
}
