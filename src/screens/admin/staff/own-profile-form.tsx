import { useWatch } from 'react-hook-form'
import { normalizeEmail } from '@/shop/shared/typed-text'
import { useTranslations } from '@/i18n'
import { staffForm, type ProvenStaffForm, type StaffForm } from '@/shop/staff/staff-forms'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useDirtyReport } from '../shared/forms/use-dirty-report'
import { SaveNote, type AccountSave } from './save-note'

interface ProfileFormProps {
  admin: StaffForm
  save: AccountSave
  /** Called with a proof if the address changes. */
  onSave: (input: ProvenStaffForm) => void
  /** Called when the form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
}

export function ProfileForm({ admin, save, onSave, onDirtyChange }: ProfileFormProps) {
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  const { register, clearErrors, handleSubmit, formState, control } = useAdminForm({
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
  const field = fieldsOfSchema({ register, clearErrors })
  const typed = useWatch({ control, name: 'email' })
  const proof = useOwnProof(save.status === 'failed' ? save : {})
  const asksProof = proof.isRefused || normalizeEmail(typed) !== normalizeEmail(admin.email)
  const handleSave = (input: StaffForm) => {
    const given = asksProof ? proof.take() : {}
    if (given) onSave({ ...input, ...given })
  }
  return (
    <form
      noValidate
      aria-label={t('account.profile')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else submitOf(handleSubmit, handleSave)(event)
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
      {asksProof && <OwnProofField proof={proof} />}
      <Button type="submit" size="admin" loading={saving} disabled={!isDirty} className="justify-self-end">
        {common('form.save')}
      </Button>
    </form>
  )
}
