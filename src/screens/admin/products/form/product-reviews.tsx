import { useState } from 'react'
import { TrashIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import type { ProductRecord } from '@/shop/catalogue/product-record'
import type { Review } from '@/shop/catalogue/product'
import { isolated } from '@/shop/shared/isolated'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Rating } from '@/ui/rating'
import type { ProductSideState, ReviewInput } from '../products-types'
import { ReviewForm } from './review-form'

/** Number of reviews listed before all are asked for. */
const SHOWN = 10

export interface ProductReviewsProps {
  product: ProductRecord | undefined
  side: ProductSideState | undefined
  readOnly: boolean
  /** Called when the review form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
  onReviewAdd: (review: ReviewInput) => void
  onReviewRemove: (reviewId: string) => void
}

export function ProductReviews({
  product,
  side = {},
  readOnly,
  onDirtyChange,
  onReviewAdd,
  onReviewRemove,
}: ProductReviewsProps) {
  const t = useTranslations('adminProducts')
  const [asking, setAsking] = useState<Review>()
  const [all, setAll] = useState(false)
  const every = product?.reviews ?? []
  const reviews = all ? every : every.slice(0, SHOWN)
  return (
    <div className="rounded-s border border-border">
      {reviews.length === 0 && <p className="px-3.5 py-3 text-text-muted">{t('reviews.none')}</p>}
      <ul>
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            busy={review.id === side.busyReviewId}
            onRemove={readOnly ? undefined : () => setAsking(review)}
          />
        ))}
      </ul>
      {reviews.length < every.length && (
        <Button variant="ghost" size="admin" className="m-2" onClick={() => setAll(true)}>
          {t('reviews.showAll', { count: every.length })}
        </Button>
      )}
      {product && !readOnly && (
        <ReviewForm
          key={side.addedReviews}
          submitting={side.addingReview ?? false}
          serverError={side.reviewError}
          onAdd={onReviewAdd}
          onDirtyChange={onDirtyChange}
        />
      )}
      {asking && (
        <AlertDialog
          size="admin"
          open
          icon={TrashIcon}
          title={t('reviews.deleteTitle', { name: isolated(asking.user || t('reviews.nameless')) })}
          description={t('reviews.deleteText')}
          confirmLabel={t('reviews.deleteAction')}
          onConfirm={() => {
            onReviewRemove(asking.id)
            setAsking(undefined)
          }}
          onOpenChange={(open) => !open && setAsking(undefined)}
        />
      )}
    </div>
  )
}

interface ReviewItemProps {
  review: Review
  busy: boolean
  onRemove: (() => void) | undefined
}
function ReviewItem({ review, busy, onRemove }: ReviewItemProps) {
  const t = useTranslations('adminProducts')
  const contentLang = useContentLang()
  const format = useFormat()
  const name = review.user || t('reviews.nameless')
  const notes = [
    format.date(review.date),
    review.verified && t('reviews.verified'),
    review.byShop && t('reviews.byShop'),
  ]
  return (
    <li className="flex gap-3 border-b border-border py-2.75 ps-3.5 pe-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold wrap-anywhere">{name}</b>
          <Rating value={review.rating} showValue={false} />
          <span className="text-a-small text-text-subtle">{notes.filter(Boolean).join(', ')}</span>
        </p>
        <p lang={contentLang} className="mt-0.5 wrap-anywhere text-text-muted">
          {review.comment}
        </p>
      </div>
      {onRemove && (
        <IconButton
          size="admin"
          icon={TrashIcon}
          loading={busy}
          label={t('reviews.delete', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
