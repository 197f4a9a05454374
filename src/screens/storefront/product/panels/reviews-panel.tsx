import type { ProductDetail, Review } from '@/shop/catalogue/product'
import { CheckIcon } from '../../../../icons'
import { useFormat, useTranslations } from '../../../../i18n'
import { Badge } from '../../../../ui/badge'
import { Rating } from '../../../../ui/rating'
import { useContentLang } from '../../shared/content-lang'
import { PanelNote } from './panel-parts'
import { RatingBars } from './rating-bars'

/** Maximum number of reviews shown. */
const REVIEWS_SHOWN = 5

interface ReviewsPanelProps {
  product: ProductDetail
}

const newestFirst = (a: Review, b: Review) => b.date.localeCompare(a.date)

function ReviewEntry({ review }: { review: Review }) {
  const t = useTranslations('product')
  const format = useFormat()
  return (
    <li className="border-b border-border py-6.5 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
          <b className="font-semibold">{review.user || t('detail.nameless')}</b>
          {review.verified && (
            <span className="flex items-center gap-1.25 text-caption text-text-brand">
              <CheckIcon size="s" />
              {t('detail.verified')}
            </span>
          )}
          {review.byShop && (
            <Badge variant="line" size="s">
              {t('detail.byShop')}
            </Badge>
          )}
        </p>
        <time dateTime={review.date} className="text-caption text-text-subtle">
          {format.date(review.date, 'long')}
        </time>
      </div>
      <p className="my-2">
        <Rating value={review.rating} showValue={false} />
      </p>
      <p lang={useContentLang()} className="max-w-[62ch] text-pretty text-text-muted">
        {review.comment}
      </p>
    </li>
  )
}

export function ReviewsPanel({ product }: ReviewsPanelProps) {
  const t = useTranslations('product')
  const format = useFormat()
  const { rating, reviewCount, reviews } = product
  if (reviews.length === 0) return <PanelNote>{t('detail.noReviews')}</PanelNote>
  const shown = reviews.toSorted(newestFirst).slice(0, REVIEWS_SHOWN)
  return (
    <div className="grid gap-11 md:grid-cols-[4fr_8fr] md:gap-12 xl:gap-18">
      <div>
        <p className="mb-3 font-serif text-[4rem]/none font-normal tracking-[-0.03em]">
          {format.number(rating)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-small text-text-muted">
          <Rating size="m" value={rating} showValue={false} />
          {t('detail.average', { count: reviewCount })}
        </p>
        {/* The distribution is correct only if all reviews are loaded. */}
        {reviews.length >= reviewCount && <RatingBars reviews={reviews} className="mt-6" />}
      </div>
      <div>
        {shown.length < reviewCount && (
          <p className="mb-4 text-small text-text-muted">{t('detail.newest', { count: shown.length })}</p>
        )}
        <ul aria-label={t('detail.newest', { count: shown.length })}>
          {shown.map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </div>
  )
}
