import { useTranslations } from '../../../i18n'
import { ownPasswordForm } from '../../../domain/staff/staff-forms'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { PasswordInput } from '../../../ui/password-input'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { useServerErrors } from '../shared/forms/server-errors'
import { usePasswordTexts } from './password-texts'
import { SaveNote, type AccountSave } from './save-note'

interface PasswordFormProps {
  save: AccountSave
  onSave: (input: { currentPassword: string; newPassword: string }) => void
}

export function PasswordForm({ save, onSave }: PasswordFormProps) {
  const t = useTranslations('admin')
  const form = useAdminForm({
    schema: ownPasswordForm,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    texts: { currentPassword: t('account.problems.currentRequired'), ...usePasswordTexts() },
  })
  const { handleSubmit } = form
  const { errors } = form.formState
  const saving = save.status === 'saving'
  const field = fieldsOf(form)
  useServerErrors(form, save.status === 'failed' ? save : {}, { fallback: '' })
  return (
    <form
      noValidate
      aria-label={t('account.password')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else
          submitOf(handleSubmit, ({ currentPassword, newPassword }) =>
            onSave({ currentPassword, newPassword }),
          )(event)
      }}
    >
      <div>
        <h3 className="font-semibold">{t('account.password')}</h3>
        <p className="text-a-small text-text-muted">{t('account.passwordHint')}</p>
      </div>
      <SaveNote save={save} saved={t('account.passwordSaved')} />
      <Field label={t('account.currentPassword')} error={errorOf(errors, 'currentPassword')} required>
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </Field>
      <Field label={t('account.newPassword')} error={errorOf(errors, 'newPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('newPassword')} />
      </Field>
      <Field label={t('account.confirmPassword')} error={errorOf(errors, 'confirmPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
      <Button type="submit" size="admin" loading={saving} className="justify-self-end">
        {t('account.changePassword')}
      </Button>
    </form>
  )
}
