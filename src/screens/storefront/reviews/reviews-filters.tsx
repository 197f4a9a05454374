import type { Ref } from 'react'
import { useTranslations } from '@/i18n'
import { Chip, RemovableChip } from '@/ui/chip'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { HiddenQuery } from '../shared/hidden-query'
import { ListSearch } from '../shared/list-search'
import { useEarlyValue } from '../shared/use-early-value'
import { reviewsHref } from './reviews-href'
import { REVIEW_SORTS, type ReviewsQuery } from './reviews-types'

interface ReviewsFiltersProps {
  product: { readonly slug: string }
  query: ReviewsQuery
  /** Number of reviews found; undefined while loading. */
  total: number | undefined
  onQueryChange: (change: Partial<ReviewsQuery>) => void
  /** Like `onQueryChange`, by a control that disappears with the change. */
  onReset: (change: Partial<ReviewsQuery>) => void
  /** Ref of the number of reviews found, which then receives the focus. */
  foundRef: Ref<HTMLParagraphElement>
}

const resets = {
  rating: { rating: undefined },
  photo: { photo: false },
  search: { search: '' },
  all: { rating: undefined, photo: false, search: '' },
} satisfies Record<string, Partial<ReviewsQuery>>

/** Search, sort order and active filters. */
export function ReviewsFilters({
  product,
  query,
  total,
  onQueryChange,
  onReset,
  foundRef,
}: ReviewsFiltersProps) {
  const t = useTranslations('reviews')
  const { search, rating, photo, sort } = query
  const handleSort = (value: string) => {
    const chosen = REVIEW_SORTS.find((each) => each === value)
    if (chosen) onQueryChange({ sort: chosen })
  }
  const sortRef = useEarlyValue<HTMLSelectElement>(sort, handleSort)
  const active = [
    rating !== undefined && ({ reset: 'rating', label: t('share', { stars: rating }) } as const),
    photo && ({ reset: 'photo', label: t('onlyPhoto') } as const),
    search !== '' && ({ reset: 'search', label: t('searchChip', { search }) } as const),
  ].filter((filter) => filter !== false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ListSearch
          action={reviewsHref(product)}
          value={search}
          label={t('search')}
          size="s"
          className="w-80 max-sm:w-full"
          onSearch={(text) => onQueryChange({ search: text })}
        >
          <HiddenQuery href={reviewsHref(product, query)} />
        </ListSearch>
        <Chip selected={photo} onClick={() => onQueryChange({ photo: !photo })}>
          {t('onlyPhoto')}
        </Chip>
        <NativeSelect
          ref={sortRef}
          size="s"
          aria-label={t('sort')}
          className="ms-auto max-sm:w-full"
          value={sort}
          onChange={(event) => handleSort(event.target.value)}
        >
          {REVIEW_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`sorts.${each}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p ref={foundRef} role="status" tabIndex={-1} className="text-small text-text-muted outline-none">
          {total !== undefined && t('found', { count: total })}
        </p>
        {active.length > 0 && (
          <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
            {active.map(({ reset, label }) => (
              <li key={reset}>
                <RemovableChip label={label} onRemove={() => onReset(resets[reset])} />
              </li>
            ))}
            {active.length > 1 && (
              <li>
                <Link asChild variant="quiet">
                  <button type="button" onClick={() => onReset(resets.all)}>
                    {t('reset')}
                  </button>
                </Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </>
  )
}
