import { useState, type Ref, type SubmitEvent } from 'react'
import { useTranslations } from '@/i18n'
import { Chip, RemovableChip } from '@/ui/chip'
import { Link } from '@/ui/link'
import { NativeSelect } from '@/ui/native-select'
import { SearchField } from '@/ui/search-field'
import { useEarlyValue } from '../shared/use-early-value'
import { REVIEW_SORTS, type ReviewsQuery } from './reviews-types'

interface ReviewsFiltersProps {
  /** Path of the page, for the form before hydration. */
  action: string
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
  action,
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
        <ReviewsSearch action={action} query={query} onSearch={(text) => onQueryChange({ search: text })} />
        <Chip selected={photo} onClick={() => onQueryChange({ photo: !photo })}>
          {t('onlyPhoto')}
        </Chip>
        <NativeSelect
          ref={sortRef}
          size="s"
          aria-label={t('sort')}
          className="ml-auto max-sm:w-full"
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

interface ReviewsSearchProps {
  action: string
  query: ReviewsQuery
  onSearch: (text: string) => void
}

/** Searches on Enter and when cleared; before hydration it submits a plain form, which keeps the other filters. */
function ReviewsSearch({ action, query, onSearch }: ReviewsSearchProps) {
  const t = useTranslations('reviews')
  const { search: value, rating, photo, sort } = query
  const [draft, setDraft] = useState(value)
  const [applied, setApplied] = useState(value)
  const ref = useEarlyValue<HTMLInputElement>(draft, setDraft)
  if (applied !== value) {
    setApplied(value)
    setDraft(value)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field, not the draft: Enter may hydrate the form, before what was typed earlier is taken over.
    onSearch((ref.current?.value ?? draft).trim())
  }
  return (
    <form role="search" action={action} onSubmit={handleSubmit} className="w-80 max-sm:w-full">
      {rating !== undefined && <input type="hidden" name="rating" value={rating} />}
      {photo && <input type="hidden" name="photo" value="true" />}
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <SearchField
        ref={ref}
        name="search"
        size="s"
        maxLength={200}
        label={t('search')}
        placeholder={t('search')}
        value={draft}
        onValueChange={(text) => {
          setDraft(text)
          if (text === '' && value !== '') onSearch('')
        }}
      />
      <button type="submit" className="sr-only" tabIndex={-1}>
        {t('search')}
      </button>
    </form>
  )
}
