import { useTranslations } from '@/i18n'
import { LANGUAGES } from '@/shop/shared/language'
import type { Platform } from '@/shop/shared/platform'
import { newCustomerForm, type NewCustomer } from '@/shop/users/customer-form'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Note } from '@/ui/note'
import { useStoredDraft, type DraftStorage } from '../shared/forms/draft-storage'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'
import { PlatformSelect } from '../shared/platform-select'

interface CustomerCreatorProps extends SaveRefusal {
  /** The one that the list is filtered by. */
  platform?: Platform | undefined
  /** Keeps what is typed when the session ends. */
  draft?: DraftStorage
  submitting?: boolean
  onSave: (customer: NewCustomer) => void
  onClose: () => void
}

/** Makes a customer, who gets a mail to set a password. */
export function CustomerCreator({
  platform = 'germany',
  draft,
  submitting = false,
  onSave,
  onClose,
  ...refused
}: CustomerCreatorProps) {
  const t = useTranslations('adminUsers')
  const invalid = t('edit.invalid')
  const blank = {
    name: '',
    email: '',
    phone: '',
    platform,
    language: platform === 'turkey' ? ('tr' as const) : ('de' as const),
  }
  const form = useAdminForm({
    schema: newCustomerForm,
    defaultValues: blank,
    texts: {
      name: { required: t('edit.nameRequired'), invalid },
      email: t('create.emailInvalid'),
      phone: invalid,
    },
  })
  const stored = useStoredDraft(form, blank, draft)
  const refusal = useServerErrors(form, refused, { fallback: t('create.failed') })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  return (
    <FormDialog
      size="m"
      title={t('create.title')}
      submitLabel={t('create.submit')}
      submitting={submitting}
      dirty={isDirty}
      draft={stored}
      error={refusal}
      onSubmit={submitOf(form.handleSubmit, onSave)}
      onClose={onClose}
    >
      <div className="grid gap-3.5">
        <Field label={t('edit.name')} error={errorOf(errors, 'name')} required>
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <Field label={t('edit.email')} error={errorOf(errors, 'email')} required>
          <Input type="email" autoComplete="off" {...field('email')} />
        </Field>
        <Field label={t('modal.phone')} error={errorOf(errors, 'phone')} optional>
          <Input type="tel" autoComplete="off" {...field('phone')} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('platform')} required>
            <PlatformSelect {...field('platform')} />
          </Field>
          <Field label={t('create.language')} required>
            <NativeSelect {...field('language')}>
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {t(`create.languages.${each}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Note size="admin">{t('create.hint')}</Note>
      </div>
    </FormDialog>
  )
}
