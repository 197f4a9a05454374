import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '@/i18n'
import type { Platform } from '@/shop/shared/platform'
import type { ShopDetails } from '@/shop/shop-details/shop-details'
import { shopForm } from '@/shop/shop-details/shop-form'
import { ControlSizeProvider } from '@/ui/control-size'
import { Note } from '@/ui/note'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { useStoredDraft } from '../shared/forms/draft-storage'
import { fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { SaveErrorNote } from '../shared/forms/form-notes'
import { SaveBar } from '../shared/forms/page-form'
import { FormSummary } from '../shared/forms/form-summary'
import { ConflictQuestion } from '../shared/forms/lazy-conflict-question'
import { useConflictQuestion } from '../shared/forms/use-conflict-question'
import { useDirtyReport } from '../shared/forms/use-dirty-report'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { LegalEditor } from './legal-editor'
import { AnnouncementFields } from './announcement-fields'
import { DeliveryFields } from './delivery-fields'
import { SellerFields, sellerWithError } from './seller-fields'
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
      sellers: { required, invalid: t('problems.email'), taxNumber: t('problems.taxNumber') },
      delivery: {
        invalid: t('delivery.problems.invalid'),
        endNotAfterStart: t('delivery.problems.order'),
      },
    },
  })
  const { reset, control } = form
  const { errors, isDirty } = form.formState
  useDirtyReport(isDirty, onDirtyChange)
  const stored = useStoredDraft(form, details, draft, { record: details })
  const conflict = useConflictQuestion(stored, ConflictQuestion)
  const lay = useEffectEvent((earlier: ShopDetails) =>
    reset(earlier, { keepDefaultValues: true, keepFieldsRef: true }),
  )
  useEffect(() => {
    if (restored) lay(restored.details)
  }, [restored])
  const { question } = useDiscardQuestion(isDirty, stored.clear)
  const field = fieldsOfSchema(form)
  const [platform, setPlatform] = useState<Platform>('germany')
  const showError = (found: typeof errors) => setPlatform(sellerWithError(found) ?? platform)
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        aria-label={t('title')}
        className="grid gap-4"
        onSubmit={(event) => {
          if (saving || conflict.asking) event.preventDefault()
          if (conflict.asking) conflict.ask()
          else if (!saving) submitOf(form.handleSubmit, onSave, showError)(event)
        }}
      >
        <FormSummary errors={errors} />
        {conflict.note()}
        {restored && isDirty && (
          <Note size="admin" role="status">
            {t('history.laid', { version: restored.version })}
          </Note>
        )}
        <SellerFields field={field} errors={errors} platform={platform} onPlatformChange={setPlatform} />
        <AnnouncementFields field={field} />
        <DeliveryFields form={form} />
        <LegalEditor field={field} control={control} />
        {saveError && (
          <SaveErrorNote onReload={saveError.status === 'stale' ? onReload : undefined}>
            {withReason(t('saveFailed'), saveError.message)}
          </SaveErrorNote>
        )}
        <SaveBar label={t('save')} saving={saving} dirty={isDirty} />
      </form>
      <DiscardQuestion {...question} />
    </ControlSizeProvider>
  )
}
