import { useTranslations } from '@/i18n'
import type { Address } from '@/shop/orders/address'
import { addressOf } from '@/shop/orders/postal-address'
import { addressForm } from '@/shop/orders/address-form'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useStoredDraft, type DraftStorage } from '../../shared/forms/draft-storage'
import { FormDialog } from '../../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../../shared/forms/form-rules'
import { ConflictQuestion } from '../../shared/forms/lazy-conflict-question'

interface AddressDialogProps {
  address: Address
  submitting: boolean
  serverError: string | undefined
  /** Persists unsaved input; undefined if storage is unavailable. */
  draft: DraftStorage | undefined
  /** Shows the order as it is by now and keeps unsaved input; given if somebody else changed it. */
  onReload?: (() => void) | undefined
  onSave: (address: Address) => void
  onClose: () => void
}

/** Edits the delivery address of an order that has not been shipped. */
export function AddressDialog(props: AddressDialogProps) {
  const { address, submitting, serverError, onReload, onSave, onClose } = props
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const { street, zipCode, city, country, postNumber = '' } = address
  const required = t('work.required')
  const stored = { street, zipCode, city, country, postNumber }
  const form = useAdminForm({
    schema: addressForm,
    defaultValues: stored,
    texts: { street: required, zipCode: required, city: required },
  })
  const draft = useStoredDraft(form, stored, props.draft)
  const { register, clearErrors, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <FormDialog
      size="s"
      title={t('work.address')}
      submitLabel={common('form.save')}
      submitting={submitting}
      dirty={isDirty}
      draft={draft}
      conflictQuestion={ConflictQuestion}
      onReload={onReload}
      error={serverError !== undefined && (serverError || t('work.failed'))}
      onSubmit={submitOf(handleSubmit, (typed) =>
        onSave(addressOf({ ...typed, postNumber: typed.postNumber ?? '' })),
      )}
      onClose={onClose}
    >
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3.5">
        <Field label={t('work.street')} error={errorOf(errors, 'street')} className="col-span-2" required>
          <Input {...field('street')} />
        </Field>
        <Field label={t('work.zipCode')} error={errorOf(errors, 'zipCode')} required>
          <Input inputMode="numeric" {...field('zipCode')} />
        </Field>
        <Field label={t('work.city')} error={errorOf(errors, 'city')} required>
          <Input {...field('city')} />
        </Field>
        {country === 'Deutschland' && (
          <Field
            label={t('work.postNumber')}
            hint={t('work.postNumberHint')}
            error={errorOf(errors, 'postNumber')}
            className="col-span-2"
          >
            <Input inputMode="numeric" {...field('postNumber')} />
          </Field>
        )}
        <Field label={t('work.country')} hint={t('work.countryHint')} className="col-span-2">
          <Input readOnly {...field('country')} />
        </Field>
      </div>
    </FormDialog>
  )
}
