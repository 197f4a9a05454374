import { useTranslations } from '../../../i18n'
import { staffForm } from '../../../domain/staff/staff-forms'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Note } from '../../../ui/note'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { sheetOnPhone } from '../shared/forms/modal-styles'
import type { StaffEditorState, StaffInput } from './staff-types'

interface StaffEditorProps {
  state: StaffEditorState
  onSave: (input: StaffInput) => void
  onClose: () => void
}

/** Invites or edits an administrator. Passwords can be set by their owners only. */
export function StaffEditor({ state, onSave, onClose }: StaffEditorProps) {
  const t = useTranslations('adminStaff')
  const common = useTranslations('admin')
  const { member, submitting = false, serverError } = state
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: staffForm,
    defaultValues: { name: member?.name ?? '', email: member?.email ?? '' },
    texts: {
      name: t('problems.nameRequired'),
      email: { required: t('problems.emailRequired'), invalid: t('problems.emailInvalid') },
    },
  })
  const { errors, isDirty } = formState
  const field = fieldsOf({ register, clearErrors })
  return (
    <FormDialog
      size="s"
      className={sheetOnPhone}
      title={t(member ? 'form.editTitle' : 'form.inviteTitle')}
      submitLabel={member ? common('form.save') : t('form.invite')}
      submitting={submitting}
      dirty={isDirty}
      error={serverError !== undefined && (serverError || t('form.saveFailed'))}
      onSubmit={submitOf(handleSubmit, onSave)}
      onClose={onClose}
    >
      <div className="grid gap-3.5">
        <Field label={t('form.name')} error={errorOf(errors, 'name')} required>
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <Field label={t('form.email')} error={errorOf(errors, 'email')} required>
          <Input type="email" autoComplete="off" {...field('email')} />
        </Field>
        {!member && <Note size="admin">{t('form.inviteHint')}</Note>}
      </div>
    </FormDialog>
  )
}
