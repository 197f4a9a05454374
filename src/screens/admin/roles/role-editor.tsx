import { useController } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import type { Permission } from '@/shop/roles/permissions'
import { roleForm, type RoleInput } from '@/shop/roles/role-form'
import type { RoleRecord } from '@/shop/roles/roles'
import { FormDialog } from '../shared/forms/form-dialog'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import { useServerErrors, type SaveRefusal } from '../shared/forms/server-errors'
import { PermissionGroups } from './permission-groups'

/** State of the form; a new role if `role` is undefined. */
export interface RoleEditorState extends SaveRefusal {
  readonly role?: RoleRecord
  readonly submitting?: boolean
}

interface RoleEditorProps {
  state: RoleEditorState
  /** What the one who edits may give. */
  own: readonly Permission[]
  onSave: (input: RoleInput) => void
  onClose: () => void
}

/** Creates or edits a role; other permissions of one that exists need a proof. */
export function RoleEditor({ state, own, onSave, onClose }: RoleEditorProps) {
  const t = useTranslations('adminRoles')
  const common = useTranslations('admin')
  const { role, submitting = false } = state
  const form = useAdminForm({
    schema: roleForm,
    defaultValues: { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] },
    texts: { name: t('problems.nameRequired'), permissions: t('problems.permissionsRequired') },
  })
  const { errors, isDirty } = form.formState
  const field = fieldsOfSchema(form)
  const { field: ticked } = useController({ control: form.control, name: 'permissions' })
  const proof = useOwnProof(state)
  const changed = role !== undefined && role.permissions.join() !== ticked.value.join()
  const asksProof = proof.isRefused || changed
  const serverError = useServerErrors(form, proof.isRefused ? {} : state, {
    fallback: t('form.saveFailed'),
  })
  const save = ({ name, permissions }: Pick<RoleInput, 'name' | 'permissions'>) => {
    const given = asksProof ? proof.take() : {}
    if (given) onSave({ name, permissions, ...given })
  }
  return (
    <FormDialog
      size="m"
      title={t(role ? 'form.editTitle' : 'form.createTitle')}
      submitLabel={role ? common('form.save') : t('create')}
      submitting={submitting}
      dirty={isDirty}
      error={serverError}
      onSubmit={submitOf(form.handleSubmit, save)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {role && role.people > 0 && <Note size="admin">{t('form.inUseHint', { count: role.people })}</Note>}
        <Field label={t('form.name')} error={errorOf(errors, 'name')} required>
          <Input autoComplete="off" {...field('name')} />
        </Field>
        <p className="text-a-small text-text-muted">
          {t('form.impliedHint')} {t('form.beyondHint')}
        </p>
        {errors.permissions && (
          <Note size="admin" tone="danger">
            {t('problems.permissionsRequired')}
          </Note>
        )}
        <PermissionGroups
          value={ticked.value}
          own={own}
          onChange={(permissions) => ticked.onChange([...permissions])}
        />
        {asksProof && <OwnProofField proof={proof} />}
      </div>
    </FormDialog>
  )
}
