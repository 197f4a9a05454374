import { useTranslations } from '@/i18n'
import { newPasswordForm } from '@/shop/staff/staff-forms'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors } from '../shared/forms/server-errors'
import { usePasswordTexts } from './password-texts'
import { SaveNote, type AccountSave } from './save-note'

interface PasswordFormProps {
  save: AccountSave
  onSave: (input: OwnProof & { readonly newPassword: string }) => void
}

export function PasswordForm({ save, onSave }: PasswordFormProps) {
  const t = useTranslations('adminAccess')
  const form = useAdminForm({
    schema: newPasswordForm,
    defaultValues: { newPassword: '', confirmPassword: '' },
    texts: usePasswordTexts(),
  })
  const { handleSubmit } = form
  const { errors } = form.formState
  const saving = save.status === 'saving'
  const field = fieldsOfSchema(form)
  const refusal = save.status === 'failed' ? save : {}
  const proof = useOwnProof(refusal, t('account.problems.currentRequired'))
  useServerErrors(form, refusal, { fallback: '' })
  return (
    <form
      noValidate
      aria-label={t('account.password')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else
          submitOf(
            handleSubmit,
            ({ newPassword }) => {
              const given = proof.take()
              if (given) onSave({ ...given, newPassword })
            },
            () => void proof.take(),
          )(event)
      }}
    >
      <div>
        <h3 className="font-semibold">{t('account.password')}</h3>
        <p className="text-a-small text-text-muted">{t('account.passwordHint')}</p>
      </div>
      <SaveNote save={save} saved={t('account.passwordSaved')} />
      <OwnProofField proof={proof} label={t('account.currentPassword')} />
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
