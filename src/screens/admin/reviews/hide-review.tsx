import { useTranslations } from '@/i18n'
import { HIDING_REASON_LENGTH, hidingForm } from '@/shop/reviews/admin-review-form'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'

interface HideReviewProps {
  onHide: (reason: string) => void
  onClose: () => void
}

/** Asks why a review is hidden. */
export function HideReview({ onHide, onClose }: HideReviewProps) {
  const t = useTranslations('adminReviews')
  const form = useAdminForm({
    schema: hidingForm,
    defaultValues: { reason: '' },
    texts: { reason: t('hiding.missing') },
  })
  const submit = submitOf(form.handleSubmit, ({ reason }) => onHide(reason))
  return (
    <FormDialog
      size="s"
      title={t('hiding.title')}
      submitLabel={t('hiding.confirm')}
      submitting={false}
      dirty={false}
      onSubmit={(event) => {
        // React hands the event on to the form of the dialog around this one.
        event.stopPropagation()
        return submit(event)
      }}
      onClose={onClose}
    >
      <Field
        label={t('hiding.reason')}
        hint={t('hiding.reasonHint')}
        error={errorOf(form.formState.errors, 'reason')}
        required
      >
        <Textarea rows={2} maxLength={HIDING_REASON_LENGTH} {...fieldsOfSchema(form)('reason')} />
      </Field>
    </FormDialog>
  )
}
