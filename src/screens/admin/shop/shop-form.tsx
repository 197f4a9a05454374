import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from '@/i18n'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { shopForm } from '@/shop/shop-details/shop-form'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Note } from '@/ui/note'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { resetToSaved, useStoredDraft } from '../shared/forms/draft-storage'
import { fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { RestoredNote, SaveErrorNote } from '../shared/forms/form-notes'
import { FormSummary } from '../shared/forms/form-summary'
import { useDirtyReport } from '../shared/forms/use-dirty-report'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { LegalEditor } from './legal-editor'
import { LocalizedFields } from './localized-fields'
import { SellerFields } from './seller-fields'
import type { ShopSaving } from './shop-types'

interface ShopFormProps extends ShopSaving {
  details: ShopDetails
  onSave: (details: ShopDetails) => void
  /** Refetches the stored version and keeps unsaved input. */
  onReload: () => void
  /** Called when the form starts or stops having unsaved changes. */
  onDirtyChange: (dirty: boolean) => void
}

/** Form of the shop's details; unsaved input is persisted until it is saved or discarded. */
export function ShopForm(props: ShopFormProps) {
  const { details, saving = false, saveError, restored, draft, onSave, onReload, onDirtyChange } = props
  const t = useTranslations('adminShop')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const required = t('problems.required')
  const form = useAdminForm({
    schema: shopForm,
    defaultValues: details,
    texts: {
      company: required,
      street: required,
      zipCode: required,
      city: required,
      country: required,
      email: t('problems.email'),
      vatId: { taxNumber: t('problems.taxNumber') },
    },
  })
  const { reset, control } = form
  const { errors, isDirty } = form.formState
  useDirtyReport(isDirty, onDirtyChange)
  const resetTo = useEffectEvent((next: ShopDetails) => resetToSaved(reset, next, draft))
  useEffect(() => resetTo(details), [details])
  const lay = useEffectEvent((earlier: ShopDetails) =>
    reset(earlier, { keepDefaultValues: true, keepFieldsRef: true }),
  )
  useEffect(() => {
    if (restored) lay(restored.details)
  }, [restored])
  const stored = useStoredDraft(form, details, draft)
  const { question } = useDiscardQuestion(isDirty, stored.clear)
  const field = fieldsOfSchema(form)
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        aria-label={t('title')}
        className="grid gap-4"
        onSubmit={(event) => {
          if (saving) event.preventDefault()
          else submitOf(form.handleSubmit, onSave)(event)
        }}
      >
        <FormSummary errors={errors} />
        <RestoredNote draft={stored} />
        {restored && isDirty && (
          <Note size="admin" role="status">
            {t('history.laid', { version: restored.version })}
          </Note>
        )}
        <SellerFields field={field} errors={errors} />
        <LocalizedFields field={field} />
        <LegalEditor field={field} control={control} />
        {saveError && (
          <SaveErrorNote onReload={saveError.status === 'stale' ? onReload : undefined}>
            {withReason(t('saveFailed'), saveError.message)}
          </SaveErrorNote>
        )}
        <div className="sticky bottom-0 flex items-center gap-3 border-t border-border bg-bg py-3 max-md:-mx-4 max-md:px-4">
          <span role="status" className="mr-auto text-text-subtle">
            {saving ? common('form.saving') : isDirty && common('form.unsaved')}
          </span>
          <Button type="submit" size="admin" loading={saving}>
            {t('save')}
          </Button>
        </div>
      </form>
      <DiscardQuestion {...question} />
    </ControlSizeProvider>
  )
}
