import type { ReactNode } from 'react'
import type { Review } from '@/shop/catalogue/product'
import { CheckIcon } from '@/icons'
import { useContentLang, useFormat, useTranslations } from '@/i18n'
import { Badge } from '@/ui/badge'
import { Rating } from '@/ui/rating'

interface ReviewEntryProps {
  review: Review
  /** Photos of the review. */
  photos?: ReactNode
  /** Button that marks it as helpful. */
  action?: ReactNode
}

/** A review with the shop's answer. */
export function ReviewEntry({ review, photos, action }: ReviewEntryProps) {
  const t = useTranslations('reviews')
  const format = useFormat()
  const lang = useContentLang()
  const { answer, size } = review
  return (
    <li className="border-b border-border py-6.5 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
          <b className="font-semibold wrap-anywhere">{review.user || t('nameless')}</b>
          {review.verified && (
            <span className="flex items-center gap-1.25 text-caption text-text-brand">
              <CheckIcon size="s" />
              {t('verified')}
            </span>
          )}
          {review.byShop && (
            <Badge variant="line" size="s">
              {t('byShop')}
            </Badge>
          )}
        </p>
        <p className="text-caption text-text-subtle">
          {size !== undefined && <span>{size}, </span>}
          <time dateTime={review.date}>{format.date(review.date, 'long')}</time>
        </p>
      </div>
      <p className="my-2">
        <Rating value={review.rating} showValue={false} />
      </p>
      <p lang={lang} className="max-w-[62ch] text-pretty wrap-anywhere whitespace-pre-line text-text-muted">
        {review.comment}
      </p>
      {photos}
      {answer && (
        <div className="mt-4 max-w-[62ch] border-s-2 border-border-strong ps-4 text-small">
          <p className="font-semibold">{t('answer')}</p>
          <p lang={lang} className="mt-0.5 text-pretty wrap-anywhere whitespace-pre-line text-text-muted">
            {answer.text}
          </p>
        </div>
      )}
      {action}
    </li>
  )
}
