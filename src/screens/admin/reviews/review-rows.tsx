import { useFormat, useTranslations } from '@/i18n'
import type { AdminReview } from '@/shop/reviews/admin-reviews'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Rating } from '@/ui/rating'
import { Status, type StatusTone } from '@/ui/status'
import { Thumbnail } from '../shared/thumbnail'
import { RowList } from '../shared/lists/row-list'

interface ReviewRowsProps {
  reviews: readonly AdminReview[]
  /** Selected ids; undefined if nothing can be selected. */
  selected: readonly string[] | undefined
  onSelect: (id: string, isSelected: boolean) => void
  onOpen: (id: string) => void
}

const TONES: Readonly<Record<AdminReview['state'], StatusTone>> = {
  waiting: 'warn',
  shown: 'neutral',
  hidden: 'danger',
}

interface ReviewMarksProps {
  review: AdminReview
  /** Leaves out that the review is shown, as most are. @default false */
  quiet?: boolean
}

/** What has to be done about a review, else its state. */
export function ReviewMarks({ review, quiet = false }: ReviewMarksProps) {
  const t = useTranslations('adminReviews')
  const { state, photosAwait, namesAddress } = review
  return (
    <span className="flex flex-wrap items-center gap-2">
      {namesAddress && (
        <Status size="admin" tone="danger">
          {t('address')}
        </Status>
      )}
      {photosAwait && state === 'shown' ? (
        <Status size="admin" tone="warn">
          {t('photosAwait')}
        </Status>
      ) : (
        !(quiet && state === 'shown') && (
          <Status size="admin" tone={TONES[state]}>
            {t(`states.${state}`)}
          </Status>
        )
      )}
    </span>
  )
}

/** Reviews as rows, the same on a phone. */
export function ReviewRows({ reviews, selected, onSelect, onOpen }: ReviewRowsProps) {
  const t = useTranslations('adminReviews')
  const format = useFormat()
  return (
    <RowList aria-label={t('title')}>
      {reviews.map((review) => {
        const { id, user, product, photos = [], answer } = review
        const name = user || t('nameless')
        const notes = [
          format.date(review.date),
          review.size,
          review.verified && t('verified'),
          review.byShop && t('byShop'),
          photos.length > 0 && t('photoCount', { count: photos.length }),
          answer && t('answered'),
        ]
        return (
          <li
            key={id}
            data-row={id}
            className="flex flex-wrap items-start gap-x-3.5 gap-y-2 border-b border-border bg-surface px-4.5 py-3 last:border-b-0 max-sm:px-4"
          >
            {selected && (
              <Checkbox
                size="admin"
                aria-label={t('select', { name })}
                checked={selected.includes(id)}
                onChange={(event) => onSelect(id, event.target.checked)}
                className="mt-2.5"
              />
            )}
            <Thumbnail url={product.image} tint={product.tint} size="m" />
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <b className="font-semibold wrap-anywhere">{name}</b>
                <Rating value={review.rating} showValue={false} />
                <span className="text-text-muted">{product.name}</span>
              </p>
              <p className="mt-0.5 line-clamp-2 wrap-anywhere text-text-muted">{review.comment}</p>
              <p className="mt-0.5 text-a-small text-text-subtle">{notes.filter(Boolean).join(', ')}</p>
            </div>
            <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              <ReviewMarks review={review} quiet />
              <Button
                variant="outline"
                size="admin"
                data-opener
                aria-label={t('openOne', { name })}
                onClick={() => onOpen(id)}
              >
                {t('open')}
              </Button>
            </div>
          </li>
        )
      })}
    </RowList>
  )
}
