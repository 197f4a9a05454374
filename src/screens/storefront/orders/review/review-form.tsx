import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { customerReviewForm, REVIEW_COMMENT_LENGTH } from '@/shop/reviews/review-form'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { RatingInput } from '@/ui/rating-input'
import { Textarea } from '@/ui/textarea'
import { FocusNote } from '../../shared/focus-note'
import { useShopForm } from '../../shared/use-shop-form'
import type { LineReviewProps } from './line-review-types'
import { ReviewPhotosField } from './review-photos-field'

const FIELDS = ['rating', 'comment'] as const

/** Rating and comment; submitting again replaces the previous review. */
export function ReviewForm({ id, name, own, state, onSave }: LineReviewProps & { id: string }) {
  const t = useTranslations('account')
  const { field, errorOf, handleSubmit, control, values } = useShopForm({
    schema: customerReviewForm,
    fields: FIELDS,
    defaultValues: own ?? { rating: 0, comment: '' },
    texts: {
      rating: t('review.problems.rating'),
      comment: { tooLong: t('review.problems.tooLong'), invalid: t('review.problems.tooShort') },
    },
  })
  const busy = state.status === 'saving'
  const [photos, setPhotos] = useState<readonly File[]>([])
  return (
    <form
      id={id}
      noValidate
      aria-busy={busy}
      aria-label={t('review.form', { name })}
      className="mt-3 grid gap-3.5 rounded-m bg-surface-sunken p-4"
      onSubmit={(event) => void handleSubmit((review) => onSave(review, photos))(event)}
    >
      <Field label={t('review.rating')} error={errorOf('rating')} group>
        <Controller
          name="rating"
          control={control}
          render={({ field: { value, onChange, name: fieldName, ref } }) => (
            <RatingInput
              // Of the group its first star receives the focus.
              ref={(group) => ref(group?.querySelector('input'))}
              name={`${id}-${fieldName}`}
              label={t('review.rating')}
              value={value}
              onValueChange={(stars) => {
                onChange(stars)
                values.clearErrors('rating')
              }}
            />
          )}
        />
      </Field>
      <Field label={t('review.comment')} hint={t('review.hint')} error={errorOf('comment')}>
        <Textarea
          rows={3}
          maxLength={REVIEW_COMMENT_LENGTH}
          autoComplete="off"
          readOnly={busy}
          {...field('comment')}
        />
      </Field>
      <ReviewPhotosField photos={photos} disabled={busy} onChange={setPhotos} />
      {state.status === 'failed' && (
        <FocusNote size="s" signal={state}>
          {state.message || t(state.isSaved ? 'review.photosFailed' : 'review.failed')}
        </FocusNote>
      )}
      <Button type="submit" size="s" loading={busy} className="justify-self-start">
        {t('review.send')}
      </Button>
    </form>
  )
}
