import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ProductReviews } from '@/shop/reviews/product-reviews'
import { markReviewHelpful } from '@/shop/reviews/product-reviews.client'
import type { HelpfulMark } from '@/screens/storefront/reviews/helpful-button'
import { ReviewsPage } from '@/screens/storefront/reviews/reviews-page'
import { reviewsHref } from '@/screens/storefront/reviews/reviews-href'
import type { ReviewsQuery, ReviewsState } from '@/screens/storefront/reviews/reviews-types'
import { useFormat, useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { useApplication } from '../../features/application'
import { toQueryState } from '../../features/query-state'
import { reviewsQuery } from '../../features/reviews/reviews-query'
import { readReviews, type ReviewsSelection } from '../../features/reviews/reviews-search-params'
import type { PageProps } from '../page'
import { NOT_FOUND } from '../product/not-found'

/** One canonical URL per page of the list, regardless of sort order; what is filtered is `noindex`. */
function ReviewsHead({ found, selection }: { found: ProductReviews; selection: ReviewsSelection }) {
  const t = useTranslations('reviews')
  const format = useFormat()
  const { product, summary, page } = found
  const { name, picture } = product
  const isFiltered = selection.search !== '' || selection.photo || selection.rating !== undefined
  return (
    <PageHead
      title={t('metaTitle', { name })}
      description={t('metaDescription', {
        name,
        count: summary.count,
        rating: format.number(summary.rating, 1),
      })}
      path={reviewsHref(product, { page })}
      noindex={isFiltered || summary.count === 0}
      image={picture?.url}
    />
  )
}

/** Marks of this visit; they are remembered nowhere, and the server counts a visitor once a day. */
function useHelpful() {
  const { http } = useApplication()
  const [marks, setMarks] = useState<ReadonlyMap<string, HelpfulMark>>(new Map())
  const setMark = (id: string, mark: HelpfulMark) => setMarks((all) => new Map([...all, [id, mark]]))
  const handleHelpful = (id: string) => {
    setMark(id, { status: 'sending' })
    markReviewHelpful(http, id).then(
      (helpful) => setMark(id, { status: 'done', helpful }),
      () => setMark(id, { status: 'failed' }),
    )
  }
  return { marks, onHelpful: handleHelpful }
}

export default function ReviewsView({ params: { slug = '' } }: PageProps) {
  const meta = useTranslations('meta')
  const application = useApplication()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const selection = readReviews(params)
  const query = useQuery(reviewsQuery(application, slug, selection))
  const helpful = useHelpful()
  // Of two quick changes the second may come before the first is rendered.
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = readReviews(params)
  }, [params])
  const handleQueryChange = (change: Partial<ReviewsQuery>) => {
    latest.current = { ...latest.current, ...change, page: 1 }
    void navigate(reviewsHref({ slug }, latest.current), { state: { keepsPlace: true } })
  }
  const result = toQueryState(query)
  if (result.status === 'ready' && result.data === null) {
    return (
      <>
        <PageHead title={meta('notFound.title')} />
        {NOT_FOUND}
      </>
    )
  }
  const found = query.data ?? undefined
  const state: ReviewsState =
    found === undefined
      ? result.status === 'ready'
        ? { status: 'loading' }
        : result
      : { status: 'ready', found, refreshing: query.isPlaceholderData }
  return (
    <>
      {found && <ReviewsHead found={found} selection={selection} />}
      <ReviewsPage
        state={state}
        query={selection}
        onQueryChange={handleQueryChange}
        onRetry={() => void query.refetch()}
        {...helpful}
      />
    </>
  )
}
