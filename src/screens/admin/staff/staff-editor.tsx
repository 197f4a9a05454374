import { useWatch } from 'react-hook-form'
import { normalizeEmail } from '../../../domain/shared/typed-text'
import { useTranslations } from '../../../i18n'
import { staffForm, type StaffForm } from '../../../domain/staff/staff-forms'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Note } from '../../../ui/note'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnPasswordField, useOwnPassword } from '../shared/forms/own-password'
import { useServerErrors } from '../shared/forms/server-errors'
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
  const { member, submitting = false } = state
  const form = useAdminForm({
    schema: staffForm,
    defaultValues: { name: member?.name ?? '', email: member?.email ?? '' },
    texts: {
      name: t('problems.nameRequired'),
      email: { required: t('problems.emailRequired'), invalid: t('problems.emailInvalid') },
    },
  })
  const { errors, isDirty } = form.formState
  const field = fieldsOf(form)
  const typed = useWatch({ control: form.control, name: 'email' })
  const password = useOwnPassword(state)
  const asksPassword = password.isRefused || !member || normalizeEmail(typed) !== normalizeEmail(member.email)
  const serverError = useServerErrors(form, password.isRefused ? {} : state, {
    fallback: t('form.saveFailed'),
  })
  const handleSave = (input: StaffForm) => {
    const currentPassword = asksPassword ? password.take() : undefined
    if (!asksPassword || currentPassword !== undefined) onSave({ ...input, currentPassword })
  }
  return (
    <FormDialog
      size="s"
      className={sheetOnPhone}
      title={t(member ? 'form.editTitle' : 'form.inviteTitle')}
      submitLabel={member ? common('form.save') : t('form.invite')}
      submitting={submitting}
      dirty={isDirty}
      error={serverError}
      onSubmit={submitOf(form.handleSubmit, handleSave)}
      onClose={onClose}
    >
      <div className="grid gap-3.5">
        <Field label={t('form.name')} error={errorOf(errors, 'name')} required>
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <Field label={t('form.email')} error={errorOf(errors, 'email')} required>
          <Input type="email" autoComplete="off" {...field('email')} />
        </Field>
        {asksPassword && <OwnPasswordField password={password} />}
        {!member && <Note size="admin">{t('form.inviteHint')}</Note>}
      </div>
    </FormDialog>
  )
}
