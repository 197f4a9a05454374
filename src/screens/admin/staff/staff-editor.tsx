import { use } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { normalizeEmail } from '@/shop/shared/typed-text'
import { useTranslations } from '@/i18n'
import { memberForm, type ProvenStaffForm } from '@/shop/staff/staff-forms'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { missingOf } from '@/shop/roles/permissions'
import { DEFAULT_ROLE, type RoleRecord } from '@/shop/roles/roles'
import { Select } from '@/ui/select'
import { useRoleName } from '../roles/role-name'
import { PermissionsContext } from '../shared/permissions'
import { Note } from '@/ui/note'
import { useStoredDraft } from '../shared/forms/draft-storage'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors } from '../shared/forms/server-errors'
import type { StaffEditorState, StaffInput } from './staff-types'

interface StaffEditorProps {
  state: StaffEditorState
  roles: readonly RoleRecord[]
  onSave: (input: StaffInput) => void
  onClose: () => void
}

/** Invites or edits an administrator. Passwords can be set by their owners only. */
export function StaffEditor({ state, roles, onSave, onClose }: StaffEditorProps) {
  const t = useTranslations('adminStaff')
  const common = useTranslations('admin')
  const { member, submitting = false } = state
  const saved = {
    name: member?.name ?? '',
    email: member?.email ?? '',
    role: member?.role ?? DEFAULT_ROLE,
  }
  const form = useAdminForm({
    schema: memberForm,
    defaultValues: saved,
    texts: {
      name: t('problems.nameRequired'),
      role: t('form.saveFailed'),
      email: { required: t('problems.emailRequired'), invalid: t('problems.emailInvalid') },
    },
  })
  const draft = useStoredDraft(form, saved, state.draft)
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const typed = useWatch({ control: form.control, name: 'email' })
  const { field: role } = useController({ control: form.control, name: 'role' })
  const own = use(PermissionsContext)
  const nameOf = useRoleName()
  const proof = useOwnProof(state)
  const asksProof =
    proof.isRefused ||
    !member ||
    normalizeEmail(typed) !== normalizeEmail(member.email) ||
    role.value !== member.role
  const serverError = useServerErrors(form, proof.isRefused ? {} : state, {
    fallback: t('form.saveFailed'),
  })
  const handleSave = (input: ProvenStaffForm) => {
    const given = asksProof ? proof.take() : {}
    if (given) onSave({ ...input, ...given })
  }
  return (
    <FormDialog
      size="s"
      title={t(member ? 'form.editTitle' : 'form.inviteTitle')}
      submitLabel={member ? common('form.save') : t('form.invite')}
      submitting={submitting}
      dirty={isDirty}
      draft={draft}
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
        <Field label={t('form.role')} hint={t('form.roleHint')} required>
          <Select
            size="admin"
            value={role.value}
            onValueChange={role.onChange}
            options={roles.map((each) => ({
              value: each.id,
              label: nameOf(each),
              // Nobody gives more than they may do themselves.
              disabled: missingOf(each.permissions, own).length > 0,
            }))}
          />
        </Field>
        {asksProof && <OwnProofField proof={proof} />}
        {!member && <Note size="admin">{t('form.inviteHint')}</Note>}
      </div>
    </FormDialog>
  )
}
