/** All reviews of a product (/product/<slug>/reviews). States: loading, error, ready (optionally refreshing). */
import { useRef } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { Pagination } from '@/ui/pagination'
import { Picture } from '@/ui/picture'
import { Rating } from '@/ui/rating'
import { Skeleton } from '@/ui/skeleton'
import { FailureRow } from '../shared/failure-row'
import { productHref } from '../product/product-href'
import { HelpfulButton, type HelpfulMark } from './helpful-button'
import { RatingBars } from './rating-bars'
import { ReviewEntry } from './review-entry'
import { ReviewPhotos } from './review-photos'
import { ReviewsFilters } from './reviews-filters'
import { reviewsHref } from './reviews-href'
import type { ReviewsQuery, ReviewsState } from './reviews-types'

export interface ReviewsPageProps {
  state: ReviewsState
  query: ReviewsQuery
  /** Marks of this visit, by review. */
  marks: ReadonlyMap<string, HelpfulMark>
  /** Called with the changed part of the query; the page is reset to 1. */
  onQueryChange: (change: Partial<ReviewsQuery>) => void
  onHelpful: (id: string) => void
  onRetry: () => void
}

type Found = Extract<ReviewsState, { readonly status: 'ready' }>['found']

export function ReviewsPage({ state, onRetry, ...rest }: ReviewsPageProps) {
  const t = useTranslations('reviews')
  switch (state.status) {
    case 'loading':
      return <ReviewsLoading />
    case 'error':
      return (
        <Container className="py-16">
          <FailureRow
            title={t('failedTitle')}
            text={state.message ?? t('failedText')}
            retryLabel={t('retry')}
            retrying={state.retrying}
            onRetry={onRetry}
          />
        </Container>
      )
    case 'ready':
      return <ReviewsFound found={state.found} refreshing={state.refreshing ?? false} {...rest} />
  }
}

interface ReviewsFoundProps extends Omit<ReviewsPageProps, 'state' | 'onRetry'> {
  found: Found
  refreshing: boolean
}

function ReviewsFound({ found, refreshing, query, marks, onQueryChange, onHelpful }: ReviewsFoundProps) {
  const t = useTranslations('reviews')
  const count = useRef<HTMLParagraphElement>(null)
  const { product, summary, items, page, pages, total } = found
  const handleReset = (change: Partial<ReviewsQuery>) => {
    onQueryChange(change)
    count.current?.focus()
  }
  return (
    <Container data-slot="reviews-page" className="pb-20 max-md:pb-14">
      <Breadcrumb
        items={[
          { label: t('home'), href: '/' },
          { label: product.name, href: productHref(product) },
          { label: t('heading') },
        ]}
        className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4"
      />
      <div className="grid gap-x-18 gap-y-11 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Summary found={found} query={query} onQueryChange={onQueryChange} />
        <div>
          {summary.count === 0 ? (
            <p className="py-2 text-text-muted">{t('none')}</p>
          ) : (
            <ReviewsFilters
              product={product}
              query={query}
              total={total}
              onQueryChange={onQueryChange}
              onReset={handleReset}
              foundRef={count}
            />
          )}
          {items.length === 0 && summary.count > 0 && (
            <p className="border-t border-border py-6.5 text-text-muted">{t('noneFound')}</p>
          )}
          {items.length > 0 && (
            <ul aria-label={t('list')} aria-busy={refreshing}>
              {items.map((review) => (
                <ReviewEntry
                  key={review.id}
                  review={review}
                  photos={<ReviewPhotos review={review} />}
                  action={<HelpfulButton review={review} mark={marks.get(review.id)} onHelpful={onHelpful} />}
                />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            totalPages={pages}
            hrefOf={(other) => reviewsHref(product, { ...query, page: other })}
            className="pt-11"
          />
        </div>
      </div>
    </Container>
  )
}

/** Product, average, stars and how reviews are checked. */
function Summary({
  found,
  query,
  onQueryChange,
}: Pick<ReviewsFoundProps, 'found' | 'query' | 'onQueryChange'>) {
  const t = useTranslations('reviews')
  const format = useFormat()
  const { product, summary } = found
  const { picture, tint } = product
  const other = (stars: number) => (query.rating === stars ? undefined : stars)
  return (
    <div className="lg:sticky lg:top-26 lg:self-start">
      <div className="mb-6 flex items-center gap-4">
        {picture && (
          <Picture
            image={picture}
            alt=""
            width={64}
            height={72}
            sizes="64px"
            fit="contain"
            tint={tint}
            className="w-16 flex-none rounded-m p-1.5"
          />
        )}
        <h1 className="font-serif text-title-l text-balance wrap-anywhere">
          {t('title', { name: product.name })}
        </h1>
      </div>
      {summary.count > 0 && (
        <>
          <div className="flex items-center gap-4">
            <p className="font-serif text-[4rem]/none font-normal tracking-[-0.03em]">
              {format.number(summary.rating, 1)}
            </p>
            <div className="text-small text-text-muted">
              <Rating size="m" value={summary.rating} showValue={false} />
              <p>
                {t('average', { count: summary.count })}
                {summary.withPhoto > 0 && `, ${t('withPhotos', { count: summary.withPhoto })}`}
              </p>
            </div>
          </div>
          <RatingBars
            aria-label={t('bars')}
            stars={summary.stars}
            chosen={query.rating}
            hrefOf={(stars) => reviewsHref(product, { ...query, rating: other(stars) })}
            onChoose={(stars) => onQueryChange({ rating: other(stars) })}
            className="mt-5"
          />
        </>
      )}
      <h2 id="checked" className="mt-7 scroll-mt-28 text-small font-semibold">
        {t('checkedTitle')}
      </h2>
      <p className="mt-1 max-w-[62ch] text-small text-pretty text-text-muted">{t('checked')}</p>
      <Button asChild variant="outline" className="mt-6">
        <a href={productHref(product)}>{t('product')}</a>
      </Button>
    </div>
  )
}

function ReviewsLoading() {
  const t = useTranslations('reviews')
  return (
    <Container data-slot="reviews-page" aria-busy="true" className="py-14">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid gap-x-18 gap-y-11 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
        <div className="grid gap-6">
          <Skeleton className="h-10" />
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-28" />
          ))}
        </div>
      </div>
    </Container>
  )
}
