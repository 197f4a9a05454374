import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { REVIEWS_SHOWN } from '@/shop/reviews/reviews'
import { useFormat, useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Rating } from '@/ui/rating'
import { RatingBars } from '../../reviews/rating-bars'
import { ReviewEntry } from '../../reviews/review-entry'
import { ReviewPhotos } from '../../reviews/review-photos'
import { reviewsHref } from '../../reviews/reviews-href'
import { PanelNote } from './panel-parts'

interface ReviewsPanelProps {
  product: ProductDetail
}

/** The newest reviews, and the way to all of them. */
export function ReviewsPanel({ product }: ReviewsPanelProps) {
  const t = useTranslations('reviews')
  const format = useFormat()
  const { rating, reviewCount, reviews, stars } = product
  if (reviews.length === 0) return <PanelNote>{t('none')}</PanelNote>
  const shown = reviews.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, REVIEWS_SHOWN)
  return (
    <div className="grid gap-11 md:grid-cols-[4fr_8fr] md:gap-12 xl:gap-18">
      <div>
        <p className="mb-3 font-serif text-[4rem]/none font-normal tracking-[-0.03em]">
          {format.number(rating, 1)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-small text-text-muted">
          <Rating size="m" value={rating} showValue={false} />
          {t('average', { count: reviewCount })}
        </p>
        {stars && (
          <RatingBars
            aria-label={t('bars')}
            stars={stars}
            hrefOf={(value) => reviewsHref(product, { rating: value })}
            className="mt-5"
          />
        )}
        <p className="mt-5">
          <Link variant="quiet" href={`${reviewsHref(product)}#checked`}>
            {t('checkedTitle')}
          </Link>
        </p>
      </div>
      <div>
        {shown.length < reviewCount && (
          <p className="mb-4 text-small text-text-muted">{t('newest', { count: shown.length })}</p>
        )}
        <ul aria-label={t('newest', { count: shown.length })}>
          {shown.map((review) => (
            <ReviewEntry key={review.id} review={review} photos={<ReviewPhotos review={review} />} />
          ))}
        </ul>
        <Button asChild variant="outline" className="mt-6.5">
          <a href={reviewsHref(product)}>{t('all', { count: reviewCount })}</a>
        </Button>
      </div>
    </div>
  )
}
