import { useTranslations } from '../../../i18n'
import { staffForm, type StaffForm } from '../../../domain/staff/staff-forms'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useDirtyReport } from '../shared/forms/use-dirty-report'
import { SaveNote, type AccountSave } from './save-note'

interface ProfileFormProps {
  admin: StaffForm
  save: AccountSave
  onSave: (input: StaffForm) => void
  /** Called when the form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
}

export function ProfileForm({ admin, save, onSave, onDirtyChange }: ProfileFormProps) {
  const t = useTranslations('admin')
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: staffForm,
    defaultValues: { name: admin.name, email: admin.email },
    texts: {
      name: t('account.problems.nameRequired'),
      email: { required: t('account.problems.emailRequired'), invalid: t('account.problems.emailInvalid') },
    },
  })
  const { errors, isDirty } = formState
  const saving = save.status === 'saving'
  useDirtyReport(isDirty, onDirtyChange)
  const field = fieldsOf({ register, clearErrors })
  return (
    <form
      noValidate
      aria-label={t('account.profile')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else submitOf(handleSubmit, onSave)(event)
      }}
    >
      <h3 className="font-semibold">{t('account.profile')}</h3>
      <SaveNote save={save} saved={t('account.profileSaved')} />
      <Field label={t('account.name')} error={errorOf(errors, 'name')} required>
        <Input autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t('account.email')} error={errorOf(errors, 'email')} required>
        <Input type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Button type="submit" size="admin" loading={saving} disabled={!isDirty} className="justify-self-end">
        {t('form.save')}
      </Button>
    </form>
  )
}
