import { useState } from 'react'
import { TrashIcon } from '@/icons'
import { isolated } from '@/shop/shared/isolated'
import { useFormat, useTranslations } from '@/i18n'
import { answerForm, ANSWER_LENGTH } from '@/shop/reviews/admin-review-form'
import type { AdminReview } from '@/shop/reviews/admin-reviews'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Rating } from '@/ui/rating'
import { Textarea } from '@/ui/textarea'
import { sectionHref } from '../layout/sections'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useMay } from '../shared/permissions'
import { HideReview } from './hide-review'
import { ReviewMarks } from './review-rows'

interface ReviewDialogProps {
  review: AdminReview
  /** Keeps the answer when the session ends. */
  draft?: DraftStorage
  submitting: boolean
  /** Error message of the server; '' if it sent none. */
  serverError: string | undefined
  /** Saves the answer; also shows what is not shown yet. */
  onAnswer: (answer: string) => void
  onApprove: (withPhotos: boolean) => void
  onHide: (reason: string) => void
  onRemove: () => void
  onClose: () => void
}

/** A review with its photos, the shop's answer and what may be done about it. */
export function ReviewDialog({
  review,
  draft,
  submitting,
  serverError,
  onAnswer,
  onApprove,
  onHide,
  onRemove,
  onClose,
}: ReviewDialogProps) {
  const t = useTranslations('adminReviews')
  const format = useFormat()
  const mayWrite = useMay('reviews.write')
  const mayOrders = useMay('orders.read')
  const [asking, setAsking] = useState<'hide' | 'remove'>()
  const saved = { answer: review.answer?.text ?? '' }
  const form = useAdminForm({
    schema: answerForm,
    defaultValues: saved,
    texts: { answer: { tooLong: t('dialog.tooLong'), invalid: t('dialog.unprintable') } },
  })
  const stored = useStoredDraft(form, saved, draft)
  const { errors, isDirty } = form.formState
  const { state, photosAwait, order, product, photos = [] } = review
  const awaits = state !== 'shown' || photosAwait
  const name = review.user || t('nameless')
  return (
    <FormDialog
      size="l"
      title={t('dialog.title', { product: product.name, name: isolated(name) })}
      mark={<ReviewMarks review={review} />}
      submitLabel={t(awaits ? 'dialog.approveAnswer' : 'dialog.save')}
      submitting={submitting}
      readOnly={!mayWrite}
      dirty={isDirty}
      draft={stored}
      error={serverError !== undefined && (serverError || t('dialog.failed'))}
      onSubmit={submitOf(form.handleSubmit, ({ answer }) => onAnswer(answer))}
      onClose={onClose}
      foot={
        mayWrite && (
          <Button
            variant="danger-quiet"
            size="admin"
            disabled={submitting}
            onClick={() => setAsking('remove')}
          >
            {t('dialog.remove')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Rating size="m" value={review.rating} showValue={false} />
          <span className="text-text-muted">{format.date(review.date, 'long')}</span>
          {order && mayOrders && (
            <Link href={`${sectionHref('orders')}&order=${order.id}`} className="ms-auto">
              {t('dialog.order', { number: order.orderNumber })}
            </Link>
          )}
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{review.comment}</p>
        {review.hiddenReason !== '' && (
          <p className="text-a-small text-text-muted">
            {t('dialog.reason', { reason: isolated(review.hiddenReason) })}
          </p>
        )}
        {photos.length > 0 && (
          <ul aria-label={t('dialog.photos')} className="grid grid-cols-3 gap-3 max-sm:grid-cols-2">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <a href={photo.url} target="_blank" rel="noreferrer">
                  <Picture
                    image={photo}
                    alt={t('dialog.photo', { number: index + 1 })}
                    width={4}
                    height={3}
                    sizes="200px"
                    className="w-full rounded-m bg-surface-sunken"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            {awaits && (
              <Button variant="outline" size="admin" disabled={submitting} onClick={() => onApprove(true)}>
                {t('dialog.approve')}
              </Button>
            )}
            {photosAwait && (
              <Button variant="outline" size="admin" disabled={submitting} onClick={() => onApprove(false)}>
                {t('dialog.withoutPhotos')}
              </Button>
            )}
            {state !== 'hidden' && (
              <Button variant="outline" size="admin" disabled={submitting} onClick={() => setAsking('hide')}>
                {t('dialog.hide')}
              </Button>
            )}
          </div>
        )}
        <Field
          label={t('dialog.answer')}
          hint={t('dialog.answerHint')}
          error={errorOf(errors, 'answer')}
          optional
        >
          <Textarea
            rows={4}
            maxLength={ANSWER_LENGTH}
            readOnly={!mayWrite || submitting}
            {...fieldsOfSchema(form)('answer')}
          />
        </Field>
      </div>
      {asking === 'hide' && (
        <HideReview
          onHide={(reason) => {
            setAsking(undefined)
            onHide(reason)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && (
        <AlertDialog
          size="admin"
          open
          icon={TrashIcon}
          title={t('removal.title', { name: isolated(name) })}
          description={t('removal.text')}
          confirmLabel={t('removal.confirm')}
          onConfirm={() => {
            setAsking(undefined)
            onRemove()
          }}
          onOpenChange={(open) => !open && setAsking(undefined)}
        />
      )}
    </FormDialog>
  )
}
